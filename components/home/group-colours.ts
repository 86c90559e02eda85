import type { ItemGroupId } from '@/content/offer';

/** Colour of each group of items: of its key in the table, and of its part of the price card's bar. */
export const groupColours: Record<ItemGroupId, { key: string; bar: string }> = {
  testing: { key: 'bg-p1', bar: 'fill-p1' },
  treatment: { key: 'bg-p2', bar: 'fill-p2' },
  support: { key: 'bg-p3', bar: 'fill-p3' },
  recovery: { key: 'bg-ink-3', bar: 'fill-ink-3' },
};
