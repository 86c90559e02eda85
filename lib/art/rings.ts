type Ring = { d: string; strokeWidth: number; opacity: number };

/** Twelve half circles around 450,450 in 900 × 450: one a week, the newest the faintest. */
export function rings(): Ring[] {
  return Array.from({ length: 12 }, (_, i) => {
    const r = 84 + 32 * i;
    return {
      d: `M${450 - r} 450a${r} ${r} 0 0 1 ${2 * r} 0`,
      strokeWidth: Number((2.4 - 0.12 * i).toFixed(2)),
      opacity: Number((0.95 - 0.065 * i).toFixed(3)),
    };
  });
}
