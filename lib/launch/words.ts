import { error, type Note, warning } from './finding';
import { isPending, type Text } from './texts';

/** Words that no page may use, keyed by the advice on what to say instead. */
const banned: Readonly<Record<string, RegExp>> = {
  'say what changed, for whom, and by how much':
    /\b(cure[sd]?|curing|miracles?|miraculous|breakthroughs?|revolutionary|life-changing|rewir(e[sd]?|ing))\b/i,
  'no care is sure to work or free of risk: say what studies found':
    /\b((clinically )?proven|guarantee[sd] (results|to)|guaranteed|100%|painless|risk[- ]free|no side effects|safe and effective)(?!\w)/i,
  'the FDA approves drugs and clears devices, not plans': /\bFDA[- ]approved (plan|program|protocol)\b/i,
  'state the fact and its date; do not press':
    /\b(act now|hurry|last chance|limited[- ]time|don[’']t miss out|while (they|spots) last|free gifts?)\b/i,
  'put the person first, for example “people living with depression”':
    /\b(suffer(s|ed|ing|ers?)?|addicts?|committed suicide|schizophrenics?|the mentally ill|victims? of)\b/i,
};

/** Signs of unfinished or badly typeset text, keyed by what to do about them. */
const signs: Readonly<Record<string, RegExp>> = {
  'There are no words here: write them, or delete the entry.': /^\s*$/,
  'Brackets and code would show as they stand: write plain words.': /[[\]{}<>`]/,
  'Two spaces stand together: delete one.': / {2}/,
  'A dollar sum is typed out and would not follow the price: compute it from content/offer.ts.':
    /\$\d|\b\d+ dollars\b/i,
};

/**
 * Texts that are not checked: words fixed by law, by a state or by a lender, and the notice for a film that is played
 * from a file (VIDEO_PROVIDER=file). That notice is empty, because playing the file contacts no other company.
 */
export const othersWords = [
  'safety.goodFaithEstimate.',
  'clinic.clinic.stateNotice',
  'offer.lender.',
  'policies.policyPages.',
  'home.planValue.financing.text',
  'home.heroVideo.disclosure.file',
];

/** Reports every word that claims too much, and every text that is empty, unfinished or badly typeset. */
export function checkWords(texts: readonly Text[]): Note[] {
  const ours = texts.filter(({ at }) => !isPending(at) && !othersWords.some((start) => at.startsWith(start)));
  return ours.flatMap(({ at, text }) => {
    const claims = Object.entries(banned).map(([instead, pattern]) => {
      const word = pattern.exec(text)?.[0];
      return word && `“${word}” claims too much or hurts: ${instead}.`;
    });
    const signsIn = Object.entries(signs).filter(([, pattern]) => pattern.test(text));
    const slips = signsIn.map(([say]) => (text ? `“${text}”: ${say}` : say));
    const range = /\.journal$/.test(at) ? undefined : /\d+ ?– ?\d+/.exec(text)?.[0];
    const dash = range && `“${range}”: write “to” for the dash, which some screen readers leave out.`;
    return [
      ...[...claims, ...slips].flatMap((fault) => (fault ? [error(at, fault, text)] : [])),
      ...(dash ? [warning(at, dash)] : []),
    ];
  });
}
