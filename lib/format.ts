/** A no-break space, which keeps a date on one line, or a number with the word that belongs to it. */
const noBreak = '\u00a0';

/** The language of dates and prices. It must equal `site.language` in content/site.ts. */
export const locale = 'en-US';

const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** Whether a text is an existing date, written like "2026-11-20". */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(time || 0).toISOString().startsWith(text);
}

function checkDay(iso: string) {
  if (!isDay(iso))
    throw new Error(`content/: "${iso}" is not a date; write it as year-month-day, e.g. 2026-11-20.`);
}

/**
 * Formats an ISO date for US readers, e.g. "2026-11-20" → "November 20, 2026".
 * @throws Error with a one-sentence message if there is no such date
 */
export function formatDate(iso: string): string {
  checkDay(iso);
  return longDate.format(new Date(`${iso}T00:00:00Z`)).replaceAll(' ', noBreak);
}

/**
 * The month of an ISO date, e.g. "2026-11-20" → "November 2026".
 * @throws Error with a one-sentence message if there is no such date
 */
export function formatMonth(iso: string): string {
  return formatDate(iso).replace(/\d+,\s/, '');
}

/**
 * The same day a year later, as an ISO date; a year after February 29 is March 1.
 * @throws Error with a one-sentence message if there is no such date
 */
export function yearAfter(iso: string): string {
  checkDay(iso);
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10);
}

const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });

/**
 * The last month of the calendar quarter of an ISO date, e.g. "2026-11-20" → "December 2026".
 * @throws Error with a one-sentence message if there is no such date
 */
export function formatQuarterEnd(iso: string): string {
  checkDay(iso);
  const [year, month] = iso.split('-').map(Number) as [number, number];
  return `${monthName.format(new Date(Date.UTC(year, Math.ceil(month / 3) * 3 - 1)))}${noBreak}${year}`;
}

type Address = { street: string; city: string; state: string; zip: string };

/** A postal address on one line, e.g. "120 Lakeside Avenue, Columbus, OH 43215". */
export function formatAddress({ street, city, state, zip }: Address): string {
  return `${street}, ${city}, ${state}${noBreak}${zip}`;
}

/** A time of day as US readers write it, e.g. "09:00" → "9 a.m.", "17:30" → "5:30 p.m.". */
function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute > 0 ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes}${noBreak}${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** Opening hours: runs of days, each with times like "09:00". */
type Hours = {
  timeZone: string;
  open: readonly { from: string; to: string; opens: string; closes: string }[];
};

/** Opening hours in one phrase, e.g. "Monday to Friday, 9 a.m. to 5 p.m. Eastern". */
export function formatHours({ timeZone, open }: Hours): string {
  const runs = open.map(({ from, to, opens, closes }) => {
    const days = from === to ? from : `${from} to ${to}`;
    return `${days}, ${formatTime(opens)} to ${formatTime(closes)}`;
  });
  return `${runs.join('; ')}${noBreak}${timeZone}`;
}

/**
 * A US phone number as a tel: URL, e.g. "(202) 555-0142" → "tel:+12025550142".
 * @throws Error with a one-sentence message if it does not have ten digits
 */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) {
    throw new Error(`content/: "${phone}" is not a US phone number; write ten digits, e.g. (202) 555-0142.`);
  }
  return `tel:+1${digits}`;
}

/**
 * What a text says before and after the first place of some of its words, which the page sets apart.
 * @throws Error with a one-sentence message if the text does not contain the words
 */
export function aroundWords(text: string, words: string): [before: string, after: string] {
  const at = text.indexOf(words);
  if (at < 0)
    throw new Error(`content/: "${words}" is not in the text "${text}"; write words that the text contains.`);
  return [text.slice(0, at), text.slice(at + words.length)];
}
