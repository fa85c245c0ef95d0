import { describe, expect, test } from 'vitest';
import { sampleCar, sampleSettings } from '../../../tests/samples/stock.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import type { Car, FinanceLender } from '../vehicle/car.ts';
import { computeFinancingRepayment, findFinancing, isStated } from './financing.ts';

type Finance = NonNullable<SiteSettingsInput['finance']>;

/** A lender's entry for a vehicle at $40,000. */
const entry: FinanceLender = {
  interestRate: 7.99,
  comparisonRate: 8.87,
  paymentWeek: 155,
  paymentMonth: 672,
  paymentWeekByTerm: {},
  deposit: 1_000,
  termYears: 5,
  termMonths: 60,
  establishmentFees: 395,
  totalPayable: null,
  balloon: 8_000,
  disclaimer: null,
};
const SITE = { interestRate: 9.5, comparisonRate: 11.5, establishmentFee: 500 };

const find = (car: Partial<Car> | null, finance: Finance = {}, amount?: number) =>
  findFinancing(
    car && sampleCar({ price: 40_000, ...car }),
    sampleSettings({ finance: { finance_provider: 'powertorque', rates: SITE, ...finance } }).finance,
    amount,
  );
const entered = (given: Partial<FinanceLender> = {}) => ({
  finance_lenders: { powertorque: { ...entry, ...given } },
});

/** By the formula of an amortised loan, in dollars. */
function repaid(owed: number, balloon: number, percent: number, years: number, periods: number): number {
  const rate = percent / 100 / periods;
  const discount = (1 + rate) ** (-periods * years);
  return ((owed - balloon * discount) * rate) / (1 - discount);
}

describe('[E8] the financing of a vehicle', () => {
  test('is that of the lender’s entry, with its own repayments of its own price', () => {
    const found = find(entered());
    expect(found).toMatchObject({
      lender: 'vehicle',
      amount: 40_000,
      interestRate: 7.99,
      establishmentFee: 395,
    });
    expect(found).toMatchObject({ deposit: 1_000, balloon: 8_000, stated: { weekly: 155, monthly: 672 } });
    expect(found && computeFinancingRepayment(found, 'weekly')).toBe(155);
    expect(found && computeFinancingRepayment(found, 'yearly')).toBe(12 * 672);
  });

  test('is the site’s own lender’s where the vehicle came with none, and nobody’s where the site has none', () => {
    const found = find({});
    expect(found).toMatchObject({
      lender: 'site',
      interestRate: 9.5,
      comparisonRate: 11.5,
      establishmentFee: 500,
    });
    expect(found && computeFinancingRepayment(found, 'weekly')).toBeCloseTo(repaid(40_500, 0, 9.5, 5, 52), 8);
    expect(find({}, { rates: { establishmentFee: 500 } })).toBeNull();
  });

  test.each<[string, Partial<FinanceLender>]>([
    ['without its rate', { interestRate: null }],
    ['without its comparison rate', { comparisonRate: null }],
    ['with a comparison rate below its rate', { comparisonRate: 7.98 }],
  ])('is nobody’s of an entry %s', (_, given) => {
    expect(find(entered(given))).toBeNull();
  });

  test('of no vehicle is the site’s own lender’s, for the first amount and term of the calculator', () => {
    const calculator = { defaultTerm: 6, fixedAmount: 25_000 };
    expect(find(null, { calculator })).toMatchObject({ lender: 'site', amount: 25_000, termYears: 6 });
  });
});

// The regression: $870 a fortnight of an earlier price, beside a price of $93,499.
describe('[C1] [E5] [E8] where an offer price is shown, the repayment', () => {
  const offered = { ...entered(), offer_price: 38_500 };

  test('is worked out from the entry’s rate, fee, term, deposit and a final payment of the same share', () => {
    const found = find(offered);
    expect(found).toMatchObject({ amount: 38_500, balloon: 7_700, stated: { weekly: null, monthly: null } });
    for (const [every, periods] of [
      ['weekly', 52],
      ['fortnightly', 26],
      ['monthly', 12],
    ] as const) {
      expect(found && isStated(found, every)).toBe(false);
      const exact = repaid(38_500 - 1_000 + 395, 7_700, 7.99, 5, periods);
      expect(found && computeFinancingRepayment(found, every)).toBeCloseTo(exact, 8);
    }
  });

  test('is the lender’s own where the offer is no other price', () => {
    expect(find({ ...entered(), offer_price: 40_000 })?.stated.weekly).toBe(155);
    // A price of 10 or less is not a price (S4).
    expect(find({ ...entered(), offer_price: 10 })?.stated.weekly).toBe(155);
  });

  test('is a quote’s own where the quote was asked for that price', () => {
    const youxQuote = { weeklyRepaymentAmount: 181, comparisonRate: 9.2, advertisedRate: 8.1 };
    const youx = { finance_provider: 'youx' as const };
    const requested = (purchasePrice?: number) =>
      find({ offer_price: 38_500, youxQuote: { ...youxQuote, ...(purchasePrice && { purchasePrice }) } }, youx);
    expect(requested(38_500)?.stated.weekly).toBe(181);
    expect(requested()?.stated.weekly).toBeNull();
    const found = requested();
    expect(found && computeFinancingRepayment(found, 'weekly')).toBeCloseTo(repaid(39_000, 0, 8.1, 5, 52), 8);
  });
});

describe('[E5] [E7] the establishment fee', () => {
  const ofEntry = { establishmentFees: null };

  test('is the entry’s, else the site’s, else the provider’s, else not known', () => {
    expect(find(entered())?.establishmentFee).toBe(395);
    expect(find(entered(ofEntry))?.establishmentFee).toBe(500);
    expect(find(entered(ofEntry), { rates: {} })?.establishmentFee).toBeNull();
    const angle = { finance_lenders: { angle: { ...entry, ...ofEntry } } };
    expect(find(angle, { finance_provider: 'angle', rates: {} })?.establishmentFee).toBe(1360.5);
  });

  test('of 0 is none, whatever the provider’s own', () => {
    const angle = { finance_lenders: { angle: { ...entry, ...ofEntry } } };
    expect(find(angle, { finance_provider: 'angle', rates: { establishmentFee: 0 } })?.establishmentFee).toBe(0);
    expect(find(entered({ establishmentFees: 0 }))?.establishmentFee).toBe(0);
  });

  test('that is not known is in what the lender states, so that no other period leaves it out', () => {
    const found = find(entered({ ...ofEntry, paymentMonth: null }), { rates: {} });
    expect(found && computeFinancingRepayment(found, 'monthly')).toBeCloseTo((155 * 52) / 12, 8);
    expect(found && computeFinancingRepayment(found, 'fortnightly')).toBe(310);
  });
});
