import { formatUsd, totalOffer } from '@/lib/pricing';
import type { Content } from './content';
import { isOwnPage } from './examples';
import { error, type Note, warning } from './finding';

type Offer = Content['offer'];

/** Prices that are not whole dollars. While there are any, no total can be computed. */
function checkDollars({ price, bonusItems }: Offer): Note[] {
  const rows: [string, number][] = [
    ['price.paidInFullUsd', price.paidInFullUsd],
    ...(price.financedUsd === null
      ? []
      : [['price.financedUsd', price.financedUsd] satisfies [string, number]]),
    ...bonusItems.map(({ id, valueUsd }): [string, number] => [`bonusItems.${id}.valueUsd`, valueUsd]),
  ];
  return rows
    .filter(([, usd]) => !Number.isInteger(usd) || usd <= 0)
    .map(([at, usd]) => {
      const value = JSON.stringify(usd);
      return error(`offer.${at}`, `${at} is ${value}: write a whole number of dollars above zero, like 650.`);
    });
}

/** Compares the clinic's stated total with the sum of its list. */
function checkTotal({ price, bonusItems, statedTotal }: Offer): Note[] {
  const { sumUsd } = totalOffer({ ...price, itemsUsd: bonusItems.map(({ valueUsd }) => valueUsd) });
  const { valueUsd, decision } = statedTotal;
  // The clinic has chosen the computed total, whatever it is.
  if (valueUsd === sumUsd || decision?.keep === 'computed') return [];
  const sums = `The stated total is ${formatUsd(valueUsd)}, but the list adds up to ${formatUsd(sumUsd)}`;
  if (!decision) {
    const message = `${sums}: decide which one stands, and write in place of null, e.g., decision: { decidedOn: '2026-12-01', decidedBy: 'Dr. Rivera', keep: 'computed' }.`;
    return [error('offer.statedTotal.decision', message)];
  }
  const who = `${decision.decidedBy} decided on ${decision.decidedOn}`;
  return [warning('offer.statedTotal.decision', `${sums}. The page shows the stated one, as ${who}.`)];
}

/** Terms of a loan that, if mentioned, require the annual rate beside them (Regulation Z, 12 CFR 1026.24(d)). */
const loanTerms =
  /\d.*\b(payments?|instal?lments?|months?|monthly|weeks?|weekly|times|down)\b|finance charge/i;

/** Matches "36 payments of $305.53", capturing number and amount. */
const payments = /\b(\d+) [a-z ]*payments? of \$([\d,]+(?:\.\d+)?)/i;

/** Problems in the lender's words: terms without a rate, and payments that do not add up to the financed price. */
function checkLender({ lender, price }: Offer): Note[] {
  if (!lender) return [];
  const { url, disclosure } = lender;
  const [said, count = '', amount = ''] = payments.exec(disclosure) ?? [];
  const sumUsd = Number(count) * Number(amount.replaceAll(',', ''));
  const isWhole = said && !/\bdown\b/i.test(disclosure);
  const problems = {
    url: !isOwnPage(url) && `“${url}” is not an https address of the lender’s.`,
    disclosure:
      (loanTerms.test(disclosure) &&
        !/\bAPR\b|annual percentage rate/i.test(disclosure) &&
        `“${disclosure}” names terms of a loan, so the law asks for its rate: write the APR beside them.`) ||
      // The last payment may differ from the others by some cents.
      (isWhole &&
        price.financedUsd !== null &&
        Math.abs(sumUsd - price.financedUsd) > Number(count) / 100 &&
        `“${said}” comes to ${formatUsd(Math.round(sumUsd))}, but financedUsd is ${price.financedUsd}: let them agree.`),
  };
  return Object.entries(problems).flatMap(([key, problem]) =>
    problem ? [error(`offer.lender.${key}`, problem)] : [],
  );
}

/** Checks that the numbers of the offer are possible and agree with each other. */
export function checkOffer(offer: Offer): Note[] {
  const { price, spots, lender } = offer;
  const dollars = checkDollars(offer);
  const notes = dollars.length > 0 ? dollars : checkTotal(offer);
  if (price.financedUsd === null && lender) {
    const message = `${lender.name} lends, but financedUsd is null: write the total of all payments, or set lender to null.`;
    notes.push(error('offer.lender', message));
  }
  const areDollars = !dollars.some(({ at }) => at.startsWith('offer.price.'));
  if (areDollars && price.financedUsd !== null && price.financedUsd < price.paidInFullUsd) {
    const message = `financedUsd is ${price.financedUsd}, less than what is paid in full: write the total of all payments, or null where there is no financing.`;
    notes.push(error('offer.price.financedUsd', message));
  }
  if (!Number.isInteger(spots.remaining) || spots.remaining < 0 || spots.remaining > spots.perQuarter) {
    const message = `remaining is ${spots.remaining}: write a whole number from 0 to ${spots.perQuarter}.`;
    notes.push(error('offer.spots.remaining', message));
  }
  return [...notes, ...checkLender(offer)];
}
