import type { Spread } from './spread';

/** Columns aligned, the first to the left and the rest to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]) {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** The median, with the lowest and highest where they differ. */
export function spread({ median, min, max }: Spread, digits = 0) {
  const [middle, low, high] = [median, min, max].map((value) => value.toFixed(digits));
  return low === high ? `${middle}` : `${middle} [${low}–${high}]`;
}

export function kilobytes(bytes: number) {
  return (bytes / 1000).toFixed(1);
}
