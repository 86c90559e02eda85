import { formatUsd, totalOffer } from '@/lib/pricing';
import type { Content } from './content';
import { isHttpsAddress } from './examples';
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

/** The fastest schedules that were studied have ten sessions of TMS a day. */
const mostTmsPerDay = 10;

/** Reports counts and lengths that no plan can have. Null means that the clinic has not given the fact yet. */
function checkNumbers(offer: Offer): Note[] {
  const {
    plan,
    consultation,
    coreTreatment,
    precisionIvs,
    promise,
    visitMinutes,
    laterSession,
    payment,
    price,
    spots,
    treatment,
    weekdays,
  } = offer;
  const { tmsSessions, ketamineSessions } = promise.extension;
  // Another check reports a price or weeks that cannot be.
  const examMost =
    price.paidInFullUsd >= 1 && Number.isInteger(price.paidInFullUsd) ? price.paidInFullUsd : undefined;
  const days = (treatment.to - treatment.from + 1) * weekdays;
  const daysMost = days > 0 ? days : undefined;
  const rows: [at: string, value: number | null, least: number, most?: number | undefined][] = [
    ['consultation.minutes', consultation.minutes, 5, 120],
    ['coreTreatment.tmsSessions', coreTreatment.tmsSessions, 1, daysMost && daysMost * mostTmsPerDay],
    ['coreTreatment.ketamineSessions', coreTreatment.ketamineSessions, 1, daysMost],
    ['precisionIvs.count', precisionIvs.count, 1],
    ['promise.reviewWeek', promise.reviewWeek, 1, plan.weeks],
    ['promise.extensionWeeks', promise.extensionWeeks, 1],
    ['promise.ivBoosts', promise.ivBoosts, 1],
    ['promise.extension.tmsSessions', tmsSessions, 0],
    ['promise.extension.ketamineSessions', ketamineSessions, 0],
    ['visitMinutes.tms', visitMinutes.tms, 10, 480],
    ['visitMinutes.ketamine', visitMinutes.ketamine, 10, 480],
    ['payment.examUsd', payment.examUsd, 1, examMost],
    ['laterSession.tmsUsd', laterSession.tmsUsd, 1],
    ['laterSession.ketamineUsd', laterSession.ketamineUsd, 1],
    ['spots.perQuarter', spots.perQuarter, 1],
    ['spots.remaining', spots.remaining, 0, spots.perQuarter],
    ['treatment.from', treatment.from, 1, plan.weeks],
    ['treatment.to', treatment.to, treatment.from, plan.weeks],
    ['weekdays', weekdays, 1, 7],
  ];
  return rows.flatMap(([at, value, least, most = Number.MAX_SAFE_INTEGER]) => {
    if (value === null || (Number.isInteger(value) && value >= least && value <= most)) return [];
    const range = most < Number.MAX_SAFE_INTEGER ? `from ${least} to ${most}` : `from ${least} up`;
    const number = /minutes/i.test(at) ? 'whole number of minutes' : 'whole number';
    return [error(`offer.${at}`, `${at} is ${JSON.stringify(value)}: write a ${number} ${range}.`)];
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
    const question = `${sums}: say which one stands, who decided so, and on which day.`;
    return [{ ...error('offer.statedTotal.decision', message), question }];
  }
  if (!Number.isInteger(valueUsd) || valueUsd <= price.paidInFullUsd) {
    const message = `The stated total is ${JSON.stringify(valueUsd)}: write a whole number of dollars above the plan price, ${price.paidInFullUsd}, or keep: 'computed'.`;
    return [error('offer.statedTotal.valueUsd', message)];
  }
  const who = `${decision.decidedBy} decided on ${decision.decidedOn}`;
  return [warning('offer.statedTotal.decision', `${sums}. The page shows the stated one, as ${who}.`)];
}

const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|twenty|thirty|sixty';

/** Words about payments and their period. With a figure beside them, they are terms of a loan. */
const loanWords =
  /\b(payments?|instal?lments?|months?|monthly|mo|weeks?|(bi)?weekly|years?|yearly|times|down)\b|[×%]|\dx\b/i;

/** Whether a text names terms of a loan, which require the annual rate beside them (Regulation Z, 12 CFR 1026.24(c), (d)). */
function namesLoanTerms(text: string) {
  const hasFigure = new RegExp(`\\d|\\b(${numberWords})\\b`, 'i').test(text);
  return (
    /finance charge|\b(no|zero|free of)[ -]interest|interest[- ]free/i.test(text) ||
    (hasFigure && loanWords.test(text))
  );
}

/** Finds payments like "36 payments of $305.53" or "$305.53 a month for 36 months" in a text, and adds them up. */
function findPayments(text: string) {
  const sum = String.raw`\$(?<amount>[\d,]+(?:\.\d+)?)`;
  const { 0: said, groups } =
    new RegExp(String.raw`\b(?<count>\d+) (?:[a-z ]*payments? of|×|x|times) ${sum}`, 'i').exec(text) ??
    new RegExp(
      String.raw`${sum} (?:a|per|each|every) (?<span>month|week) for (?<count>\d+) \k<span>s`,
      'i',
    ).exec(text) ??
    {};
  if (!said || !groups) return null;
  const count = Number(groups.count);
  return { said, count, sumUsd: count * Number(groups.amount?.replaceAll(',', '')) };
}

/** Problems with the lender's text: terms without a rate, and payments that do not add up to the financed price. */
function checkLender({ lender, price }: Offer): Note[] {
  if (!lender) return [];
  const { url, disclosure } = lender;
  // If the first payment has a different size, the others add up to less.
  const payments = /\bdown\b/i.test(disclosure) ? null : findPayments(disclosure);
  const problems = {
    url: !isHttpsAddress(url) && `“${url}” is not the lender’s page: write its https address.`,
    disclosure:
      (namesLoanTerms(disclosure) &&
        !/\bAPR\b|annual percentage rate/i.test(disclosure) &&
        `“${disclosure}” names terms of a loan, so the law requires its rate: write the APR beside them.`) ||
      // The last payment may differ from the others by some cents.
      (payments &&
        price.financedUsd !== null &&
        Math.abs(payments.sumUsd - price.financedUsd) > payments.count / 100 &&
        `“${payments.said}” comes to ${formatUsd(Math.round(payments.sumUsd))}, but financedUsd is ${price.financedUsd}: let them agree.`),
  };
  return Object.entries(problems).flatMap(([key, problem]) =>
    problem ? [error(`offer.lender.${key}`, problem)] : [],
  );
}

/** Checks that the numbers of the offer are possible and agree with each other. */
export function checkOffer(offer: Offer): Note[] {
  const { price, lender } = offer;
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
  return [...notes, ...checkNumbers(offer), ...checkLender(offer)];
}
