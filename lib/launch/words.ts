import { error, type Note, warning } from './finding';
import { isPending, type Text } from './texts';

/** Words that no page may use, keyed by the advice on what to say instead. */
const banned: Readonly<Record<string, readonly RegExp[]>> = {
  'say what changed, for whom, and by how much': [
    /\b(cure[sd]?|curing|miracles?|miraculous|breakthroughs?|revolutionary|rewir(e[sd]?|ing))\b/i,
    /\b(heal(s|ed|ing)?) (you|your|depression|the (brain|mind))\b/i,
    /\b(life|game)[- ]chang(ing|ers?)\b|\bdepression[- ]free\b|\b(goodbye to|fix(es)?( your)?|ends?( your)?) depression\b/i,
    /\b(instant|immediate) (relief|results?)\b|\bsuccess rates?\b/i,
  ],
  'no care is sure to work or free of risk, so say what studies found': [
    /\b(proven|guarantee[sd]? (results|to|you)|guaranteed|100 ?(%|percent)|painless|risk[- ]free|safe and effective)(?!\w)/i,
    /\b(clinically|scientifically|medically) (shown|tested|validated)\b|\b(totally|completely|perfectly|entirely) safe\b/i,
    /\b(no|zero|(?<!\b(not|never|nor)\b[^.!?]*)without)( any)? (risks?|side[- ]effects?)\b|\b(non|not)[- ]addictive\b/i,
    /\b(works?|safe|helps?) for (everyone|everybody|anyone|all)\b(?<!(\b(no|not|neither|never|nothing)\b|n[’']t\b)[^.!?]*)/i,
  ],
  'nobody can check this, so say what you do': [
    /#1\b|\b(number one|no\. ?1)\b|\bbest (\w+ )?(clinic|care|plan|program|doctors?|team|treatment|psychiatrists?)\b/i,
    /\b(world[- ]class|award[- ]winning|state[- ]of[- ]the[- ]art|cutting[- ]edge|top[- ]rated|unmatched)\b/i,
    /\bleading (experts?|clinics?|providers?|doctors?)\b|\bthe only (clinic|plan|program|treatment)\b/i,
    /\b(doctor|physician|psychiatrist)[- ](approved|recommended)\b|\b(all[- ]natural|natural (way|treatment|therapy|remedy|relief))\b/i,
  ],
  'patients’ words and ratings are health information, so leave them out': [
    /[★⭐]|\b(5|five)[- ]stars?\b|\b(testimonials?|(patient|google|yelp) reviews?)\b|\btrusted by\b/i,
  ],
  'the FDA approves drugs and clears devices, not plans': [
    /\bFDA[- ]approved (plan|program|protocol|clinic|TMS|device)\b/i,
  ],
  'the FDA has not approved it for depression, so say “off-label”': [/\bFDA[- ]approved (IV )?ketamine\b/i],
  'state the fact and its date; do not press': [
    /\b(act now|hurry|last chance|limited[- ]time|don[’']t miss out|while (they|spots) last|free gifts?)\b/i,
    /\b(going|filling|selling)( up)? fast\b|\b(today only|only today|before it[’']s too late|before it is too late)\b/i,
  ],
  'put the person first, for example “people living with depression”': [
    /\b(suffer(s|ed|ing|ers?)?|addicts?|committed suicide|schizophrenics?|the mentally ill|victims? of)\b/i,
  ],
};

/** Signs of badly typeset text, keyed by what to do about them. */
const signs: Readonly<Record<string, RegExp>> = {
  'two spaces stand together, so delete one.': /[ \u00A0]{2}/,
  'hard spaces keep these words on one line, which is too long for a phone, so type plain spaces.':
    /(?:[^\s\u00A0]+\u00A0){5}/,
  'the page draws its own marks, so delete the one at the start.': /^\s*[•▪◦‣·*–—-]\s/,
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
  if (/\$\{[^}]*\}/.test(text))
    return (
      `“${text}” is between quotes, where ${/\$\{[^}]*\}/.exec(text)?.[0]} shows as it stands: write ` +
      '` in place of both.'
    );
  if (/[[\]{}<>`]|\*\*|^#+ /.test(text))
    return `“${text}”: brackets and code would show as they stand, so write plain words.`;
  return null;
}

/** What people, companies and places are called. A name makes no claim. */
const isName =
  /^clinic\.clinic\.(name|city|legalEntity|medicalDirector|address\b.*)$|^team\.clinicians\.\d+\.name$|^offer\.(lender|tmsDevice)\.name$/;

/** Words that claim too much, and signs of bad typesetting. `names` are no claims wherever they stand. */
function wordingProblems({ text }: Text, names: readonly string[]) {
  const claimed = names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  const claims = Object.entries(banned).flatMap(([instead, patterns]) => {
    const word = patterns.map((pattern) => pattern.exec(claimed)?.[0]).find(Boolean);
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
  const names = shown.flatMap(({ at, text }) => (isName.test(at) ? text : []));
  return shown.flatMap((each) => {
    const { at, text } = each;
    const unfinished = unfinishedProblem(each);
    const isOurs = text.trim() !== '' && !othersWords.some((start) => at.startsWith(start));
    const problems = [...(isOurs ? wordingProblems(each, names) : []), ...(unfinished ? [unfinished] : [])];
    const dash = isOurs && dashProblem(each);
    return [...problems.map((problem) => error(at, problem, text)), ...(dash ? [warning(at, dash)] : [])];
  });
}
