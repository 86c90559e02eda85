import { isPending, type Text } from './content';
import { error, type Note } from './finding';

/** Words no page may use, and what to say instead. */
const banned: readonly { pattern: RegExp; instead: string }[] = [
  {
    pattern:
      /\b(cure[sd]?|curing|miracles?|miraculous|breakthroughs?|revolutionary|life-changing|rewir(e[sd]?|ing))\b/i,
    instead: 'say what changed, for whom, and by how much',
  },
  {
    pattern:
      /\b((clinically )?proven|guarantee[sd] (results|to)|guaranteed|100%|painless|risk[- ]free|no side effects|safe and effective)(?!\w)/i,
    instead: 'no care is sure to work or free of risk: say what studies found',
  },
  {
    pattern: /\bFDA[- ]approved (plan|program|protocol)\b/i,
    instead: 'the FDA approves drugs and clears devices, not plans',
  },
  {
    pattern:
      /\b(act now|hurry|last chance|limited[- ]time|don[’']t miss out|while (they|spots) last|free gifts?)\b/i,
    instead: 'state the fact and its date; do not press',
  },
  {
    pattern:
      /\b(suffer(s|ed|ing|ers?)?|addicts?|committed suicide|schizophrenics?|the mentally ill|victims? of)\b/i,
    instead: 'put the person first, for example “people living with depression”',
  },
];

/** The banned words in a text, with what to say instead. */
function bannedWords(text: string): { word: string; instead: string }[] {
  return banned.flatMap(({ pattern, instead }) => {
    const word = pattern.exec(text)?.[0];
    return word ? [{ word, instead }] : [];
  });
}

/** Signs of text that is not finished or not typeset, and what to do. */
const signs: readonly { pattern: RegExp; say: string }[] = [
  { pattern: /^\s*$/, say: 'There are no words here: write them, or delete the entry.' },
  { pattern: /[[\]{}<>`]/, say: 'Brackets and code would show as they stand: write plain words.' },
  { pattern: / {2}/, say: 'Two spaces stand together: delete one.' },
  {
    pattern: /\$(\d{3,}|\d+,\d)/,
    say: 'A dollar sum is typed out and would not follow the price: compute it from content/offer.ts.',
  },
];

/** Words of the law, of a state or a lender stand as they are; a film of the clinic's own contacts nobody to tell of. */
const others = [
  'safety.goodFaithEstimate.',
  'clinic.clinic.stateNotice',
  'offer.lender.',
  'policies.policyPages.',
  'home.value.financing.text',
  'home.heroVideo.disclosure.file',
];

/** Every word that claims too much, and every text that is empty, half finished or not typeset. */
export function checkWords(texts: readonly Text[]): Note[] {
  const ours = texts.filter(({ at }) => !isPending(at) && !others.some((start) => at.startsWith(start)));
  return ours.flatMap(({ at, text }) => [
    ...bannedWords(text).map(({ word, instead }) =>
      error(at, `“${word}” claims too much or hurts: ${instead}.`, text),
    ),
    ...signs
      .filter(({ pattern }) => pattern.test(text))
      .map(({ say }) => error(at, text ? `“${text}”: ${say}` : say, text)),
  ]);
}
