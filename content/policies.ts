/**
 * A page of text, e.g. a privacy notice or terms, with an address of its own, linked in the footer and listed in the
 * sitemap.
 */
export type PolicyPage = {
  /** Its address without the slash. If clinic.ts needs the address of this policy, write "/privacy" there. */
  id: string;
  title: string;
  /** One sentence for search results. */
  description: string;
  /** ISO date. */
  inForceSince: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
};

export const policyPages: readonly PolicyPage[] = [];

export const policyWords = { label: 'Our policies', inForceSince: 'In force since' } as const;
