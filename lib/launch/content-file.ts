import { type Literal, readLiterals } from './literals';

/** A module of content/: its text, its strings, and what it exports. */
export type ContentFile = {
  /** e.g. "content/home.ts". */
  file: string;
  source: string;
  literals: readonly Literal[];
  exports: Readonly<Record<string, unknown>>;
};

export function contentFile(file: string, source: string, exports: object): ContentFile {
  return { file, source, literals: readLiterals(source), exports: { ...exports } };
}

/** Notes for the clinic: `pending`, or a name that ends in it. */
export function isPendingKey(key: string | null): boolean {
  return key !== null && /pending$/i.test(key);
}
