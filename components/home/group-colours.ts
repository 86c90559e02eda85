import { totals } from '@/components/site/figures';
import type { ItemGroupId } from '@/content/offer';

/**
 * Whether the price card's bar shows the items of each group. If the clinic states a total that is not the sum of its
 * items, no division of the bar would match the list beside it.
 */
export const barShowsGroups = totals.listedUsd === totals.sumUsd;

/** The colour of each group of items: for its key in the table, and for its part of the price card's bar. */
export const groupColours: Record<ItemGroupId, { key: string; bar: string }> = {
  testing: { key: 'bg-p1', bar: 'fill-p1' },
  treatment: { key: 'bg-p2', bar: 'fill-p2' },
  support: { key: 'bg-p3', bar: 'fill-p3' },
  recovery: { key: 'bg-ink-3', bar: 'fill-ink-3' },
};
