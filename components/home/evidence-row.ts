/** A row of the evidence: its drawing is on the left, and the words are on the right or, on a phone, below. */
export const evidenceRow = 'grid gap-x-gap md:grid-cols-2 lg:grid-cols-[2fr_3fr]';
