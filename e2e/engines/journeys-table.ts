import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Cell } from './journey';

type Row = Cell & { outcome: 'pass' | 'FAIL' | 'skip'; reason: string };

/** Prints, after all tests, how each journey went in each engine, on each size, with each input. */
export default class JourneysTable implements Reporter {
  private readonly rows = new Map<string, Row>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult) {
    const cell = annotations.find(({ type }) => type === 'cell')?.description;
    if (!cell) return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? '';
    const outcome = status === 'skipped' ? 'skip' : status === 'passed' ? 'pass' : 'FAIL';
    this.rows.set(test.id, { ...(JSON.parse(cell) as Cell), outcome, reason });
  }

  onEnd(_result: FullResult) {
    const rows = [...this.rows.values()];
    if (rows.length === 0) return;
    const columns = [...new Set(rows.map(({ engine, input }) => `${engine} ${input}`))].sort();
    const lines = [...new Set(rows.map(({ journey, size }) => `${journey}, ${size}`))];
    const table = [
      ['journey', ...columns],
      ...lines.map((line) => [
        line,
        ...columns.map(
          (column) =>
            rows.find(
              (row) => `${row.journey}, ${row.size}` === line && `${row.engine} ${row.input}` === column,
            )?.outcome ?? '',
        ),
      ]),
    ];
    const widths = (table[0] ?? []).map((_, index) =>
      Math.max(...table.map((row) => row[index]?.length ?? 0)),
    );
    const printed = table.map((row) => row.map((text, index) => text.padEnd(widths[index] ?? 0)).join('  '));
    console.log(`\n${printed.join('\n')}\n`);
    for (const reason of new Set(rows.map((row) => row.reason))) if (reason) console.log(reason);
  }
}
