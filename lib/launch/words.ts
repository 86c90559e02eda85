import { error, type Note, warning } from './finding';
import { isPending, type Text } from './texts';

/** Words that no page may use, keyed by the advice on what to say instead. */
const banned: Readonly<Record<string, RegExp>> = {
  'say what changed, for whom, and by how much':
    /\b(cure[sd]?|curing|miracles?|miraculous|breakthroughs?|revolutionary|life-changing|rewir(e[sd]?|ing))\b/i,
  'no care is sure to work or free of risk, so say what studies found':
    /\b((clinically )?proven|guarantee[sd] (results|to)|guaranteed|100%|painless|risk[- ]free|no side effects|safe and effective)(?!\w)/i,
  'the FDA approves drugs and clears devices, not plans': /\bFDA[- ]approved (plan|program|protocol)\b/i,
  'state the fact and its date; do not press':
    /\b(act now|hurry|last chance|limited[- ]time|don[’']t miss out|while (they|spots) last|free gifts?)\b/i,
  'put the person first, for example “people living with depression”':
    /\b(suffer(s|ed|ing|ers?)?|addicts?|committed suicide|schizophrenics?|the mentally ill|victims? of)\b/i,
};

/** Signs of badly typeset text, keyed by what to do about them. */
const signs: Readonly<Record<string, RegExp>> = {
  'two spaces stand together, so delete one.': / {2}/,
  'a dollar sum that is typed out would not follow the price, so compute it from content/offer.ts.':
    /\$\d|\b\d+ dollars\b/i,
};

/**
 * Texts that may be empty: the notice for a film that is played from a file, because playing it contacts no other
 * company, and sentences that content/ makes from facts of content/offer.ts, because `checkMissing` asks for the facts.
 */
const mayBeEmpty = [
  'home.guarantee.gives',
  'home.heroVideo.disclosure.file',
  'home.planValue.card.due.stopped',
  'home.planValue.card.due.whole',
];

/** Texts whose wording is not checked, because a law, a state, a lender or counsel fixes it. */
export const othersWords = [
  'safety.goodFaithEstimate.',
  'clinic.clinic.stateNotice',
  'offer.lender.',
  'policies.policyPages.',
  'home.planValue.financing.text',
];

/** What is wrong with a text that has no words, or that has a gap such as "[name of the clinic]"; null if nothing is. */
function unfinishedProblem({ at, text }: Text) {
  const isEntry = /\.\d+$/.test(at);
  if (text.trim() === '')
    return `There are no words here: write them${isEntry ? ', or delete the entry' : ''}.`;
  if (/[[\]{}<>`]/.test(text))
    return `“${text}”: brackets and code would show as they stand, so write plain words.`;
  return null;
}

/** Words that claim too much, and signs of bad typesetting. */
function wordingProblems({ text }: Text) {
  const claims = Object.entries(banned).flatMap(([instead, pattern]) => {
    const word = pattern.exec(text)?.[0];
    return word ? [`“${word}”: ${instead}.`] : [];
  });
  const signsIn = Object.entries(signs).filter(([, pattern]) => pattern.test(text));
  return [...claims, ...signsIn.map(([say]) => `“${text}”: ${say}`)];
}

function dashProblem({ at, text }: Text) {
  const range = /\.journal$/.test(at) ? undefined : /\d+ ?– ?\d+/.exec(text)?.[0];
  return range && `“${range}”: write “to” for the dash, which some screen readers leave out.`;
}

/** Reports every text that is empty or unfinished, and every word that claims too much. */
export function checkWords(texts: readonly Text[]): Note[] {
  const shown = texts.filter(({ at, text }) => !isPending(at) && !(text === '' && mayBeEmpty.includes(at)));
  return shown.flatMap((each) => {
    const { at, text } = each;
    const unfinished = unfinishedProblem(each);
    const isOurs = text.trim() !== '' && !othersWords.some((start) => at.startsWith(start));
    const problems = [...(isOurs ? wordingProblems(each) : []), ...(unfinished ? [unfinished] : [])];
    const dash = isOurs && dashProblem(each);
    return [...problems.map((problem) => error(at, problem, text)), ...(dash ? [warning(at, dash)] : [])];
  });
}
