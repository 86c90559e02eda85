import { ask, type Finding } from './finding';
import { type Person, people, personNames } from './known-by';

/** The open points for one person on one page, errors first. */
type PageFindings = { name: string; findings: readonly Finding[] };

/** The open points that one person can answer, grouped by page. */
export type PersonFindings = { person: Person; findings: readonly Finding[]; pages: readonly PageFindings[] };

type NamedPage = { path: string; name: string };

const settingsName = 'the settings on your host';

function pageName({ file, href }: Finding, pages: readonly NamedPage[]) {
  if (file === 'settings') return settingsName;
  const path = href?.split('#')[0];
  return pages.find((page) => page.path === path)?.name ?? 'the site as a whole';
}

function errorsFirst(a: Finding, b: Finding) {
  return Number(a.severity === 'warning') - Number(b.severity === 'warning');
}

/** Groups findings by who can answer them, then by the page that shows them. */
export function groupFindings(
  findings: readonly Finding[],
  pages: readonly NamedPage[],
): readonly PersonFindings[] {
  return people
    .map((person) => {
      const asked = findings.filter(({ knownBy }) => knownBy === person).sort(errorsFirst);
      const names = [...new Set(asked.map((finding) => pageName(finding, pages)))];
      return {
        person,
        findings: asked,
        pages: names.map((name) => ({
          name,
          findings: asked.filter((finding) => pageName(finding, pages) === name),
        })),
      };
    })
    .filter((group) => group.findings.length > 0);
}

/** One person's open points for an email, without files and lines. */
export function tellOpenPoints({ person, pages }: PersonFindings): string {
  const parts = pages.map(({ name, findings }) =>
    [
      `${name === settingsName ? 'In' : 'On'} ${name}:`,
      ...findings.map((finding) => `- ${ask(finding)}`),
    ].join('\n'),
  );
  return [
    `What ${personNames[person].replace(/^[AWT]/, (first) => first.toLowerCase())} can answer`,
    ...parts,
  ].join('\n\n');
}
