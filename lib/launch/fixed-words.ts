import type { Content } from './content';
import { error, type Note } from './finding';
import { isPending, type Text } from './texts';

/** Words and addresses that may not change, keyed by their path. */
type Fixed = Readonly<Record<string, string>>;

/** The navigation's links, in their order. */
const clientLinks = [
  ['Home', '/#hero'],
  ['Why Others Fail', '/#problem'],
  ['Our Solution', '/#solution'],
  ['What’s Included', '/#value'],
  ['Process', '/#process'],
  ['Guarantee', '/#guarantee'],
] as const;

/** Words that the clinic has fixed to the letter. */
const clientWords = (content: Content): Fixed => ({
  ...Object.fromEntries(
    clientLinks.flatMap(([text, href], i) => [
      [`site.navigation.links.${i}.text`, text],
      [`site.navigation.links.${i}.href`, href],
    ]),
  ),
  ...Object.fromEntries(
    [
      'Application and consultation',
      'Precision testing',
      'Accelerated TMS plus ketamine',
      'Optimization and integration',
    ].map((name, i) => [`home.planProcess.phases.${i}.name`, name]),
  ),
  'site.navigation.apply.text': 'Apply Now',
  'site.navigation.apply.href': '/booking',
  'site.bookConsult.before': 'Apply Now',
  'site.bookConsult.after': 'Book Consult',
  'site.bookConsult.href': '/booking',
  'home.hero.learnMore.text': 'Learn More About The Process',
  'home.solution.cta.text': 'See What’s Included',
  'home.finalCta.spots.strong':
    content.offer.spots.remaining === 1
      ? '1 spot remaining'
      : `${content.offer.spots.remaining} spots remaining`,
  'home.guarantee.text': `If you have completed the full plan and meaningful improvement is not felt by week ${content.offer.promise.reviewWeek}, your protocol is extended ${content.offer.promise.extensionWeeks} weeks with ${content.offer.promise.ivBoosts} IV nutrient boosts at no charge.`,
  'booking.booking.title': 'Schedule Your Free Consultation',
  'booking.booking.backText': 'Back to Home',
  'booking.steps.items.0.title': `Free ${content.offer.consultation.minutes}-minute phone consultation`,
  'thank-you.thankYou.title': 'Thank You for Scheduling!',
  'thank-you.thankYou.homeText': 'Return to Homepage',
  'errors.notFound.title': 'Oops! Page not found',
  'errors.notFound.homeText': 'Return to Home',
  'errors.applicationError.title': 'Unexpected Application Error!',
});

/** How the 988 Suicide & Crisis Lifeline describes itself (988lifeline.org). */
const lifeline: Fixed = {
  'site.crisis.call.text': 'Call 988',
  'site.crisis.call.href': 'tel:988',
  'site.crisis.text.text': 'Text 988',
  'site.crisis.text.href': 'sms:988',
  'site.crisis.chat.text': 'Chat with 988',
  'site.crisis.chat.href': 'https://988lifeline.org/chat/',
};

/** Texts that direct a reader in danger to help. Each must name both 988 and 911. */
const mustNameBoth = [
  'site.footer.crisisText',
  'safety.safety.worse',
  'safety.disclaimer.long',
  'booking.booking.notEmergency',
  'home.questions.items.family',
  'home.fit.mayNot',
];

function valueAt(content: Content, at: string): unknown {
  return at.split('.').reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)] ?? inner.find((entry) => entry?.id === key);
    return (inner as Record<string, unknown> | undefined)?.[key];
  }, content);
}

function changed(content: Content, fixed: Fixed, say: (right: string) => string): Note[] {
  return Object.entries(fixed).flatMap(([at, right]) => {
    const found = valueAt(content, at);
    if (found === right) return [];
    // Without the entry, no text can be looked up in the file.
    return found === undefined
      ? [error(at, `An entry is missing, which ${say(right)}`)]
      : [error(at, `“${found}” ${say(right)}`, String(found))];
  });
}

/** Wrong ways to name the lifeline and its numbers, each with the correct one. */
const toldWrongly: readonly [pattern: RegExp, right: string][] = [
  [
    /\b(?:call|text|dial|phone|ring|chat with)(?: or (?:call|text|dial|phone))?(?: \d{3} or)? (?!988|911)\d{3}\b(?![-\d])/i,
    'the numbers for help are 988 and 911',
  ],
  [/\breach (?!988|911)9\d\d\b/i, 'the numbers for help are 988 and 911'],
  [/\b988 (?!Suicide & Crisis Lifeline)[\w& ]*line\b/i, 'its name is “988 Suicide & Crisis Lifeline”'],
  [/\b(?!988lifeline\.org)[\w-]*(?:988|lifeline)[\w-]*\.[a-z]{2,}/i, 'its address is 988lifeline.org'],
  [/\bveterans?\b[^.]*\bpress (?!1\b)\d/i, 'veterans press 1'],
  [/\bSpanish\b[^.]*\bpress (?!2\b)\d/i, 'for Spanish one presses 2'],
];

function checkTold(texts: readonly Text[]): Note[] {
  return texts
    .filter(({ at }) => !isPending(at))
    .flatMap(({ at, text }) =>
      toldWrongly.flatMap(([pattern, right]) => {
        const said = pattern.exec(text)?.[0];
        return said ? [error(at, `“${said}”: ${right}.`, text)] : [];
      }),
    );
}

function checkLinks({ site: { navigation } }: Content): Note[] {
  const { length } = navigation.links;
  if (length <= clientLinks.length) return [];
  const message = `The navigation has ${length} links: the client has fixed ${clientLinks.length}, and the header has no room for more.`;
  return [error('site.navigation.links', message)];
}

/** The header must show the plan's own name. */
function checkBrand({ site: { site }, offer: { plan } }: Content): Note[] {
  const wordmark = site.wordmark.join(' ').trim();
  return [
    ...(wordmark === plan.name
      ? []
      : [
          error(
            'site.site.wordmark',
            `The wordmark reads “${wordmark}”, but the plan is the ${plan.name}: write that name.`,
          ),
        ]),
    ...(site.brandLabel.includes(plan.name)
      ? []
      : [
          error(
            'site.site.brandLabel',
            `“${site.brandLabel}” does not name the ${plan.name}: write that name.`,
          ),
        ]),
  ];
}

/** Words that may not change unnoticed: the clinic's own, and those that direct a person in danger to help. */
export function checkFixedWords(content: Content, texts: readonly Text[]): Note[] {
  const silent = mustNameBoth.flatMap((at) => {
    const said = JSON.stringify(valueAt(content, at) ?? '');
    const missing = ['988', '911'].filter((number) => !new RegExp(`\\b${number}\\b`).test(said));
    if (missing.length === 0) return [];
    return [error(at, `This text must direct a reader in danger to ${missing.join(' and ')}: put it back.`)];
  });
  return [
    ...changed(content, clientWords(content), (right) => `must read “${right}”: the client has fixed it.`),
    ...changed(content, lifeline, (right) => `must read “${right}”: it leads people in danger to help.`),
    ...silent,
    ...checkTold(texts),
    ...checkBrand(content),
    ...checkLinks(content),
  ];
}
