export type Spread = { median: number; min: number; max: number };

/**
 * Rounded to a ten-thousandth, which a layout shift needs.
 * @throws when there is nothing to sum up, so that a measurement that never ran is not read as zero
 */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const [min, max] = [sorted[0], sorted[sorted.length - 1]];
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ];
  if (min === undefined || max === undefined || low === undefined || high === undefined) {
    throw new Error('bench: a measurement has no values.');
  }
  return { median: round((low + high) / 2), min: round(min), max: round(max) };
}

function round(value: number) {
  return Math.round(value * 10_000) / 10_000;
}
