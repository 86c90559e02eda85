import { countFindings, type Finding, whereIs } from './finding';

/** Wraps text for a terminal, or leaves it plain. */
export type Paint = (colour: 'red' | 'yellow' | 'green' | 'dim', text: string) => string;

export const plain: Paint = (_, text) => text;

const CODES = { red: 31, yellow: 33, green: 32, dim: 2 };

export const coloured: Paint = (colour, text) => `\u001b[${CODES[colour]}m${text}\u001b[0m`;

/** A number and its noun, e.g. "1 error", "2 errors". */
function counted(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** One sentence with both counts. */
export function summarize(findings: readonly Finding[]): string {
  const { errors, warnings } = countFindings(findings);
  if (errors === 0) return `Ready for launch (${counted(warnings, 'warning')}).`;
  return `Not ready for launch: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}.`;
}

/** Every finding in a line of its own, a blank line between files, the counts last. */
export function formatReport(findings: readonly Finding[], paint: Paint): string {
  const files = [...new Set(findings.map(({ file }) => file))];
  const groups = files.map((file) =>
    findings
      .filter((finding) => finding.file === file)
      .map((finding) => {
        const severity = paint(finding.severity === 'error' ? 'red' : 'yellow', finding.severity);
        const label = finding.kind === 'unconfirmed' ? ` ${paint('dim', '(not confirmed)')}` : '';
        return `${whereIs(finding)} ${severity}${label} ${finding.message}`;
      })
      .join('\n'),
  );
  const { errors } = countFindings(findings);
  const last = paint(errors > 0 ? 'red' : 'green', summarize(findings));
  const hint = findings.some(({ kind }) => kind === 'unconfirmed')
    ? ['Settle each fact that is not confirmed with the clinic, then delete its pending sentence.']
    : [];
  return [...groups, [...hint, last].join('\n')].join('\n\n');
}
