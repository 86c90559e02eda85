import { schedulerId } from './scheduling/booking-link';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Letters that nobody sees, as copied from chats and documents. */
export const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/gu;

/**
 * Settings as meant: without the blanks, quotes and invisible letters that come along when a value is pasted, and with a
 * scheduler's name as the settings have it.
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
