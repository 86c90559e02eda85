import type { EvidenceCard, Substantiation } from '@/content/evidence';
import { isDay } from '@/lib/format';
import { error, type Note } from './finding';

/** What a rate's proof lacks, as words for a sentence. */
function proofGaps(proof: Substantiation, now: Date): string[] {
  const { n, from, to, scale, definition, denominator } = proof;
  const areDays = isDay(from) && isDay(to) && from <= to && to <= now.toISOString().slice(0, 10);
  const gaps = {
    'the number of people': Number.isInteger(n) && n > 0,
    'the first and last day': areDays,
    'the scale': scale.trim(),
    'what counted as success': definition.trim(),
    'who was counted, drop-outs included': denominator.trim(),
  };
  return Object.entries(gaps).flatMap(([gap, isThere]) => (isThere ? [] : [gap]));
}

/** Every rate must be a possible one, and have its whole proof. */
export function checkProof(cards: readonly Pick<EvidenceCard, 'id' | 'title' | 'rate'>[], now: Date): Note[] {
  return cards.flatMap(({ id, title, rate }) => {
    if (!rate) return [];
    const at = `evidence.evidence.cards.${id}.percent`;
    const { percent, substantiation } = rate;
    if (!Number.isInteger(percent) || percent < 1 || percent > 99) {
      return [error(at, `percent for ${title} is ${percent}: write a whole number from 1 to 99.`)];
    }
    const gaps = substantiation ? proofGaps(substantiation, now) : ['all of it'];
    if (gaps.length === 0) return [];
    const message = `“${percent}%+” for ${title} stands without its proof (missing: ${gaps.join('; ')}). Fill in substantiation, or set rate to null.`;
    return [error(at, message)];
  });
}
