import leven from 'leven';
import type { Clinic, Declined, Policy } from '@/content/clinic';
import { isExample, isHttpsAddress } from './examples';
import { error, type Note, warning } from './finding';

/**
 * What is wrong with a policy's address, or nothing. A policy opens in the reader's browser, so its address must be one
 * that a browser can open. Some may be mailto addresses; those that every clinic needs cannot be declined.
 */
function policyProblem(policy: Policy | null, { allowsMail = false, isNeeded = false } = {}) {
  if (policy === null) return null;
  if (typeof policy === 'object' && 'doesNotApply' in policy) return reasonProblem(policy);
  const url = typeof policy === 'string' ? policy : policy.url;
  if (url.trim() === '') return null;
  const isMail = allowsMail && /^mailto:[^\s@]+@[^\s@]+$/.test(url) && !isExample(url);
  if (allowsMail && /^[^\s@:/]+@[^\s@]+\.[^\s@]+$/.test(url) && !isExample(url))
    return `“${url}” is an email address: write mailto:${url}.`;
  const kinds = allowsMail ? 'an https or mailto address' : 'an https address';
  // lib/launch/export.ts checks whether such a page or file exists.
  const isHere = /^\/[\w-]/.test(url);
  if (isMail || isHere || isHttpsAddress(url)) return null;
  const instead = isExample(url)
    ? 'write the clinic’s, or a path on this site like /privacy'
    : 'write it like https://www.your-clinic.com/privacy, or like /privacy for a page of this site';
  const otherwise = isNeeded ? '' : ", or { doesNotApply: 'why' } where the law does not ask for it";
  return `“${url}” is not ${kinds} of the clinic’s: ${instead}${otherwise}.`;
}

const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

function addressProblem(address: Clinic['address']) {
  if (!address) return null;
  const { street, city, state, zip } = address;
  const line = [street, city, state, zip].join(', ');
  const isWhole = street.trim() && city.trim() && /^[A-Z]{2}$/.test(state) && /^\d{5}(-\d{4})?$/.test(zip);
  if (/[,\d]/.test(city)) return `“${city}” is more than a city: write the city alone, like Columbus.`;
  if (/[A-Z]{2},? \d{5}(-\d{4})?\s*$/.test(street))
    return `“${street}” is more than a street: write house number and street alone, like 120 Lakeside Avenue.`;
  if (isWhole) return null;
  return `“${line}” is not a US address: write street, city, a state like OH, and a ZIP like 43215.`;
}

/** A time as people write it ("8 am", "17.30"), in the form of content/; an example if it cannot be read. */
function timeIn(written: string) {
  const [, hour = '', minutes = '00', half = ''] =
    /^\s*([01]?\d|2[0-4])(?:[:.h]([0-5]\d))?\s*([ap])?\.?m?\.?\s*$/i.exec(written) ?? [];
  if (hour === '24') return '23:59';
  const hours = (Number(hour) % (half ? 12 : 24)) + (/p/i.test(half) ? 12 : 0);
  return hour ? `${String(hours).padStart(2, '0')}:${minutes}` : '09:00';
}

function hoursProblem(hours: Clinic['hours']) {
  if (hours?.open.length === 0)
    return "There are no opening hours in open: write them, like { from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' }.";
  if (hours && /[/_]/.test(hours.timeZone))
    return `“${hours.timeZone}” is not how people say it: write the time zone like Eastern.`;
  const time = /^([01]\d|2[0-3]):[0-5]\d$/;
  const wrong = hours?.open.find(
    ({ from, to, opens, closes }) =>
      weekdays.indexOf(from) > weekdays.indexOf(to) ||
      !time.test(opens) ||
      !time.test(closes) ||
      opens >= closes,
  );
  if (!wrong) return null;
  const { from, to, opens, closes } = wrong;
  const notTime = [opens, closes].find((each) => !time.test(each));
  if (notTime !== undefined) return `“${notTime}” is not a time: write it like ${timeIn(notTime)}.`;
  return `“${from} to ${to}, ${opens} to ${closes}” are not opening hours: write the earlier day and time first, like 09:00 and 17:00.`;
}

function reasonProblem({ doesNotApply }: Declined) {
  const letters = doesNotApply.match(/\p{L}/gu) ?? [];
  return letters.length < 10 && `“${doesNotApply}” is not a reason: say why the law does not ask for it.`;
}

/** Reports a phone number or address with other text around it, which would be printed twice or not work. */
function contactProblem(contact: string) {
  const [scheme, bare = ''] = /^\s*(?:tel|mailto|sms|https?):(?:\/\/)?(.*)$/i.exec(contact) ?? [];
  if (scheme) return `“${contact}” begins like a link: write ${bare} alone, the link is made from it.`;
  const [, inBrackets] = /<([^<>\s]+@[^<>\s]+)>/.exec(contact) ?? [];
  if (inBrackets) return `“${contact}” contains a name, too: write ${inBrackets}.`;
  const [extension] = /\s*(,|;|x|ext\.?|extension|#)\s*\d+\s*$/i.exec(contact) ?? [];
  if (extension && !contact.includes('@')) {
    return `“${contact}” has an extension, which links cannot dial on every phone: write a number that is answered without one.`;
  }
  return null;
}

/** Each state by its postal letters. */
const states: Readonly<Record<string, string>> = Object.fromEntries(
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'
    .split(',')
    .map((row) => [row.slice(0, 2), row.slice(3)]),
);

/** The states are a legal fact, so each must be the name of one. */
function statesProblem(served: readonly string[] | null) {
  const names = Object.values(states);
  const wrong = served?.find((state) => !names.includes(state));
  if (wrong === undefined) return null;
  const said = wrong.replace(/(washington,?\s*)?\bd\.?\s?c\b\.?/gi, 'District of Columbia');
  if (/,| and /.test(said)) {
    const parts = said.split(/,\s*(?:and )?| and /).map((part) => `'${part.trim()}'`);
    return `“${wrong}” are several states: write each between its own quotes, [${parts.join(', ')}].`;
  }
  const away = (name: string) => leven(name.toLowerCase(), said.trim().toLowerCase());
  const [nearest = ''] = [...names].sort((a, b) => away(a) - away(b));
  const name = states[said.replace(/[\s.]/g, '').toUpperCase()] ?? (away(nearest) <= 2 ? nearest : null);
  return `“${wrong}” is not the name of a state: write ${name ?? 'its whole name, like Ohio'}.`;
}

const floridaNotice =
  "Florida asks whoever advertises a free service for a sentence of its own (section 456.062): write it word for word, or { doesNotApply: 'why' }.";

/** What is wrong with the clinic's contact details and licences; see also `checkMissing` and `checkDates`. */
export function checkRecord(clinic: Clinic): Note[] {
  const { name, phone, email } = clinic;
  const problems = {
    name:
      /^(example\b|(your|my) (clinic|practice)\b|(clinic|practice) name\b|\s*$)/i.test(name) &&
      `“${name}” is a placeholder: write the clinic’s name.`,
    phone:
      contactProblem(phone) ||
      (isExample(phone) && `${phone} is a made-up number: write the clinic’s.`) ||
      (!/^(\D*1)?(\D*\d){10}\D*$/.test(phone) &&
        `“${phone}” is not a US phone number: write ten digits, like (614) 555-0142.`) ||
      (/[^\d\s()+.·‐-―-]/.test(phone) &&
        `“${phone}” has words besides the number: write the number alone, like (614) 555-0142.`),
    email:
      contactProblem(email) ||
      (isExample(email) && `${email} is a made-up address: write the clinic’s.`) ||
      (!/^[^\s@,;]+@[^\s@.,;]+(\.[^\s@.,;]+)+$/.test(email) &&
        `“${email}” is not an email address: write one like care@your-clinic.com.`),
    address: addressProblem(clinic.address),
    hours: hoursProblem(clinic.hours),
    statesServed: statesProblem(clinic.statesServed),
    medicalReview:
      clinic.medicalReview?.reviewer.trim() === '' && 'The medical reviewer has no name: write it.',
    privacyUrl: policyProblem(clinic.privacyUrl, { isNeeded: true }),
    noticeOfPrivacyPractices: policyProblem(clinic.noticeOfPrivacyPractices),
    nondiscriminationNotice: policyProblem(clinic.nondiscriminationNotice),
    languageAssistanceNotice: policyProblem(clinic.languageAssistanceNotice),
    healthDataUrl: policyProblem(clinic.healthDataUrl),
    accessibilityUrl: policyProblem(clinic.accessibilityUrl, { allowsMail: true }),
    stateNotice:
      typeof clinic.stateNotice === 'object' && clinic.stateNotice && reasonProblem(clinic.stateNotice),
  };
  const notes = Object.entries(problems).flatMap(([key, problem]) =>
    problem ? [error(`clinic.clinic.${key}`, problem)] : [],
  );
  return clinic.statesServed?.some((state) => /^(florida|fl)$/i.test(state.trim())) &&
    clinic.stateNotice === null
    ? [...notes, warning('clinic.clinic.stateNotice', floridaNotice)]
    : notes;
}
