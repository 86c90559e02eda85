import { formatUsd, totalOffer } from '@/lib/pricing';
import type { Content } from './content';
import { isOwnPage } from './examples';
import { error, type Note, warning } from './finding';

type Offer = Content['offer'];

/** Prices that are no whole dollars; nothing can be added up while there are any. */
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

/** The clinic's stated total against the sum of its list. */
function checkTotal({ price, bonusItems, statedTotal }: Offer): Note[] {
  const { sumUsd } = totalOffer({ ...price, itemsUsd: bonusItems.map(({ valueUsd }) => valueUsd) });
  const { valueUsd, decision } = statedTotal;
  // The clinic has decided for the sum, whatever it becomes.
  if (valueUsd === sumUsd || decision?.keep === 'computed') return [];
  const sums = `The stated total is ${formatUsd(valueUsd)}, but the list adds up to ${formatUsd(sumUsd)}`;
  if (!decision) {
    const message = `${sums}: decide which one stands, and write in place of null, e.g., decision: { decidedOn: '2026-12-01', decidedBy: 'Dr. Rivera', keep: 'computed' }.`;
    return [error('offer.statedTotal.decision', message)];
  }
  const who = `${decision.decidedBy} decided on ${decision.decidedOn}`;
  return [warning('offer.statedTotal.decision', `${sums}. The page shows the stated one, as ${who}.`)];
}

/** Whether the offer's numbers are possible and agree with each other. */
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
  if (lender && !isOwnPage(lender.url)) {
    notes.push(error('offer.lender.url', `“${lender.url}” is not an https address of the lender’s.`));
  }
  return notes;
}
