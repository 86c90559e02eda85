import { type ContentFile, isPendingKey } from './content-file';
import type { Finding } from './finding';
import { placeOf } from './places';

/** Words no page may use, and what to say instead. */
const BANNED: readonly { pattern: RegExp; instead: string }[] = [
  {
    pattern:
      /\b(cure[sd]?|curing|miracles?|miraculous|breakthroughs?|revolutionary|life-changing|rewir(e[sd]?|ing))\b/i,
    instead: 'say what changed, for whom, and by how much',
  },
  {
    pattern:
      /\b((clinically )?proven|guarantee[sd] (results|to)|guaranteed|100%|painless|risk[- ]free|no side effects|safe and effective)(?!\w)/i,
    instead: 'no care is sure to work or free of risk: say what studies found',
  },
  {
    pattern: /\bFDA[- ]approved (plan|program|protocol)\b/i,
    instead: 'the FDA approves drugs and clears devices, not plans',
  },
  {
    pattern:
      /\b(act now|hurry|last chance|limited[- ]time|don[’']t miss out|while (they|spots) last|free gifts?)\b/i,
    instead: 'state the fact and its date; do not press',
  },
  {
    pattern:
      /\b(suffer(s|ed|ing|ers?)?|addicts?|committed suicide|schizophrenics?|the mentally ill|victims? of)\b/i,
    instead: 'put the person first, for example “people living with depression”',
  },
];

/** The banned words in a text, with what to say instead. */
export function bannedWords(text: string): { word: string; instead: string }[] {
  return BANNED.flatMap(({ pattern, instead }) => {
    const word = pattern.exec(text)?.[0];
    return word ? [{ word, instead }] : [];
  });
}

export function checkWords(files: readonly ContentFile[]): Finding[] {
  return files.flatMap(({ file, literals }) =>
    literals
      .filter(({ key }) => !isPendingKey(key))
      .flatMap(({ line, exportName, parts }) =>
        bannedWords(parts.join(' … ')).map(({ word, instead }) => ({
          severity: 'error' as const,
          kind: 'wording' as const,
          file,
          line,
          message: `“${word}” claims too much or hurts: ${instead}.`,
          href: placeOf(file, exportName),
        })),
      ),
  );
}
