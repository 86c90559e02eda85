/** Where on the site a module's exports show, in the order of the pages; `*` is every other export. */
const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'content/home.ts': {
    hero: '/#hero',
    heroVideo: '/#hero',
    problem: '/#problem',
    solution: '/#solution',
    value: '/#value',
    process: '/#process',
    guarantee: '/#guarantee',
    finalCta: '/#final-cta',
  },
  'content/offer.ts': {
    plan: '/#hero',
    consultation: '/#hero',
    spots: '/#final-cta',
    statedTotal: '/#final-cta',
    promise: '/#guarantee',
    '*': '/#value',
  },
  'content/evidence.ts': { '*': '/#evidence-title' },
  'content/safety.ts': {
    disclaimer: '/#footer',
    goodFaithEstimate: '/#good-faith-estimate',
    '*': '/#safety',
  },
  'content/booking.ts': {
    steps: '/booking#steps-title',
    calendar: '/booking#calendar-title',
    expect: '/booking#expect-title',
    wontDo: '/booking#wont-do-title',
    contact: '/booking#contact-title',
    '*': '/booking',
  },
  // Bare, because that page takes everything behind its address off.
  'content/thank-you.ts': { '*': '/thank-you' },
  'content/clinic.ts': { '*': '/#footer' },
  'content/analytics.ts': { '*': '/' },
  'content/site.ts': { footer: '/#footer', '*': '/' },
};

/** The address at which an export of a content file shows, or null where it has none of its own. */
export function placeOf(file: string, exportName: string | null): string | null {
  const places = PLACES[file];
  return places?.[exportName ?? '*'] ?? places?.['*'] ?? null;
}
