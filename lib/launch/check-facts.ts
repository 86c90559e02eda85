import { formatUsd, totalOffer } from '@/lib/pricing';
import type { ContentFile } from './content-file';
import { isDay, pastDayProblem, quarterStart } from './dates';
import type { Facts, Proof } from './facts';
import type { Finding } from './finding';
import { lineOfKey } from './literals';
import { placeOf } from './places';
import { recordProblems } from './record';

type Note = Omit<Finding, 'file' | 'line' | 'href'>;

/** A finding about `keys` inside an export of a content file. */
function at(
  files: readonly ContentFile[],
  file: string,
  [exportName, ...keys]: [string, ...string[]],
  note: Note,
): Finding {
  const source = files.find((known) => known.file === file)?.source ?? '';
  return { ...note, file, line: lineOfKey(source, exportName, ...keys), href: placeOf(file, exportName) };
}

/** What a rate's proof lacks, as words for a sentence. */
export function proofGaps(proof: Proof, now: Date): string[] {
  const today = now.toISOString().slice(0, 10);
  return [
    Number.isInteger(proof.n) && proof.n > 0 ? '' : 'the number of people',
    isDay(proof.from) && isDay(proof.to) && proof.from <= proof.to && proof.to <= today
      ? ''
      : 'the first and last day',
    proof.scale.trim() ? '' : 'the scale',
    proof.definition.trim() ? '' : 'what counted as success',
    proof.denominator.trim() ? '' : 'who was counted, drop-outs included',
  ].filter(Boolean);
}

function checkRates(files: readonly ContentFile[], { evidence }: Facts, now: Date): Finding[] {
  const file = 'content/evidence.ts';
  const source = files.find((known) => known.file === file)?.source ?? '';
  return evidence.cards.flatMap(({ title, rate }) => {
    const gaps = rate && (rate.substantiation ? proofGaps(rate.substantiation, now) : ['all of it']);
    if (!rate || !gaps?.length) return [];
    const line = source.slice(0, source.indexOf(`percent: ${rate.percent}`)).split('\n').length;
    return [
      {
        severity: 'error' as const,
        kind: 'claim' as const,
        file,
        line,
        message: `“${rate.percent}%+” for ${title} stands without its proof (missing: ${gaps.join('; ')}). Fill in substantiation, or set rate to null.`,
        href: placeOf(file, 'evidence'),
      },
    ];
  });
}

function checkTotal(files: readonly ContentFile[], facts: Facts, now: Date): Finding[] {
  const { statedTotal, price, bonusItems } = facts;
  const { sumUsd } = totalOffer({ ...price, itemsUsd: bonusItems.map(({ valueUsd }) => valueUsd) });
  const [stated, computed] = [formatUsd(statedTotal.valueUsd), formatUsd(sumUsd)];
  if (stated === computed) return [];
  const { decision } = statedTotal;
  const note = (severity: Finding['severity'], message: string) => [
    at(files, 'content/offer.ts', ['statedTotal', decision ? 'decision' : 'valueUsd'], {
      severity,
      kind: 'price',
      message,
    }),
  ];
  if (!decision) {
    return note(
      'error',
      `The stated total is ${stated}, but the list adds up to ${computed}: record in decision which one stands.`,
    );
  }
  const problem = pastDayProblem(decision.decidedOn, now);
  if (problem) return note('error', `The day of the decision about the stated total ${problem}.`);
  if (decision.keep === 'computed') {
    return note('error', `The clinic decided for the computed total: set valueUsd to ${sumUsd}.`);
  }
  return note(
    'warning',
    `The stated total ${stated} differs from the list’s ${computed}, as ${decision.decidedBy} decided on ${decision.decidedOn}; the page says so.`,
  );
}

function checkDates(files: readonly ContentFile[], { spots, price }: Facts, now: Date): Finding[] {
  const rows = [
    { name: 'spots', asOf: spots.asOf, what: 'The open spots were counted', severity: 'error' },
    { name: 'price', asOf: price.asOf, what: 'The prices were last confirmed', severity: 'warning' },
  ] as const;
  return rows.flatMap(({ name, asOf, what, severity }) => {
    const problem = pastDayProblem(asOf, now);
    const keys: [string, string] = [name, 'asOf'];
    if (problem) {
      return [
        at(files, 'content/offer.ts', keys, {
          severity: 'error',
          kind: 'date',
          message: `${name}.asOf ${problem}.`,
        }),
      ];
    }
    if (asOf >= quarterStart(now)) return [];
    const message = `${what} on ${asOf}, before this quarter began: check again and write the new day.`;
    return [at(files, 'content/offer.ts', keys, { severity, kind: 'date', message })];
  });
}

/** The clinic's record, the proof behind its rates, its total and its dates; `now` is the clock. */
export function checkFacts(files: readonly ContentFile[], facts: Facts, now: Date): Finding[] {
  const record = recordProblems(facts.clinic, now).map(({ key, severity, kind, message }) =>
    at(files, 'content/clinic.ts', ['clinic', key], {
      severity: severity ?? 'error',
      kind: kind ?? 'record',
      message,
    }),
  );
  return [
    ...record,
    ...checkRates(files, facts, now),
    ...checkTotal(files, facts, now),
    ...checkDates(files, facts, now),
  ];
}
