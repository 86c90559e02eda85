import type { EvidenceCard, Substantiation } from '@/content/evidence';
import { isDay } from '@/lib/format';
import { error, type Note } from './finding';

/** The gaps in the proof of a rate, each phrased to complete a sentence. */
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

/**
 * A normalized description of whom a rate's proof counted and how, for comparing two proofs. Null if there is no proof.
 */
function countedFor(card?: Card) {
  const proof = card?.rate?.substantiation;
  if (!proof) return null;
  const { n, from, to, scale, definition } = proof;
  const plain = (fact: unknown) =>
    String(fact)
      .toLowerCase()
      .match(/[\p{L}\d]+/gu);
  return [n, from, to, scale, definition].map(plain).join(' | ');
}

/** An earlier card whose rate relies on the same proof, if there is one. */
function sharesProofWith(cards: readonly Card[], index: number) {
  const counted = countedFor(cards[index]);
  return counted === null ? undefined : cards.slice(0, index).find((card) => countedFor(card) === counted);
}

type Card = Pick<EvidenceCard, 'id' | 'title' | 'rate'>;

/** Checks that every rate is possible and has a complete proof of its own. */
export function checkProof(cards: readonly Card[], now: Date): Note[] {
  return cards.flatMap(({ id, title, rate }, i) => {
    if (!rate) return [];
    const at = `evidence.evidence.cards.${id}.percent`;
    const { percent, substantiation } = rate;
    if (!Number.isInteger(percent) || percent < 1 || percent > 99) {
      return [error(at, `percent for ${title} is ${percent}: write a whole number from 1 to 99.`)];
    }
    const other = sharesProofWith(cards, i);
    if (other) {
      const message = `“${percent}%+” for ${title} has the same proof as “${other.rate?.percent}%+” for ${other.title}: the same people, counted in the same way, cannot give two rates. Write each rate’s own proof, or set rate to null.`;
      return [error(at, message)];
    }
    const gaps = substantiation ? proofGaps(substantiation, now) : ['all of it'];
    if (gaps.length === 0) return [];
    const unproven = `“${percent}%+” for ${title} stands without its proof (missing: ${gaps.join('; ')}).`;
    const message = `${unproven} Fill in substantiation, or set rate to null.`;
    return [{ ...error(at, message), question: `${unproven} Send it, or the page leaves the rate out.` }];
  });
}
