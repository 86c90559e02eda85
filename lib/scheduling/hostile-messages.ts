/** For tests: an endless, repeatable stream of messages that no vendor sends. */

/** Words that the dialects look at, so that near misses are as near as can be. */
const words = [
  'msgsndr-booking-complete',
  'set-sticky-contacts',
  'iframeLoaded',
  'highlevel.setHeight',
  'calendly.event_scheduled',
  'calendly.page_height',
  'CAL',
  'bookingSuccessfulV2',
  'linkReady',
  '__dimensionChanged',
  'acuityBookingComplete',
  'booked',
  'ready',
  '__proto__',
  'constructor',
  '',
];

/** Fields the dialects read, misspelt by a hair or holding what they never hold. */
const fieldNames = [
  'Event',
  'event ',
  'Type',
  'originator',
  'Demo',
  'demo ',
  'payload',
  'data',
  'appointment',
  '0',
];

/** Strings that begin like a signal and break off. */
const brokenStrings = [
  '[iframeSizer]x:1000:1:init',
  ' [iFrameSizer]x:1000:1:init',
  'iFrameSizer:1000',
  'sizing',
  'sizing 1000',
  ' sizing:1000',
  'Sizing:1000',
  '{"demo":"booked"}',
  '["msgsndr-booking-complete",{}]',
  'booked scheduled complete thank-you',
  '\u0000\uD800\uFFFF',
];

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
export function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function hostileMessage(random: () => number): unknown {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const thrower = () => {
    throw new Error('read me not');
  };

  function scalar(): unknown {
    return pick<() => unknown>([
      () => null,
      () => undefined,
      () => random() * 2000,
      () => pick([Number.NaN, Infinity, -1, 0, 1e308]),
      () => pick([true, false]),
      () => 10n,
      () => Symbol('x'),
      () => pick(brokenStrings),
      () => pick(words),
      () => 'x'.repeat(Math.floor(random() * 2e5)),
      () => new Date(Number.NaN),
      () => new Uint8Array(64),
      () => thrower,
    ])();
  }

  function nested(depth: number): unknown {
    if (depth === 0) return scalar();
    return pick<() => unknown>([
      scalar,
      () => {
        const list = Array.from({ length: Math.floor(random() * 6) }, () => nested(depth - 1));
        // A vendor's word at the head would be the vendor's message.
        return words.includes(list[0] as string) ? [list] : list;
      },
      () => Object.fromEntries(Array.from({ length: 4 }, () => [pick(fieldNames), nested(depth - 1)])),
      () => new Map([[pick(words), nested(depth - 1)]]),
    ])();
  }

  return pick<() => unknown>([
    scalar,
    () => nested(4),
    () => {
      const circle: Record<string, unknown> = {};
      circle.payload = circle.data = circle;
      return circle;
    },
    () => new Proxy({}, { get: thrower, has: thrower, ownKeys: thrower }),
    () => new Proxy([], { get: thrower }),
    () => Object.defineProperty({}, 'event', { get: thrower }),
    () => Object.defineProperty({}, 'originator', { get: thrower }),
    () =>
      JSON.parse(
        `{"__proto__":{"demo":"booked","event":"calendly.event_scheduled"},"${pick(fieldNames)}":1}`,
      ),
    () => [[pick(words)], pick(words)],
    () => [{ toString: () => 'msgsndr-booking-complete' }],
    () => ({ event: [pick(words)] }),
    () => ({ event: { toString: () => 'calendly.event_scheduled' } }),
    () => ({ originator: 'CAL', type: [pick(words)] }),
    () => ({ originator: 'cal', type: 'bookingSuccessfulV2', data: {} }),
    () => ({ type: 'bookingSuccessfulV2', data: {} }),
    () => ({ meetingBookSucceeded: pick(['true', 1, {}, null]) }),
    () => ({ demo: [pick(words)] }),
    () => ({ height: pick(['1000', -1, 319, 1e5, Number.NaN, {}]) }),
    () => Array.from({ length: 5000 }, (_, index) => index),
  ])();
}
