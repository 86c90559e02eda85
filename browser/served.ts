/** An island's element: what stands in it is hydrated alone (browser/islands.tsx). */
export type Island = HTMLElement & {
  /** What `describePart` said of it when the page had been read. */
  served?: string;
};

/** What an extension, a translator or a blocker changes in a part of the page: its number of elements, and its words. */
export function describePart(part: Element) {
  return `${part.querySelectorAll('*').length} ${part.textContent}`;
}
