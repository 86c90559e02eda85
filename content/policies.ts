/**
 * A page of text, e.g. a privacy notice or terms, with its own path, linked in the footer and listed in the sitemap.
 */
export type PolicyPage = {
  /** Its path without the slash. If clinic.ts needs a link to this policy, write "/privacy" there. */
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
