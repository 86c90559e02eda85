/** A page of plain words, e.g. a privacy notice or terms: its own address, in the footer and in the sitemap. */
export type PolicyPage = {
  /** Its address without the slash. Where clinic.ts asks for this policy's address, write "/privacy" there. */
  id: string;
  title: string;
  /** One sentence for search results. */
  description: string;
  /** ISO date. */
  inForceSince: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
};

export const policyPages: readonly PolicyPage[] = [];

export const policyWords = { label: 'The clinic’s policies', inForceSince: 'In force since' } as const;
