import { evidence } from './content';
import type { Finding, Note } from './finding';
import { knownBy } from './known-by';
import { isPending } from './texts';

/**
 * Maps the start of a content path to the address where it appears on the site. `*` stands for the next key. If several
 * match, the last one wins.
 */
const places: Readonly<Record<string, string>> = {
  'settings.SCHEDULING': '/booking#calendar-title',
  'settings.VIDEO': '/#hero',
  'analytics.': '/',
  'booking.': '/booking#*-title',
  'booking.booking.': '/booking',
  'booking.whatToExpect.': '/booking#expect-title',
  'booking.schedulerPending': '/booking#calendar-title',
  'clinic.': '/#footer',
  'evidence.': '/#evidence-title',
  'evidence.evidence.cards.': '/#rate-*',
  'evidence.references.': '/#ref-',
  'home.': '/#*',
  'home.fit.': '/#fit-title',
  'home.heroVideo.': '/#hero',
  'home.inShort.': '/#in-short-title',
  'home.problem.cards.': '/#card-*',
  'home.planProcess.': '/#process',
  'home.planProcess.phases.': '/#phase-*',
  'home.planValue.': '/#value',
  'home.questions.': '/#questions-title',
  'home.questions.items.': '/#question-*',
  'home.solution.pillars.': '/#pillar-*',
  'offer.': '/#value',
  'offer.bonusItems.': '/#item-*',
  'offer.consultation.': '/#hero',
  'offer.givesSuperbill': '/#questions-title',
  'offer.laterSession.': '/#questions-title',
  'offer.plan.': '/#hero',
  'offer.promise.': '/#guarantee',
  'offer.spots.': '/#final-cta',
  'offer.statedTotal.': '/#final-cta',
  'options.': '/#options',
  'options.options.items.': '/#option-*',
  'policies.policyPages.': '/*',
  'safety.': '/#safety',
  'safety.disclaimer.': '/#footer',
  'safety.goodFaithEstimate.': '/#good-faith-estimate',
  'site.': '/',
  'site.footer.': '/#footer',
  'team.': '/#solution',
  // Without a fragment, because the thank-you page removes everything after its path.
  'thank-you.': '/thank-you',
};

const studies: readonly string[] = evidence.references.map(({ id }) => id);

/** Where a content path appears on the site, as the path of a page and a fragment, or null if it appears nowhere. */
export function placeOf(at: string): string | null {
  const start = Object.keys(places).findLast((known) => at.startsWith(known));
  if (!start) return null;
  const [next = ''] = at.slice(start.length).split('.');
  // The anchor of a study is the number by which it is cited.
  if (start === 'evidence.references.') return `/#ref-${studies.indexOf(next) + 1}`;
  const id = next.replace(/Pending$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return (places[start] as string).replace('*', id);
}

/** The line in a content file where the given keys of an export are written, or the last of them that is found. */
function lineOf(source: string, exportName: string, keys: readonly string[], text?: string) {
  const start = source.search(new RegExp(`^export const ${exportName}\\b`, 'm'));
  if (start < 0) return null;
  const next = source.indexOf('\nexport ', start);
  const body = source.slice(0, next < 0 ? undefined : next);
  const steps = [...keys.map((key) => [`id: '${key}'`, ` ${key}:`]), [text ?? '']];
  const found = steps.reduce((at, spellings) => {
    const hits = spellings.map((spelling) => body.indexOf(spelling, at)).filter((hit) => hit > at);
    return hits[0] ?? at;
  }, start);
  return body.slice(0, found).split('\n').length;
}

/**
 * Looks up the line of a note, and where it shows on the site. If its export is not found, the message begins with its
 * path.
 */
export function locate(
  { severity, at, message, question, text }: Note,
  readFile: (file: string) => string,
): Finding {
  const [module = '', exportName = '', ...keys] = at.split('.');
  const found = {
    severity,
    message,
    question,
    href: placeOf(at),
    isPending: isPending(at),
    knownBy: knownBy(at),
  };
  if (module === 'settings') return { ...found, file: 'settings', line: null };
  const file = `content/${module}.ts`;
  const line = lineOf(readFile(file), exportName, keys, text);
  return { ...found, file, line, message: line ? message : `${at}: ${message}` };
}
