import { type Person, people, personNames } from './known-by';

/** One thing that is not ready for launch, addressed to the person who can change it. */
export type Finding = {
  /** An error stops a production build; a warning is only printed. */
  severity: 'error' | 'warning';
  /** A file of the project or of the export, or "settings" for a setting of the host. */
  file: string;
  /** Counted from 1; null if a whole file or a setting is meant. */
  line: number | null;
  /** One sentence that says what to do. */
  message: string;
  /** The message for people who do not edit files; missing if `message` suits them, too. */
  question?: string;
  /** Where it shows on the site, as a path with a fragment, e.g. "/#value", or null. */
  href: string | null;
  /** Whether the clinic has yet to confirm a fact. */
  isPending: boolean;
  /** Who can answer it. */
  knownBy: Person;
};

/** A finding before its line has been looked up. */
export type Note = Pick<Finding, 'severity' | 'message' | 'question'> & {
  /**
   * A path into content/: file, export, keys. An entry of a list is named by its id or, without one, its index from 0,
   * e.g. "home.problem.cards.pieces.text". The path of a setting is "settings" and its name, e.g. "settings.SITE_URL".
   */
  at: string;
  /** The text in question, by which its line is found. */
  text?: string;
};

export function error(at: string, message: string, text?: string): Note {
  return { severity: 'error', at, message, text };
}

export function warning(at: string, message: string): Note {
  return { severity: 'warning', at, message };
}

/** The position of a finding in the form that editors and terminals link, e.g. "content/clinic.ts:26". */
export function whereIs({ file, line }: Finding): string {
  return line === null ? file : `${file}:${line}`;
}

export function countFindings(findings: readonly Finding[]) {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: findings.length - errors };
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Both counts in one sentence. Without the built pages, it speaks only of what was checked. */
export function summarize(findings: readonly Finding[], includesPages = true): string {
  const { errors, warnings } = countFindings(findings);
  const what = includesPages ? 'Ready' : 'Content and settings are ready';
  if (errors === 0) return `${what} for launch (${counted(warnings, 'warning')}).`;
  return `Not ready for launch: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}.`;
}

/** Every finding on a line of its own, with a blank line between files. */
export function formatFindings(findings: readonly Finding[]): string {
  const lines = findings.map((finding, i) => {
    const gap = i > 0 && findings[i - 1]?.file !== finding.file ? '\n' : '';
    const label = finding.isPending ? ' (not confirmed)' : '';
    return `${gap}${whereIs(finding)} ${finding.severity}${label} ${finding.message}`;
  });
  return lines.join('\n');
}

/** The text of a finding for people who do not edit files. */
export function ask({ message, question }: Finding): string {
  return question ?? message;
}

/** The questions for one person, to be sent to them: one line each, with the position at its end. */
export function formatQuestions(findings: readonly Finding[], person: Person): string {
  const asked = findings.filter(({ knownBy }) => knownBy === person);
  const lines = asked.map((finding) => `- ${ask(finding)} (${whereIs(finding)})`);
  return [`${personNames[person]}: ${asked.length === 0 ? 'nothing is open.' : ''}`.trim(), ...lines].join(
    '\n',
  );
}

/** The number of points for each person, e.g. "owner 40, counsel 12". */
export function countByPerson(findings: readonly Finding[]): string {
  return people
    .map((person) => ({ person, count: findings.filter(({ knownBy }) => knownBy === person).length }))
    .filter(({ count }) => count > 0)
    .map(({ person, count }) => `${person} ${count}`)
    .join(', ');
}
