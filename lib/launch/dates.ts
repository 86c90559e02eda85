/** First day of the quarter of a moment, as an ISO date, e.g. "2026-10-01". */
export function quarterStart(now: Date): string {
  const month = Math.floor(now.getUTCMonth() / 3) * 3 + 1;
  return `${now.getUTCFullYear()}-${String(month).padStart(2, '0')}-01`;
}

/** Whether a text is a real day, written like "2026-11-20". */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  );
}

/** What is wrong with the date of a finished act, as the end of a sentence, or null. */
export function pastDayProblem(text: string, now: Date): string | null {
  if (!isDay(text)) return `is “${text}”, which is not a date: write it like 2026-11-20`;
  if (text > now.toISOString().slice(0, 10))
    return `is ${text}, which has not come yet: write the day it was done`;
  return null;
}
