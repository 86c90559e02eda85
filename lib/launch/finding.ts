/** One thing that is not ready, said to the person who can change it. */
export type Finding = {
  /** An error keeps a production build from being made; a warning is printed. */
  severity: 'error' | 'warning';
  kind:
    | 'unconfirmed'
    | 'placeholder'
    | 'setting'
    | 'record'
    | 'claim'
    | 'price'
    | 'date'
    | 'video'
    | 'wording'
    | 'reading'
    | 'page'
    | 'link';
  /** A file of the project or of the export, or "settings" for what the host is told. */
  file: string;
  /** From 1; null where a whole file or setting is meant. */
  line: number | null;
  /** One sentence that says what to do. */
  message: string;
  /** Address on the site where it shows, e.g. "/#value", or null. */
  href: string | null;
};

/** Where a finding is, as editors and terminals link to it, e.g. "content/clinic.ts:26". */
export function whereIs({ file, line }: Pick<Finding, 'file' | 'line'>): string {
  return line === null ? file : `${file}:${line}`;
}

export function countFindings(findings: readonly Finding[]) {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: findings.length - errors };
}
