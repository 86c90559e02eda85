import { countFindings, type Finding, whereIs } from './finding';

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

/** Every finding in a line of its own, with a blank line between files. */
export function formatFindings(findings: readonly Finding[]): string {
  const lines = findings.map((finding, i) => {
    const gap = i > 0 && findings[i - 1]?.file !== finding.file ? '\n' : '';
    const label = finding.isPending ? ' (not confirmed)' : '';
    return `${gap}${whereIs(finding)} ${finding.severity}${label} ${finding.message}`;
  });
  return lines.join('\n');
}
