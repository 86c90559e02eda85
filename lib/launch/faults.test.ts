import { readFileSync } from 'node:fs';
import { clinicOn, substantiation } from '@/e2e/support/fixture-clinic';
import { checkContent, joinLines } from './check-project';
import * as content from './content';
import { isExample } from './examples';

// Jest cannot load this ES module. These tests do not depend on the number of syllables.
jest.mock('syllable', () => ({ syllable: () => 1 }));

const now = new Date('2026-11-21T12:00:00Z');
const day = '2026-11-20';

const rate = { percent: 70, claim: 'got better.', substantiation };
/** The same proof as in `rate`, with different capitals and punctuation. */
const respelled = { ...substantiation, scale: 'phq-9 ', definition: `${substantiation.definition}.` };
const { crisisText } = content.site.footer;
const { address } = clinicOn(day);
const [hours] = clinicOn(day).hours.open;
const studies = content.evidence.references.map(({ id }) => id);

const callers = [
  {
    ...{ name: 'Mei Larsen', credentials: 'RN', license: 'Licensed in OH', role: 'Nurse' },
    ...{ sentence: 'I call you.', photo: null, makesTheCall: true },
  },
];

const speakers = [...callers, ...callers].map((person) => ({
  ...person,
  ...{ makesTheCall: undefined, speaksInTheFilm: true },
}));

/** One item in each of these groups, with the ids a, b, c. */
function itemsOf(...groups: string[]) {
  return groups.map((group, i) => ({ id: 'abc'[i], group, valueUsd: 500 }));
}

/** Phases with these first and last weeks, and the ids a to e. */
function phasesOf(...weeks: [from: number, to: number][]) {
  return weeks.map(([from, to], i) => ({ id: 'abcde'[i], weeks: { from, to }, details: [] }));
}

/** The content with the value at one path replaced. */
function change<Whole>(whole: Whole, at: string, value: unknown): Whole {
  const [key = '', ...rest] = at.split('.');
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string, unknown>;
  copy[key] = rest.length > 0 ? change(copy[key], rest.join('.'), value) : value;
  return copy as Whole;
}

/** Content whose facts agree with each other, whatever content/ says today. */
const right = Object.entries({
  'clinic.clinic': clinicOn(day),
  'offer.price': { paidInFullUsd: 1000, financedUsd: 1100, asOf: day },
  'offer.bonusItems': itemsOf('testing'),
  'offer.statedTotal': { valueUsd: 1500, decision: null },
  'offer.spots': { remaining: 0, perQuarter: 10, asOf: day },
  'offer.tmsDevice': { name: 'Acme Coil', coil: 'figure-8', coversSchedule: true },
  'offer.laterSession': { tmsUsd: 250, ketamineUsd: 400 },
  'offer.givesSuperbill': true,
  'offer.payment.examUsd': 650,
  'offer.payment.ifNotApproved': 'You get back its price.',
  'offer.promise.ifVisitIsMissed': 'We find a new time.',
  'offer.geneTestIsReviewed': false,
  'offer.callRecord': 'We keep nothing of the call.',
  'offer.lender': { name: 'Acme', url: 'https://lender.alt', disclosure: 'Acme lends.' },
  'evidence.evidence.cards': [
    { id: 'tms', title: 'TMS', rate },
    { id: 'both', title: 'Both', rate: null },
  ],
  'home.heroVideo.captionsCheckedOn': day,
  'home.problem.cards': [{ id: 'a', title: 'A', text: 'A.', sources: studies }],
  'home.planProcess.title': 'Twelve weeks, in four phases',
  'home.planProcess.phases': phasesOf([0, 0], [1, 2], [2, 5], [6, 12]),
  'options.options.asOf': day,
  // One is enough here, and every check reads each of their many texts.
  'options.options.items': content.options.options.items.slice(0, 1),
  'home.hero.title': 'A plan',
  'home.hero.lead': 'A plan.',
  'home.planValue.lead': 'A plan.',
  'booking.steps': { title: 'Steps', items: [] },
}).reduce((whole, [at, value]) => change(whole, at, value), content);

function findings(all: typeof content) {
  return checkContent(all, {}, now).map(({ severity, at, message }) => `${severity} ${at}: ${message}`);
}

const ofRight = findings(right);

/** The findings that appear once a value is replaced. */
function check(at: string, value: unknown) {
  return findings(change(right, at, value)).filter((finding) => !ofRight.includes(finding));
}

const rateAt = 'evidence.evidence.cards.0.rate';
const rateError = 'error evidence.evidence.cards.tms.percent: ';
const phaseError = (id: string) => `error home.planProcess.phases.${id}.weeks: `;
const badDays = ['2026-11-22', '2026-02-30', '11/20/2026', ''];

/**
 * Each row: a path, wrong values for it, and the start of the finding, which is "error" and the path unless given here.
 */
const faults: [at: string, values: unknown[], start?: string][] = [
  ['clinic.clinic.name', ['Example Psychiatry & Wellness', ' ']],
  ['clinic.clinic.phone', ['(614) 555-7342', '614-155-734']],
  [
    'clinic.clinic.email',
    ['care@mail.example.org', 'care at lakeside', 'care@lakeside', 'care@lakeside,alt'],
  ],
  ['clinic.clinic.medicalReview', [{ reviewer: ' ', reviewedOn: day }]],
  [
    'clinic.clinic.privacyUrl',
    ['http://lakeside.alt/privacy', 'privacy'],
    'error clinic.clinic.privacyUrl: .+, or like /privacy for a page of this site\\.$',
  ],
  [
    'clinic.clinic.privacyUrl',
    ['https://example.com'],
    'error clinic.clinic.privacyUrl: .+ like /privacy\\.$',
  ],
  ['clinic.clinic.healthDataUrl', ['https://www.your-clinic.com/data']],
  ['clinic.clinic.accessibilityUrl', ['mailto:care@example.com', 'help']],
  [
    'clinic.clinic.accessibilityUrl',
    ['access@lakeside.alt'],
    'error clinic.clinic.accessibilityUrl: .+write mailto:access@lakeside.alt\\.$',
  ],
  ['clinic.clinic.noticeOfPrivacyPractices', [{ url: '//notice' }]],
  ['clinic.clinic.nondiscriminationNotice', [{ doesNotApply: 'none' }]],
  ['clinic.clinic.address', [null]],
  ['clinic.clinic.statesServed', [[]]],
  [
    'clinic.clinic.statesServed',
    [['OH'], ['Ohoi'], ['ohio'], [' O.H.']],
    'error clinic.clinic.statesServed: .+ write Ohio\\.$',
  ],
  ['clinic.clinic.statesServed', [['kansas']], 'error clinic.clinic.statesServed: .+ write Kansas\\.$'],
  [
    'clinic.clinic.statesServed',
    [['Washington, D.C.'], ['D.C.'], ['Washington DC'], ['DC']],
    'error clinic.clinic.statesServed: .+ write District of Columbia\\.$',
  ],
  [
    'clinic.clinic.statesServed',
    [['Maryland and Washington, D.C.']],
    "error clinic.clinic.statesServed: .+ \\['Maryland', 'District of Columbia'\\]\\.$",
  ],
  [
    'clinic.clinic.statesServed',
    [['Midwest'], ['Ohio only']],
    'error clinic.clinic.statesServed: .+ write its whole name, like Ohio\\.$',
  ],
  [
    'clinic.clinic.statesServed',
    [['Ohio, Indiana'], ['Ohio and Indiana']],
    "error clinic.clinic.statesServed: .+ \\['Ohio', 'Indiana'\\]\\.$",
  ],
  ['safety.safety.title', [null, undefined]],
  [
    'home.questions.items',
    [[{ id: 'a', question: 'A?', answer: null }]],
    'error home.questions.items.a.answer: ',
  ],
  [
    'offer.bonusItems',
    [[{ ...itemsOf('testing')[0], id: 'Sleep visit' }]],
    'error offer.bonusItems.Sleep visit: .+ write it like sleep-visit\\.$',
  ],
  [
    'offer.visitMinutes.ketamine',
    [2, 1.5, 900],
    'error offer.visitMinutes.ketamine: .+ of minutes from 10 to 480',
  ],

  ['clinic.clinic.legalEntity', [' ']],
  ['clinic.clinic.hours', [null]],
  ['clinic.clinic.hours.open', [[]], 'error clinic.clinic.hours: '],
  ['clinic.clinic.stateNotice', ['', ' ', '[Notice]']],
  ['offer.lender.name', ['', '[lender]']],
  ['offer.lender.disclosure', ['', ' ']],
  ['offer.payment.ifNotApproved', [null, ' ']],
  ['offer.promise.ifVisitIsMissed', [null]],
  ['offer.geneTestIsReviewed', [null]],
  ['offer.callRecord', [null]],
  ['clinic.clinic.privacyAsOf', badDays],
  ['clinic.clinic.medicalReview.reviewedOn', badDays, 'error clinic.clinic.medicalReview: '],
  ['clinic.clinic.medicalReview.reviewedOn', ['2025-11-20'], 'warning clinic.clinic.medicalReview: '],
  ['home.heroVideo.captionsCheckedOn', badDays],
  ['offer.spots.asOf', [...badDays, '2026-09-30']],
  ['options.options.asOf', badDays],
  ['options.options.asOf', ['2025-11-20'], 'warning options.options.asOf: '],
  ['offer.spots.remaining', [11, -1, 2.5]],
  ['offer.price.asOf', badDays],
  ['offer.price.asOf', ['2026-09-30'], 'warning offer.price.asOf: '],
  ['offer.price.financedUsd', [999]],
  ['offer.bonusItems.0.valueUsd', [9999.5, 0, -3, '9999'], 'error offer.bonusItems.a.valueUsd: '],
  [
    'offer.lender.url',
    ['http://lender.alt', 'https://lender.example.com', 'lender'],
    'error offer.lender.url: .+ is not the lender’s page: write its https address\\.$',
  ],
  [
    'team.clinicians',
    [[...callers, ...callers]],
    'error team.clinicians: Mei Larsen is the second with makesTheCall',
  ],
  ['team.clinicians', [speakers], 'error team.clinicians: Mei Larsen is the second with speaksInTheFilm'],
  ['offer.bonusItems', [itemsOf('spa')], 'error offer.bonusItems.a.group: '],
  ['offer.bonusItems', [itemsOf('testing', 'support', 'testing')], 'error offer.bonusItems.c.group: '],
  [`${rateAt}.percent`, [0, 100, 270, 7.5], rateError],
  [`${rateAt}.substantiation`, [null], rateError],
  [`${rateAt}.substantiation.n`, [0, 0.5], `${rateError}.+the number of people`],
  [`${rateAt}.substantiation.to`, ['2024-01-01', '2027-01-01'], `${rateError}.+first and last day`],
  [`${rateAt}.substantiation.scale`, [' '], `${rateError}.+the scale`],
  [`${rateAt}.substantiation.definition`, [''], `${rateError}.+what counted as success`],
  [`${rateAt}.substantiation.denominator`, [''], `${rateError}.+who was counted`],
  ['home.planProcess.phases', [phasesOf([1, 1], [1, 2], [2, 5], [6, 12])], phaseError('a')],
  ['home.planProcess.phases', [phasesOf([0, 0], [2, 2], [2, 5], [6, 12])], phaseError('b')],
  ['home.planProcess.phases', [phasesOf([0, 5], [4, 3], [4, 5], [6, 12])], phaseError('b')],
  ['home.planProcess.phases', [phasesOf([0, 0], [1, 2], [2, 5], [6, 11])], phaseError('d')],
  [
    'home.planProcess.phases',
    [phasesOf([0, 0], [1, 5], [6, 12])],
    'error home.planProcess.phases: .+4 are drawn',
  ],
  [
    'home.planProcess.phases',
    [phasesOf([0, 0], [1, 2], [2, 5], [6, 8], [9, 12])],
    'error home.planProcess.phases: .+4 are drawn',
  ],
  [
    'offer.plan.weeks',
    [10, 16],
    'error offer.plan.weeks: The plan has 1[06] weeks, but the drawings show 12',
  ],
  ['home.hero.title', ['A 10-week plan for depression', 'A ten-week TMS and ketamine plan']],
  ['home.hero.lead', ['A free 30-minute phone call.', 'The call takes 20 minutes.', 'Our week 8 promise']],
  ['offer.promise.reviewWeek', [0, 13, 5.5]],
  ['offer.promise.extensionWeeks', [0, -2, 1.5]],
  ['offer.promise.extension.tmsSessions', [-1]],
  ['offer.consultation.minutes', [0, '15']],
  ['offer.coreTreatment.tmsSessions', [0, 36.5, '36']],
  ['offer.visitMinutes.tms', [0, -5]],
  ['offer.laterSession.ketamineUsd', [0, '400']],
  ['offer.payment.examUsd', [null, 0, 1001, '650']],
  ['offer.precisionIvs.count', [0]],
  ['offer.spots.perQuarter', [0]],
  ['offer.treatment.from', [0, 2.5, 13]],
  ['offer.treatment.to', [1, 4.5, 13]],
  ['offer.weekdays', [0, 2.5, 8]],
  ['offer.tmsDevice', [null]],
  ['offer.laterSession.tmsUsd', [null], 'warning offer.laterSession.tmsUsd: '],
  ['offer.givesSuperbill', [null], 'warning offer.givesSuperbill: '],
  [
    'offer.lender.disclosure',
    ['36 payments.', '12 months', '$500 down', 'A finance charge.', '$305 a month', 'Payments of $99'],
  ],
  [
    'offer.lender.disclosure',
    ['Monthly payments from $99', '36 × $305', '$99/mo', 'Over 3 years', 'Twelve payments', '$70 biweekly'],
  ],
  ['offer.lender.disclosure', ['0% for a year', 'No interest', 'Interest-free']],
  [
    'offer.lender.disclosure',
    ['$90 a month for 12 months at 10% APR', '12 × $90 at 10% APR'],
    'error offer.lender.disclosure: .+\\$1,080.+1100',
  ],
  [
    'offer.lender.disclosure',
    ['12 payments of $90 at 10% APR'],
    'error offer.lender.disclosure: .+\\$1,080.+1100',
  ],
  [
    'clinic.clinic.address',
    [
      { ...address, zip: '4321' },
      { ...address, state: 'Ohio' },
      { ...address, street: ' ' },
    ],
  ],
  [
    'clinic.clinic.hours.open',
    [[{ ...hours, to: 'Sunday', from: 'Tuesday', opens: '9' }]],
    'error clinic.clinic.hours: ',
  ],
  [
    'clinic.clinic.hours.open',
    [[{ ...hours, from: 'Saturday' }], [{ ...hours, closes: '08:00' }]],
    'error clinic.clinic.hours: ',
  ],
  [
    'clinic.clinic.hours.open',
    [
      [{ ...hours, opens: '8:00' }],
      [{ ...hours, opens: '8 am' }],
      [{ ...hours, opens: '8' }],
      [{ ...hours, opens: '8.00 a.m.' }],
    ],
    'error clinic.clinic.hours: .+ is not a time: write it like 08:00\\.$',
  ],
  [
    'clinic.clinic.hours.open',
    [[{ ...hours, opens: '9:75' }], [{ ...hours, opens: '29:00' }]],
    'error clinic.clinic.hours: .+ is not a time: write it like 09:00\\.$',
  ],
  [
    'clinic.clinic.hours.open',
    [[{ ...hours, closes: '5pm' }], [{ ...hours, closes: '5:00 PM' }]],
    'error clinic.clinic.hours: .+ is not a time: write it like 17:00\\.$',
  ],
  ['clinic.clinic.languageAssistanceNotice', [null, { doesNotApply: 'none' }]],
  [
    'evidence.evidence.cards.1.rate',
    [{ ...rate, percent: 80 }],
    'error evidence.evidence.cards.both.percent: .+the same proof',
  ],
  [
    'evidence.evidence.cards.1.rate',
    [
      { ...rate, percent: 80, substantiation: respelled },
      { ...rate, percent: 80, substantiation: { ...substantiation, denominator: 'all who began' } },
    ],
    'error evidence.evidence.cards.both.percent: .+the same proof',
  ],
  ['site.crisis.call.href', ['tel:998', 'tel:+1988']],
  ['site.crisis.text.href', ['sms:911']],
  ['site.crisis.chat.href', ['https://988lifeline.example/chat/', 'https://988lifeline.org']],
  ['site.crisis.call.text', ['Call us']],
  ['safety.safety.worse', ['Thinking about suicide? Call us.', 'Call 911.', 'Call or text 988.']],
  ['safety.safety.worse', ['Call or text 998 now. Or 988, or 911.'], 'error safety.safety.worse: .+998'],
  ['safety.safety.worse', ['Call 988, or write to 1911 Main Street.']],
  ['safety.disclaimer.long.7', ['Call 988 or 911, or chat at 988lifeline.com.']],
  ['site.footer.crisisText', [crisisText.replace('Suicide & Crisis Lifeline', 'Suicide Hotline')]],
  [
    'site.footer.crisisText',
    [crisisText.replace('press 1', 'press 2'), crisisText.replace('press 2', 'press 1')],
  ],
  ['home.hero.lead', ['In danger, phone 919.', 'Ring 912 now.', 'Reach 989 at night.']],
  ['booking.booking.notEmergency', ['This is not an emergency line.']],
  ['home.questions.items', [[{ id: 'family', answer: 'Call us.' }]], 'error home.questions.items.family: '],
  ['site.bookConsult.after', ['Book Now']],
  ['site.navigation.links.1.text', ['The Problem']],
  [
    'site.navigation.links',
    [
      [...content.site.navigation.links, { text: 'Blog', href: '/blog' }],
      content.site.navigation.links.slice(1),
    ],
    'error site.navigation.links',
  ],
  ['site.site.wordmark', [['Calm', 'Mind']]],
  ['site.site.brandLabel', ['Calm Mind, home']],
  ['home.hero.learnMore.text', ['Learn more']],
  ['home.guarantee.text', ['Your money back.']],
  ['thank-you.thankYou.title', ['Thanks!']],
  ['errors.applicationError.title', ['Something went wrong']],
  ['home.hero.lead', ['In weeks 2–5 you come in.'], 'warning home.hero.lead: '],
  ['home.problem.cards.0.sources', [[...studies, 'nobody1999']], 'error home.problem.cards.a.sources.'],
  ['evidence.references', [[{ id: 'nobody1999' }]], 'error evidence.references.nobody1999: '],
  ['home.planProcess.title', ['Twelve weeks, in two phases']],
  ['home.planValue.lead', ['All fourteen listed items']],
  ['booking.steps.title', ['Three steps']],
  ['options.options.ask.title', ['Seven questions']],
  ['home.questions.items', [[{ id: 'x' }, { id: 'y' }, { id: 'x' }]], 'error home.questions.items.x: '],
  ['home.hero.title', ['TMS cures depression.', 'A proven plan', 'Results guaranteed', 'Don’t miss out.']],
  ['home.hero.title', ['Our FDA-approved plan', 'Hurry, spots go fast', 'A 100% safe way']],
  ['home.hero.title', ['People suffering from depression', 'It rewires the brain.']],
  ['home.hero.title', ['', ' ', '[TBD]', 'Hello {{name}}', '<b>Bold</b>']],
  ['clinic.clinic.phone', ['tel:+16141557342', 'Tel: (614) 155-7342'], 'error clinic.clinic.phone: .+alone'],
  [
    'clinic.clinic.phone',
    ['(614) 155-7342 ext. 12', '614-155-7342 x9'],
    'error clinic.clinic.phone: .+extension',
  ],
  [
    'clinic.clinic.email',
    ['mailto:care@lakeside.alt'],
    'error clinic.clinic.email: .+write care@lakeside\\.alt alone',
  ],
  [
    'clinic.clinic.email',
    ['Lakeside <care@lakeside.alt>'],
    'error clinic.clinic.email: .+write care@lakeside\\.alt\\.',
  ],
  [
    'home.hero.title',
    ['TODO', 'Title TBD', 'Lorem ipsum dolor', 'Plan XX', 'In xxx weeks', 'Insert text here'],
  ],
  ['home.hero.title', ['A plan ???', 'A plan ____', 'Coming soon', 'Your headline here', 'Care &amp; rest']],
  ['home.hero.title', ['A plan '.repeat(20)], 'warning home.hero.title: This has 140 letters'],
  ['site.description', ['A plan '.repeat(40)], 'warning site.description: This has 280 letters'],
  [
    'site.footer.quickLinks.0.href',
    ['www.instagram.com/lakeside', 'lakeside.com', 'http://lakeside.alt/a', ''],
  ],
  [
    'site.footer.quickLinks.0.href',
    ['care@lakeside.alt'],
    'error site.footer.quickLinks.0.href: .+mailto:care@',
  ],
  [
    'site.footer.quickLinks.0.href',
    ['npp.pdf', 'public/npp.pdf', './npp.pdf'],
    'error site.footer.quickLinks.0.href: .+ write /npp\\.pdf\\.$',
  ],
  [
    'site.footer.quickLinks.0.href',
    ['booking.html', 'booking/index.html'],
    'error site.footer.quickLinks.0.href: .+ write /booking\\.$',
  ],
  [
    'site.footer.quickLinks.0.href',
    ['lakeside.com/npp.pdf'],
    'error site.footer.quickLinks.0.href: .+ write https://lakeside\\.com/npp\\.pdf\\.$',
  ],
  [
    'site.footer.quickLinks.0.href',
    ['(614) 155-7342'],
    'error site.footer.quickLinks.0.href: .+tel:\\+16141557342',
  ],
  [
    'offer.lender',
    [{ name: 'Acme Health Credit', url: 'https://lender.alt', disclosure: 'Acme lends.' }],
    'error offer.lender.name: ',
  ],
  [
    'policies.policyPages',
    [[{ id: 'a', inForceSince: '2026-02-30' }]],
    'error policies.policyPages.a.inForceSince: ',
  ],
  [
    'team.treatmentRoom',
    ['IMG_4021', 'IMG_4021 2.JPG', 'photo', 'Image 3', 'ana-rivera.jpg'].map((alt) => ({
      file: 'a.jpg',
      alt,
    })),
    'error team.treatmentRoom.alt: ',
  ],
  [
    'home.hero.title',
    ['Works for everyone', 'Safe for all', 'There is no risk', 'Without any side effects', 'Totally safe'],
  ],
  [
    'home.hero.title',
    ['100 percent safe', 'Clinically shown', 'Non-addictive', 'We guarantee you feel better'],
  ],
  [
    'home.hero.title',
    ['Life changing care', 'A game-changer', 'Say goodbye to depression', 'Instant relief'],
  ],
  ['home.hero.title', ['Heals your brain', 'Fixes depression', 'A 95 success rate', 'Depression-free soon']],
  [
    'home.hero.title',
    ['The best TMS clinic in Ohio', 'Ohio’s #1 team', 'World-class care', 'Doctor-approved'],
  ],
  ['home.hero.title', ['Leading experts', 'The only plan that works', 'A natural way', 'Award-winning care']],
  ['home.hero.title', ['★★★★★', 'Rated 5 stars', 'Read our Google reviews', 'Trusted by thousands']],
  [
    'home.hero.title',
    ['FDA-approved ketamine', 'An FDA approved clinic', 'Spots are filling fast', 'Today only'],
  ],
  ['home.hero.title', ['**Bold** care', '# Care', '• Care', '- Care', 'Care\u00a0 here']],
  ['home.hero.title', ['One\u00a0plan\u00a0for\u00a0all\u00a0of\u00a0Ohio', 'tbd', 'todo: write', '%NAME%']],
  ['home.hero.title', ['Title goes here', 'Insert title', 'Draft: care', 'xx', '…', '-', '(draft) Care']],
  [
    'home.hero.title',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a value between the wrong quotes
    ['${plan.weeks} weeks'],
    'error home.hero.title: “\\$\\{plan\\.weeks\\} weeks” is between quotes, where .+ write ` in place of both',
  ],
  [
    'home.problem.cards',
    [[...'ab'].map((id) => ({ id, title: 'A' }))],
    'error home.problem.cards.b: “A” stands',
  ],
  [
    'clinic.clinic.statesServed',
    [['Ohio', 'Ohio']],
    'error clinic.clinic.statesServed.1: “Ohio” stands twice',
  ],
  [
    'clinic.clinic.phone',
    ['Call 614-155-7342', '(614) 155-7342 (Mon to Fri)'],
    'error clinic.clinic.phone: .+ has words besides the number',
  ],
  [
    'team.clinicians',
    ['www.license.alt', 'http://license.alt/1'].map((url) => [{ ...callers[0], licenseRecord: { url } }]),
    'error team.clinicians.0.licenseRecord.url: .+: write https://',
  ],
  ['clinic.clinic.name', ['Your Clinic', 'Clinic name']],
  ['clinic.clinic.hours.timeZone', ['America/New_York'], 'error clinic.clinic.hours: .+ like Eastern\\.$'],
  [
    'clinic.clinic.hours.open',
    [[{ ...hours, closes: '24:00' }]],
    'error clinic.clinic.hours: .+ like 23:59\\.$',
  ],
  ['clinic.clinic.address.city', ['Columbus, OH'], 'error clinic.clinic.address: .+ the city alone'],
  [
    'clinic.clinic.address.street',
    ['120 Lakeside Avenue, Columbus, OH 43215'],
    'error clinic.clinic.address: .+ house number and street alone',
  ],
  [
    'clinic.clinic.privacyUrl',
    ['https://lakeside', 'https://lakeside.alt/a https://lakeside.alt/b', 'https://lakeside.alt/our privacy'],
  ],
  ['offer.coreTreatment.tmsSessions', [360]],
  ['offer.coreTreatment.ketamineSessions', [80]],
  ['home.hero.title', ['Two  spaces', 'Only $9,999', 'From $650', 'From $99 a month', 'Only 99 dollars']],
];

test.each(faults.flatMap(([at, values, start]) => values.map((value) => ({ at, value, start }))))(
  '$at may not be $value',
  ({ at, value, start = `error ${at}: ` }) => {
    expect(check(at, value)).toContainEqual(expect.stringMatching(`^${start}`));
  },
);

test.each<[at: string, values: unknown[]]>([
  ['clinic.clinic.privacyUrl', ['https://myexample.com/', 'https://a.com/test']],
  ['clinic.clinic.email', ['care@testclinic.com']],
  ['clinic.clinic.phone', ['(555) 221-3456']],
  ['clinic.clinic.medicalReview.reviewedOn', ['2025-11-21']],
  ['offer.spots.asOf', ['2026-10-01']],
  ['offer.price.asOf', ['2026-10-01']],
  ['home.hero.lead', ['Three steps', 'Our guarantee', 'secure', 'FDA-cleared devices', '100 people']],
  ['safety.goodFaithEstimate.body.2', ['At least $400 more']],
  ['offer.lender.disclosure', ['At least $400 more', 'Acme decides on credit.', 'Low monthly payments.']],
  ['home.hero.lead', ['A 12-week plan', 'A twelve-week plan', 'A 15-minute call', 'Our week 6 review']],
  [
    'home.hero.lead',
    ['Four weeks later', 'A 30-minute walk', 'Chat at 988lifeline.org.', 'We reach 500 people'],
  ],
  [
    'offer.lender.disclosure',
    ['10 payments of $110 at 0% APR', '$110 a month for 10 months at 0% APR', '10 × $110 at 0% APR'],
  ],
  [
    'home.hero.lead',
    ['All we ask is in the app.', 'Mr. Todo and Ms. Tba', 'Why? Because it helps.', 'Tea & rest'],
  ],
  [
    'site.footer.quickLinks.0.href',
    ['https://www.instagram.com/lakeside', '/booking?utm_source=x', '#fit', 'mailto:a@b.co'],
  ],
  ['offer.lender.disclosure', ['$100 down and 12 payments of $84 at 1% APR']],
  ['team.treatmentRoom', ['Photo of Dr. Rivera', 'The room'].map((alt) => ({ file: 'a.jpg', alt }))],
  ['home.hero.lead', ['Call 988 or 911.', 'Call 614-155-7342.', 'In weeks 2 to 5']],
  [
    'home.hero.lead',
    ['It doesn’t work for everyone.', 'Neither is safe for everyone.', 'No treatment works for everyone.'],
  ],
  [
    'home.hero.lead',
    ['Which has side effects?', 'Do your best.', 'No new side effects', 'Natural light', 'We test.'],
  ],
  ['clinic.clinic.phone', ['614.155.7342', '+1 (614) 155-7342', '6141557342', '1-614-155-7342']],
  ['clinic.clinic.address.street', ['120 Lakeside Ave., Ste. 4', '12 Columbus Road']],
])('%s may be any of %j', (at, values) => {
  for (const value of values) expect(check(at, value)).toEqual([]);
});

const policy = {
  id: 'privacy',
  title: 'Privacy',
  description: 'What we keep.',
  inForceSince: day,
  sections: [{ heading: 'What we keep', paragraphs: ['Nothing.'] }],
};

test.each([
  ['title', ''],
  ['description', ' '],
  ['sections', []],
  ['sections.0.heading', ''],
  ['sections.0.paragraphs', []],
  ['sections.0.paragraphs.0', 'This is the policy of [name of the clinic].'],
])('a policy’s %s may not be %j', (at, value) => {
  expect(check('policies.policyPages', [policy])).toEqual([]);
  expect(check('policies.policyPages', [change(policy, at, value)])).toEqual([
    expect.stringMatching(`^error policies\\.policyPages\\.privacy\\.${at.replaceAll('.', '\\.')}: `),
  ]);
});

test.each(['home.problem.cards', 'home.questions.items', 'thank-you.nextSteps.items'])(
  'the list %s may not be empty',
  (at) => {
    expect(check(at, [])).toContain(`error ${at}: There are no entries here: write at least one.`);
  },
);

test.each([
  ['home.guarantee.gives', ''],
  ['home.planValue.card.due', { whole: '', stopped: '' }],
  ['home.questions.items', [{ id: 'pay', points: [] }]],
])('%s, which is made from facts that other lines ask for, may be %j', (at, value) => {
  const found = findings(change(right, at, value)).filter((finding) => finding.startsWith(`error ${at}`));
  expect(found.join('\n')).not.toContain('There are no ');
});

test('a removed phase is named as missing, and the words that count the phases are not reported', () => {
  const at = 'home.planProcess.phases';
  const found = findings(change(content, at, content.home.planProcess.phases.slice(0, 3)));
  expect(found).toContainEqual(expect.stringContaining('An entry is missing, which must read “Optim'));
  expect(found.join()).not.toMatch(/undefined” must|four phases/);
});

test('advice about a word is one sentence with one colon', () => {
  expect(check('home.hero.title', 'Hurry, 100% safe')).toEqual([
    'error home.hero.title: “100%”: no care is sure to work or free of risk, so say what studies found.',
    'error home.hero.title: “Hurry”: state the fact and its date; do not press.',
  ]);
});

test('a note for the clinic is an error, even if it is empty', () => {
  expect(check('home.hero.pending', 'Confirm $650.')).toEqual(['error home.hero.pending: Confirm $650.']);
  expect(check('home.hero.pending', '')).toEqual([expect.stringContaining('Say what is to be confirmed')]);
});

test('words about a film are checked only on a site with a film', () => {
  const all = change(content, 'home.heroVideo.title', '[TBD]');
  const found = (env: Record<string, string>) =>
    checkContent(all, env, now).filter(({ at }) => at.startsWith('home.heroVideo.'));
  expect(found({})).toContainEqual(expect.objectContaining({ at: 'home.heroVideo.title' }));
  expect(found({ VIDEO_PROVIDER: 'none' })).toEqual([]);
});

test('a stated total that differs is an error until the clinic has decided, and then a warning', () => {
  const stated = (keep?: 'stated' | 'computed') => {
    const decision = keep ? { decidedOn: day, decidedBy: 'Ana Rivera', keep } : null;
    return check('offer.statedTotal', { valueUsd: 1400, decision });
  };
  expect(stated()).toEqual([expect.stringMatching(/^error offer.statedTotal.decision: .+\$1,400.+\$1,500/)]);
  expect(stated('stated')).toEqual([expect.stringMatching(/^warning offer.statedTotal.decision: /)]);
});

test.each([1000, 900, 1400.5, Number.NaN])('a stated total of %s cannot be kept', (valueUsd) => {
  const decision = { decidedOn: day, decidedBy: 'Ana Rivera', keep: 'stated' };
  expect(check('offer.statedTotal', { valueUsd, decision })).toEqual([
    expect.stringMatching(/^error offer\.statedTotal\.valueUsd: /),
  ]);
});

test('once the clinic has chosen the computed total, a changed price needs no decision', () => {
  const decision = { decidedOn: day, decidedBy: 'Ana Rivera', keep: 'computed' };
  expect(check('offer.statedTotal', { valueUsd: 1, decision })).toEqual([]);
});

test('a clinic without financing writes one null, and nothing about loans is checked', () => {
  const without = change(right, 'offer.price.financedUsd', null);
  expect(findings(change(without, 'offer.lender', null))).toEqual(
    findings(right).filter((finding) => !/home\.planValue\.financing|offer\.lender/.test(finding)),
  );
  expect(check('offer.price.financedUsd', null)).toEqual([
    expect.stringMatching(/^error offer\.lender: Acme lends, but financedUsd is null/),
  ]);
});

test('a price that cannot be is told once', () => {
  expect(check('offer.price.paidInFullUsd', 0).filter((finding) => finding.includes('examUsd'))).toEqual([]);
});

test('a misspelt study is told once, and not as a study that nobody cites', () => {
  const [first = '', ...others] = studies;
  const found = check('home.problem.cards.0.sources', [`${first}x`, ...others]);
  expect(found).toEqual([expect.stringContaining(`“${first}x” is not a study`)]);
});

const reason = { doesNotApply: 'We treat people in Ohio only.' };

test.each([
  'noticeOfPrivacyPractices',
  'nondiscriminationNotice',
  'healthDataUrl',
  'accessibilityUrl',
  'stateNotice',
])('%s can be declined with a reason, and not without', (key) => {
  expect(check(`clinic.clinic.${key}`, reason)).toEqual([]);
  expect(check(`clinic.clinic.${key}`, { doesNotApply: 'no' })).toEqual([
    expect.stringMatching(`^error clinic.clinic.${key}: “no” is not a reason`),
  ]);
});

test('a policy may be just its address', () => {
  expect(check('clinic.clinic.noticeOfPrivacyPractices', 'https://lakeside.alt/npp')).toEqual([]);
});

test('a clinic that serves Florida needs the sentence that Florida requires', () => {
  const florida = check('clinic.clinic.statesServed', ['Ohio', 'Florida']);
  expect(florida).toEqual([expect.stringMatching(/^warning clinic\.clinic\.stateNotice: Florida/)]);
});

test('findings on one line become one message, with the highest severity', () => {
  const at = { file: 'content/a.ts', line: 3, href: null, isPending: false, knownBy: 'owner' } as const;
  expect(
    joinLines([
      { ...at, severity: 'warning', message: 'Say when.' },
      { ...at, severity: 'error', message: 'Say who.' },
      { ...at, severity: 'error', message: 'Say who.' },
      { ...at, line: 4, severity: 'error', message: 'Say why.' },
    ]).map(({ severity, message }) => `${severity} ${message}`),
  ).toEqual(['error Say who. Say when.', 'error Say why.']);
});

test('findings on one line keep their questions, and each goes to the person who can answer it', () => {
  const at = { file: 'content/a.ts', line: 3, href: null, severity: 'error', isPending: false } as const;
  const [clinician, owner] = ['clinician', 'owner'] as const;
  const joined = joinLines([
    { ...at, message: 'Write a.', question: 'Say a.', knownBy: clinician },
    { ...at, message: 'Write b.', question: 'Say b.', knownBy: owner },
    { ...at, message: 'Write c.', question: 'Say c.', knownBy: clinician, severity: 'warning' },
    { ...at, message: 'Confirm d.', knownBy: owner, isPending: true },
  ]);
  expect(joined).toMatchObject([
    { knownBy: clinician, message: 'Write a. Write c.', question: 'Say a. Say c.', isPending: false },
    { knownBy: owner, message: 'Confirm d. Write b.', question: 'Confirm d. Say b.', isPending: true },
  ]);
});

test('the README’s examples of a person, a policy and a lender are reported as examples', () => {
  const readme = readFileSync('README.md', 'utf8');
  const recipes = [...readme.matchAll(/(?<=sentence: '|paragraphs: \[')[^']+/g)].map(
    ([sentence]) => sentence,
  );
  expect(recipes.length).toBe(2);
  for (const sentence of recipes) {
    expect(check('home.hero.lead', sentence)).toEqual([
      expect.stringMatching(/^error home.hero.lead: .*README/),
    ]);
  }
});

test('every phone number, address and film in the documents counts as an example', () => {
  const documents = ['README.md', '.env.example'].map((file) => readFileSync(file, 'utf8')).join('\n');
  const facts = [
    ...documents.matchAll(/\(\d{3}\) \d{3}-\d{4}/g),
    ...documents.matchAll(/https:\/\/[\w.-]*(?:your-clinic|example|calendly)[^\s`'),]*/g),
    ...documents.matchAll(/(?<=VIDEO_ID=|id, e\.g\. | or )(?:[\w-]{11}|\d{8})(?=[\s.])/g),
  ].map(([fact]) => fact);
  expect(facts.length).toBeGreaterThan(5);
  expect(facts.filter((fact) => !isExample(fact))).toEqual([]);
});
