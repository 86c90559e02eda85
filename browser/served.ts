/** The element of an island, whose content is hydrated on its own (browser/islands.ts). */
export type Island = HTMLElement & {
  /** The result of `describePart` right after the page was parsed. */
  served?: string;
};

/**
 * A fingerprint of a part of the page that changes when an extension, a translator or a blocker touches it: its number
 * of elements, and its text.
 */
export function describePart(part: Element) {
  return `${part.querySelectorAll('*').length} ${part.textContent}`;
}
