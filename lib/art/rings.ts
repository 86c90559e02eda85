type Ring = { radius: number; strokeWidth: number; opacity: number };

/** Twelve circles around 450,450 in 900 × 450, which cuts off their lower halves: one a week, the newest the faintest. */
export function rings(): Ring[] {
  return Array.from({ length: 12 }, (_, i) => ({
    radius: 84 + 32 * i,
    strokeWidth: Number((2.4 - 0.12 * i).toFixed(2)),
    opacity: Number((0.95 - 0.065 * i).toFixed(3)),
  }));
}
