import type { ItemGroupId } from '@/content/offer';

/** The colour of each group of items: for its key in the table, and for its part of the price card's bar. */
export const groupColours: Record<ItemGroupId, { key: string; bar: string }> = {
  testing: { key: 'bg-p1', bar: 'fill-p1' },
  treatment: { key: 'bg-p2', bar: 'fill-p2' },
  support: { key: 'bg-p3', bar: 'fill-p3' },
  recovery: { key: 'bg-ink-3', bar: 'fill-ink-3' },
};
