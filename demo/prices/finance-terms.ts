import type { FinanceLender, YouxQuote } from '../../src/domain/vehicle/car.ts';
import type { Chance } from '../random.ts';

interface LenderTerms {
  /** Of the price, in whole percent, owed at the end; 0 for none. */
  balloonPercent: number;
  interestRate: number;
  comparisonRate: number;
  establishmentFees: number;
  disclaimer: string;
}

/**
 * Invented terms of each provider that sends its own; the manual one comes from the site's settings, and so do the fees
 * beside the establishment fee.
 */
const LENDERS: Record<string, LenderTerms> = {
  taurus: {
    balloonPercent: 0,
    interestRate: 8.49,
    comparisonRate: 9.62,
    establishmentFees: 495,
    disclaimer:
      'For approved private applicants: a secured loan with no deposit over 60 months at 8.49% p.a., comparison rate ' +
      '9.62% p.a. based on a 5-year secured loan of $30,000. Your rate may differ with your credit history and the ' +
      'age of the vehicle. Insurance is not included.',
  },
  angle: {
    balloonPercent: 0,
    interestRate: 9.95,
    comparisonRate: 11.95,
    establishmentFees: 1360.5,
    disclaimer:
      'Indicative, for a secured loan over 60 months at 9.95% p.a. with a comparison rate of 11.95% p.a. based on ' +
      '$30,000 over five years. An establishment fee of $1,360.50 is included. ' +
      `Subject to a credit check, to the lender's approval and to the age of the vehicle.`,
  },
  powertorque: {
    balloonPercent: 20,
    interestRate: 7.99,
    comparisonRate: 8.87,
    establishmentFees: 395,
    disclaimer:
      'A secured loan over 60 months with a final payment of 20% of the price, 7.99% p.a., ' +
      'comparison rate 8.87% p.a. based on a 5-year secured loan of $30,000. Government charges and ' +
      'insurance are not included. For approved private applicants.',
  },
  nissan: {
    balloonPercent: 0,
    interestRate: 6.99,
    comparisonRate: 9.43,
    establishmentFees: 395,
    disclaimer:
      'New and demonstrator vehicles only, to approved applicants, over 60 months at 6.99% p.a. ' +
      'with a comparison rate of 9.43% p.a. based on a 5-year secured loan of $30,000. A final payment is ' +
      'not included.',
  },
  comparison_site: {
    balloonPercent: 0,
    interestRate: 6.57,
    comparisonRate: 7.19,
    establishmentFees: 350,
    disclaimer:
      'The lowest rate among the lenders compared, for an excellent credit history and a secured loan. ' +
      'Comparison rate 7.19% p.a. based on a 5-year secured loan of $30,000. Other applicants may get ' +
      'other rates, and not every lender is compared.',
  },
};

/** Providers that send terms of their own with a vehicle. */
export const LENDER_NAMES = Object.keys(LENDERS);

/**
 * A lender's terms for a loan of the whole price, with the repayments of a standard amortised loan, down to its
 * balloon; throws for an unknown lender.
 */
export function lenderTerms(lender: string, price: number): FinanceLender {
  const terms = LENDERS[lender];
  if (!terms) throw new Error(`No terms for the lender ${lender}`);
  const owed = price + terms.establishmentFees;
  const { balloonPercent, ...sent } = terms;
  const balloon = Math.round((price * balloonPercent) / 100);
  // Rounded to the cent, like the amounts it is computed from, so that a lender's figure and its terms agree.
  const paid = (years: number, periods: number) =>
    Math.ceil(repayment(owed, balloon, terms.interestRate, years, periods) * 100) / 100;
  const weekly = (years: number) => paid(years, 52);
  return {
    ...sent,
    paymentWeek: weekly(5),
    paymentMonth: paid(5, 12),
    paymentWeekByTerm: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((years) => [years, weekly(years)])),
    deposit: 0,
    termYears: 5,
    termMonths: 60,
    totalPayable: Math.round((weekly(5) * 260 + balloon) * 100) / 100,
    balloon,
  };
}

/**
 * Part of the loan of every quote, as the settings of the demo's site have it; with its monthly fee it makes the
 * comparison rate.
 */
const QUOTE_FEE = 395;
const QUOTE_FEES_PERCENT = 1.06;

export function youxQuote(price: number, chance: Chance): YouxQuote {
  const advertisedRate = chance.pick([7.49, 7.99, 8.49]);
  return {
    weeklyRepaymentAmount: Math.ceil(repayment(price + QUOTE_FEE, 0, advertisedRate, 5, 52) * 100) / 100,
    comparisonRate: Math.round((advertisedRate + QUOTE_FEES_PERCENT) * 100) / 100,
    advertisedRate,
  };
}

function repayment(owed: number, balloon: number, ratePercent: number, years: number, periodsAYear: number): number {
  const rate = ratePercent / 100 / periodsAYear;
  const discount = (1 + rate) ** (-years * periodsAYear);
  return ((owed - balloon * discount) * rate) / (1 - discount);
}
