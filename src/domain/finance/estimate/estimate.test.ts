import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { buildCardRecord } from '../../listing/card-record.ts';
import type { Car, FinanceLender } from '../../vehicle/car.ts';
import { findEstimate, findWeeklyPrice } from './estimate.ts';

type Finance = NonNullable<SiteSettingsInput['finance']>;
type Given = Partial<Car>;

const PROVIDERS = ['youx', 'taurus', 'manual', 'angle', 'powertorque', 'nissan', 'comparison_site', 'custom'] as const;

const lender: FinanceLender = {
  interestRate: 8.49,
  comparisonRate: 9.62,
  paymentWeek: 111.6,
  paymentMonth: 482.3,
  paymentWeekByTerm: {},
  deposit: 0,
  termYears: 5,
  termMonths: 60,
  establishmentFees: 0,
  totalPayable: null,
  balloon: 0,
  disclaimer: null,
};
// Figures of five years at that rate, but for the lender's own rounding.
const finance_lenders = Object.fromEntries(PROVIDERS.map((name) => [name, lender]));
const custom = { name: 'Our Finance' };
// At least what any provider's fees make it.
const rates = { interestRate: 8.49, comparisonRate: 10.62 };

/** The price that the lender's repayments are for. */
const PRICE = 23_628;

function estimate(car: Given, finance: Finance, more: Partial<SiteSettingsInput> = {}) {
  const { estimate: given, ...rest } = finance;
  const settings = sampleSettings({
    ...more,
    finance: { custom, rates, ...rest, estimate: { show: 'shown', ...given } },
  });
  const whole = sampleCar({ finance_lenders, price: PRICE, ...car });
  return {
    found: findEstimate(buildCardRecord(whole, settings.finance), settings, SAMPLE_NOW),
    week: findWeeklyPrice(whole, settings, SAMPLE_NOW),
  };
}
const isSaid = (car: Given, finance: Finance, more?: Partial<SiteSettingsInput>) =>
  estimate(car, finance, more).found?.kind === 'repayment';

test('[E1] [E8] [E11] a lender’s repayment is in whole dollars with both its rates, and finds vehicles', () => {
  const { found, week } = estimate({}, { finance_provider: 'taurus' });
  expect(found).toEqual({
    kind: 'repayment',
    dollars: 112,
    dollarsAWeek: 112,
    financing: {
      lender: 'vehicle',
      amount: PRICE,
      interestRate: 8.49,
      comparisonRate: 9.62,
      termYears: 5,
      deposit: 0,
      balloon: 0,
      establishmentFee: 0,
      stated: { weekly: 111.6, monthly: 482.3 },
    },
  });
  expect(week).toBe(112);
});

test.each([
  ['weekly', 112],
  ['fortnightly', 223],
  ['monthly', 482],
  ['yearly', 5788],
] as const)('[E6] [E8] a site that says repayments %s says %d of the lender’s figures', (every, dollars) => {
  const { found, week } = estimate({}, { finance_provider: 'taurus', estimate: { every } });
  expect(found).toMatchObject({ dollars });
  expect(week).toBe(112);
});

test('[E8] a repayment of the site’s own term is taken where the lender sent one, else the lender’s own', () => {
  const entry = { ...lender, paymentWeekByTerm: { '5': 112.4, '7': 88.2 } };
  const of = (termYears: number, given: Partial<FinanceLender> = {}) =>
    estimate(
      { finance_lenders: { angle: { ...entry, ...given } } },
      { finance_provider: 'angle', estimate: { termYears } },
    ).found;
  const over = (termYears: number | null) => ({ financing: { termYears } });
  expect(of(7)).toMatchObject({ dollars: 88, ...over(7) });
  expect(of(6)).toMatchObject({ dollars: 112, ...over(5) });
  expect(of(6, { termYears: null, termMonths: 48 })).toMatchObject({ dollars: 112, ...over(4) });
  expect(of(6, { termYears: null, termMonths: null })).toMatchObject({ dollars: 112, ...over(null) });
  // The lender states nothing for this period, so the repayment is computed.
  expect(of(6, { paymentWeek: null })).toMatchObject({ dollars: 112 });
});

test('[E8] what a lender’s repayment assumes is paid at once and at the end is said with it', () => {
  const entry = { ...lender, deposit: 2_000.4, balloon: 9_000 };
  const { found } = estimate({ finance_lenders: { taurus: entry } }, { finance_provider: 'taurus' });
  expect(found).toMatchObject({ financing: { deposit: 2_000.4, balloon: 9_000 } });
  const note = { show: 'shown', termYears: 5, depositPercent: 10, finalPaymentPercent: 30 } as const;
  const own = estimate({ price: 41_990 }, { finance_provider: 'manual', rates: { ...rates, note } }).found;
  expect(own).toMatchObject({ financing: { deposit: 4_199, balloon: 12_597 } });
});

test('[E1] a lender’s comparison rate below its rate is nobody’s: nothing is said', () => {
  const entry = (comparisonRate: number) => ({ taurus: { ...lender, comparisonRate } });
  expect(isSaid({ finance_lenders: entry(8.48) }, { finance_provider: 'taurus' })).toBe(false);
  expect(isSaid({ finance_lenders: entry(8.49) }, { finance_provider: 'taurus' })).toBe(true);
});

const fees = [
  { label: 'Establishment fee', amount: 395, due: 'once' as const },
  { label: 'Account', amount: 8, due: 'monthly' as const },
];
const listing = (listed: typeof fees): Finance => ({ finance_provider: 'nissan', rates: { fees: listed } });

test('[E7] fees that the site knows of are never left out of the comparison rate that is said', () => {
  const rateOf = (finance: Finance, given: Partial<FinanceLender> = {}) => {
    const { found } = estimate({ finance_lenders: { nissan: { ...lender, ...given } } }, finance);
    return found?.kind === 'repayment' ? found.financing.comparisonRate : null;
  };
  const said = rateOf(listing(fees), { comparisonRate: 8.6 });
  // Discounted at the comparison rate, and at no other, the monthly payments are worth $30,000 less the fee at the
  // start.
  const monthly = paymentOf(30_000, 8.49) + 8;
  expect(paymentOf(29_605, (said ?? 0) - 0.005)).toBeLessThan(monthly);
  expect(paymentOf(29_605, (said ?? 0) + 0.005)).toBeGreaterThan(monthly);
  expect(String(said)).toMatch(/^\d+\.\d{1,2}$/);
  expect(rateOf(listing(fees), { comparisonRate: 10.4 })).toBe(10.4);
  expect(rateOf(listing([]), { comparisonRate: 8.6 })).toBe(8.6);
  const ofVehicle = { comparisonRate: 8.6, establishmentFees: 395 };
  expect(rateOf(listing([]), ofVehicle)).toBeGreaterThan(9);
  const ofSite = { finance_provider: 'nissan' as const, rates: { establishmentFee: 395 } };
  expect(rateOf(ofSite, { comparisonRate: 8.6, establishmentFees: null })).toBeGreaterThan(9);
});

test.each<[string, Partial<FinanceLender>]>([
  ['without a comparison rate', { comparisonRate: null }],
  ['with one below its rate', { comparisonRate: 8.4 }],
])('[E1] [E7] of a lender %s nothing is said, whatever the fees come to', (_, given) => {
  const finance_lenders = { nissan: { ...lender, ...given } };
  expect(isSaid({ finance_lenders }, listing(fees))).toBe(false);
});

test('[E7] a rate that is no lender’s leaves the comparison rate that came with it', () => {
  const finance_lenders = { nissan: { ...lender, interestRate: 2400, comparisonRate: 2500 } };
  expect(estimate({ finance_lenders }, listing(fees)).found).toMatchObject({
    financing: { comparisonRate: 2500 },
  });
});

test('[E1] a rate of nothing is a rate', () => {
  const free = { taurus: { ...lender, interestRate: 0, comparisonRate: 0 } };
  expect(isSaid({ finance_lenders: free }, { finance_provider: 'taurus' })).toBe(true);
});

test('[E1] the last twelve years are counted where the site is', () => {
  const settings = sampleSettings({ finance: { finance_provider: 'taurus', estimate: { show: 'shown' } } });
  const record = buildCardRecord(sampleCar({ finance_lenders, year: 2014 }), settings.finance);
  const at = (now: string) => findEstimate(record, settings, new Date(now))?.kind;
  expect(at('2026-12-31T13:59:00Z')).toBe('repayment');
  // In Brisbane it is already 2027.
  expect(at('2026-12-31T14:01:00Z')).toBeUndefined();
});

test('[E8] a quote of youX comes before what a lender’s entry of that name says', () => {
  const youxQuote = { weeklyRepaymentAmount: 201.49, comparisonRate: 9.2, advertisedRate: 8.1 };
  expect(estimate({ youxQuote }, { finance_provider: 'youx' }).found).toMatchObject({
    dollars: 201,
    financing: { interestRate: 8.1, comparisonRate: 9.2 },
  });
});

/** The monthly repayment of a loan over five years. */
const paymentOf = (principal: number, ratePercent: number) =>
  (principal * ratePercent) / 1200 / (1 - (1 + ratePercent / 1200) ** -60);

/**
 * Five years at 8.49 % a year, repaid weekly, computed independently: P · r / (1 − (1 + r)⁻ⁿ), before and after
 * rounding up to the cent.
 */
const weeklyOf = (principal: number, residual = 0) => {
  const rate = 0.0849 / 52;
  const discount = (1 + rate) ** -260;
  return Math.ceil(((principal - residual * discount) * rate * 100) / (1 - discount)) / 100;
};

test.each<[string, Finance, number]>([
  ['manual', { finance_provider: 'manual' }, weeklyOf(54_990)],
  ['comparison_site', { finance_provider: 'comparison_site' }, weeklyOf(54_990)],
  ['custom', { finance_provider: 'custom', rates: { ...rates, establishmentFee: 495 } }, weeklyOf(55_485)],
  [
    'manual with the finance note',
    { finance_provider: 'manual', rates: { ...rates, note: { show: 'shown' } } },
    weeklyOf(54_990 * 0.9, 54_990 * 0.3),
  ],
])('[E5] [E7] the provider %s is worked out from the site’s own rates', (_, finance, exact) => {
  const { found } = estimate({ finance_lenders: {}, price: 54_990 }, finance);
  expect(found).toMatchObject({
    dollars: Math.round(exact),
    financing: { interestRate: 8.49, termYears: 5 },
  });
});

test.each([
  ['fortnightly', 26, 1],
  ['monthly', 12, 1],
  ['yearly', 12, 12],
] as const)('[E5] [E6] the site’s own rates repaid %s', (every, periods, factor) => {
  const rate = 0.0849 / periods;
  const exact = Math.ceil((5_499_000 * rate) / (1 - (1 + rate) ** (-5 * periods))) / 100;
  expect(estimate({ price: 54_990 }, { finance_provider: 'manual', estimate: { every } }).found).toMatchObject({
    dollars: Math.round(exact * factor),
  });
});

test.each(PROVIDERS)('[E1] [E2] the provider %s needs its least price', (finance_provider) => {
  const isOfTheFive = ['taurus', 'manual', 'angle', 'powertorque', 'nissan'].includes(finance_provider);
  const [enough, tooLittle] = isOfTheFive ? [501, 500] : [100, 10];
  // At so low a price, the site has to allow so small a repayment.
  const finance: Finance = {
    finance_provider,
    calculator: { enquireAtOrUnder: 0 },
    rates: { interestRate: 90, comparisonRate: 95 },
  };
  expect(isSaid({ price: enough }, finance)).toBe(true);
  expect(isSaid({ price: tooLittle }, finance)).toBe(false);
});

test.each(PROVIDERS)(
  '[E1] [E2] the provider %s takes a vehicle of thirteen years, unless it is the Taurus type',
  (finance_provider) => {
    const isTaurus = finance_provider === 'taurus';
    expect(isSaid({ year: 2014 }, { finance_provider })).toBe(true);
    expect(isSaid({ year: 2013 }, { finance_provider })).toBe(!isTaurus);
    expect(isSaid({ year: null }, { finance_provider })).toBe(!isTaurus);
  },
);

test.each<[string, Given, Finance, Partial<SiteSettingsInput>?]>([
  ['on sites that show none', {}, { estimate: { show: 'hidden' } }],
  ['for an interest rate that is not known', { finance_lenders: { taurus: { ...lender, interestRate: null } } }, {}],
  ['for a comparison rate that is not known', { finance_lenders: { taurus: { ...lender, comparisonRate: null } } }, {}],
  ['where neither the vehicle nor the site has a lender', { finance_lenders: {} }, { rates: {} }],
  [
    'for a lender that sent no repayment, and no term to work one out over',
    {
      finance_lenders: {
        taurus: { ...lender, paymentWeek: null, paymentMonth: null, termYears: null, termMonths: null },
      },
    },
    {},
  ],
  ['without rates of the site', {}, { finance_provider: 'manual', rates: {} }],
  ['for a sold vehicle', { sold: true }, {}],
  ['for another status', { status: 'in_transit' }, {}],
  ['without a price', { price: null }, { finance_provider: 'youx' }],
  ['for an older car than the site allows', { year: 2020 }, { estimate: { maxAgeYears: 5 } }],
  ['for a cheaper one than the site allows', { price: 9_000 }, { estimate: { minPrice: 9_000 } }],
  ['for Suzuki', { make: 'SUZUKI' }, {}],
  [
    'for a hidden dealership',
    { dealership_slug: 'harbour-trucks' },
    { estimate: { hiddenDealerships: ['harbour-trucks'] } },
  ],
  ['for a subscription', { subscription_price: 289 }, {}, { wording: { offering: 'subscription' } }],
  ['after the last day of its offer', {}, { estimate: { offerEnds: '2026-11-19' } }],
])('[E1] there is no estimate %s, and the vehicle is not found by it', (_, car, finance, more) => {
  const { found, week } = estimate(car, { finance_provider: 'taurus', ...finance }, more);
  expect(found).toBeNull();
  expect(week).toBeNull();
});

test.each<[string, Given, Finance]>([
  ['for a car that is coming', { status: 'coming_soon' }, {}],
  ['on the last day of its offer', {}, { estimate: { offerEnds: '2026-11-20' } }],
  ['for a make that the site no longer hides', { make: 'Suzuki' }, { estimate: { hiddenMakes: [] } }],
])('[E1] there is an estimate %s', (_, car, finance) => {
  expect(isSaid(car, { finance_provider: 'taurus', ...finance })).toBe(true);
});

test.each([
  [25.4, true],
  [25.5, false],
])('[E6] a repayment of %d is too small to be said: %s', (paymentWeek, tooSmall) => {
  const { found, week } = estimate(
    { finance_lenders: { taurus: { ...lender, paymentWeek } } },
    { finance_provider: 'taurus' },
  );
  expect(found?.kind === 'too_small').toBe(tooSmall);
  expect(week).toBe(tooSmall ? null : 26);
});
