import { type Person, people, personNames } from './known-by';

/** One thing that is not ready, said to the person who can change it. */
export type Finding = {
  /** An error keeps a production build from being made; a warning is printed. */
  severity: 'error' | 'warning';
  /** A file of the project or of the export, or "settings" for what the host is told. */
  file: string;
  /** From 1; null where a whole file or setting is meant. */
  line: number | null;
  /** One sentence that says what to do. */
  message: string;
  /** Address on the site where it shows, e.g. "/#value", or null. */
  href: string | null;
  /** Whether it is a fact for the clinic to confirm. */
  isPending: boolean;
  /** Who can answer it. */
  knownBy: Person;
};

/** A finding whose line is still to be looked up. */
export type Note = Pick<Finding, 'severity' | 'message'> & {
  /**
   * Its path in content/: file, export, keys. An entry of a list goes by its id, or else by its number from 0, e.g.
   * "home.problem.cards.pieces.text". A setting's is its name after "settings", e.g. "settings.SITE_URL".
   */
  at: string;
  /** The words it is about, to find their line. */
  text?: string;
};

export function error(at: string, message: string, text?: string): Note {
  return { severity: 'error', at, message, text };
}

export function warning(at: string, message: string): Note {
  return { severity: 'warning', at, message };
}

/** Where a finding is, as editors and terminals link to it, e.g. "content/clinic.ts:26". */
export function whereIs({ file, line }: Finding): string {
  return line === null ? file : `${file}:${line}`;
}

export function countFindings(findings: readonly Finding[]) {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: findings.length - errors };
}

/** One sentence with both counts. */
export function summarize(findings: readonly Finding[]): string {
  const { errors, warnings } = countFindings(findings);
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
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

/** What one person is asked, to be sent to them: a line for each point, with its place behind it. */
export function formatQuestions(findings: readonly Finding[], person: Person): string {
  const asked = findings.filter(({ knownBy }) => knownBy === person);
  const lines = asked.map((finding) => `- ${finding.message} (${whereIs(finding)})`);
  return [`${personNames[person]}: ${asked.length === 0 ? 'nothing is open.' : ''}`.trim(), ...lines].join(
    '\n',
  );
}

/** How many points each person can answer, e.g. "owner 40, counsel 12". */
export function countByPerson(findings: readonly Finding[]): string {
  return people
    .map((person) => ({ person, count: findings.filter(({ knownBy }) => knownBy === person).length }))
    .filter(({ count }) => count > 0)
    .map(({ person, count }) => `${person} ${count}`)
    .join(', ');
}
