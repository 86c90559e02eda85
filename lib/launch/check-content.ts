import { checkFacts } from './check-facts';
import { checkSettings } from './check-settings';
import type { ContentFile } from './content-file';
import type { Facts, LaunchSettings } from './facts';
import type { Finding } from './finding';
import { findPending } from './pending';
import { checkReading } from './reading';
import { checkWords } from './words';

/** Everything in content and settings that is not ready for launch, by file and line; settings come first. */
export function checkContent(input: {
  content: readonly ContentFile[];
  facts: Facts;
  settings: LaunchSettings;
  publicFiles: ReadonlySet<string>;
  now: Date;
  countSyllables: (word: string) => number;
}): Finding[] {
  const { content, facts, now, countSyllables } = input;
  const inFiles = [
    ...findPending(content),
    ...checkFacts(content, facts, now),
    ...checkWords(content),
    ...checkReading(content, countSyllables),
  ];
  const findings = [...checkSettings(input), ...inFiles];
  const rank = ({ file }: Finding) => (file === 'settings' ? '' : file);
  return findings.sort(
    (a, b) =>
      rank(a).localeCompare(rank(b)) || (a.line ?? 0) - (b.line ?? 0) || a.message.localeCompare(b.message),
  );
}
