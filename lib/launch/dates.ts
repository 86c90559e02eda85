import { isDay } from '@/lib/format';
import type { Content } from './content';
import { error, type Note, warning } from './finding';

/** The first day of the quarter that a moment falls in, as an ISO date, e.g. "2026-10-01". */
function quarterStart(now: Date): string {
  const month = Math.floor(now.getUTCMonth() / 3) * 3 + 1;
  return `${now.getUTCFullYear()}-${String(month).padStart(2, '0')}-01`;
}

/**
 * How many days into a new quarter a live site may still be built with the last quarter's count of open spots. An
 * urgent correction, such as a wrong phone number, cannot wait for the new count.
 */
const recountDays = 14;

/**
 * Checks that dates of past events are not in the future, and that dates that expire are not too old at `now`. With
 * `reminds`, a new count of the open spots is required from the first day of a quarter on.
 */
export function checkDates({ clinic, home, offer, options }: Content, now: Date, reminds = false): Note[] {
  const today = now.toISOString().slice(0, 10);
  const yearAgo = `${now.getUTCFullYear() - 1}${today.slice(4)}`;
  const quarter = quarterStart(now);
  const daysIntoQuarter = (Date.parse(today) - Date.parse(quarter)) / 86_400_000;
  const lastQuarter = quarterStart(new Date(Date.parse(quarter) - 86_400_000));
  const isRecountDue =
    reminds || daysIntoQuarter >= recountDays || offer.spots.asOf < lastQuarter || !isDay(offer.spots.asOf);
  const { medicalReview, privacyAsOf } = clinic.clinic;
  const reviewedOn = medicalReview?.reviewedOn;
  const { captionsCheckedOn } = home.heroVideo;
  const decidedOn = offer.statedTotal.decision?.decidedOn;

  function checkDay(at: string, day: string | null | undefined, what: string, oldest = '', note = error) {
    if (day === null || day === undefined) return [];
    const when = `The day on which ${what} is`;
    if (!isDay(day)) return [error(at, `${when} “${day}”, which is not a date: write it like 2026-11-20.`)];
    if (day > today) return [error(at, `${when} ${day}, which has not come yet: write the day it was done.`)];
    return day < oldest
      ? [note(at, `${when} ${day}, before ${oldest}: do it again and write the new day.`)]
      : [];
  }

  return [
    checkDay(
      'offer.spots.asOf',
      offer.spots.asOf,
      'the open spots were counted',
      quarter,
      isRecountDue ? error : warning,
    ),
    checkDay('offer.price.asOf', offer.price.asOf, 'the prices were checked', quarter, warning),
    checkDay('clinic.clinic.medicalReview', reviewedOn, 'the medical words were reviewed', yearAgo, warning),
    checkDay('clinic.clinic.privacyAsOf', privacyAsOf, 'Global Privacy Control was confirmed'),
    checkDay('home.heroVideo.captionsCheckedOn', captionsCheckedOn, 'the film’s captions were checked'),
    checkDay('options.options.asOf', options.options.asOf, 'the options were looked up', yearAgo, warning),
    checkDay('offer.statedTotal.decision', decidedOn, 'the stated total was decided on'),
  ].flat();
}
