/** A string of content/ and its path (for its form see `Note.at`). */
export type Text = { at: string; text: string };

/** An argument for functions that build sentences. Each of its properties, and each call of it, gives the text "some". */
const anyArgument: unknown = new Proxy(() => anyArgument, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => 'some' : anyArgument),
});

/** Lists the parts of a value with their paths. A list entry is named by its id, everything else by its key. */
export function partsOf(value: object, at: string): { at: string; part: unknown }[] {
  return Object.entries(value).map(([key, part]) => {
    const step = part?.id ?? key;
    return { at: at ? `${at}.${step}` : step, part };
  });
}

/**
 * Lists every string inside a value, including those that its functions build. An object that two exports share is read
 * once, at its first place; `seen` contains the objects read so far.
 */
export function textsOf(value: unknown, at: string, seen = new Set<unknown>()): Text[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (!value || seen.has(value) || value === anyArgument) return [];
  if (typeof value === 'function') return textsOf(value(anyArgument, anyArgument, anyArgument), at, seen);
  if (typeof value !== 'object') return [];
  seen.add(value);
  return partsOf(value, at).flatMap(({ at, part }) => textsOf(part, at, seen));
}

/** Whether a path leads to a note for the clinic, which no visitor reads. */
export function isPending(at: string): boolean {
  return /pending$/i.test(at);
}
