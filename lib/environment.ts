import { schedulerId } from './scheduling/booking-link';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Zero-width and other invisible characters, which are often copied along with text from chats and documents. */
export const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/gu;

/**
 * Removes from the settings what is often pasted along with a value (spaces, quotes, invisible characters), and
 * converts the scheduler's name to the form that the settings use.
 */
export function cleanEnvironment(env: Environment): Record<string, string | undefined> {
  const clean = (value = '') => {
    const bare = value.replace(invisible, '').trim();
    return /^(["'“‘])(.*)["'”’]$/s.exec(bare)?.[2]?.trim() ?? bare;
  };
  const cleaned = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, value === undefined ? value : clean(value)]),
  );
  const { SCHEDULING_PROVIDER: scheduler } = cleaned;
  return scheduler ? { ...cleaned, SCHEDULING_PROVIDER: schedulerId(scheduler) } : cleaned;
}
