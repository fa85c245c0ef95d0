import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatProblem } from './problem.ts';
import { resolveSettings } from './resolve.ts';
import type { SiteSettingsInput } from './schema.ts';

type Finance = NonNullable<SiteSettingsInput['finance']>;

/** The problems of finance settings, one per line. */
function complaints(finance: Finance): string[] {
  const settings = { brand: { name: 'Harbour' }, contact: { phone: '07 5550 1234' }, finance };
  const resolved = resolveSettings([{ name: 'site', settings }]);
  return resolved.ok ? [] : resolved.problems.map(formatProblem);
}

describe('[E7] a comparison rate below what the rate and the fees make', () => {
  const fees = [
    { label: 'Establishment fee', amount: 395, due: 'once' as const },
    { label: 'Registration', amount: 6, due: 'once' as const },
    { label: 'Account', amount: 8, due: 'monthly' as const },
    { label: 'Agency', amount: 912.25, due: 'once' as const },
  ];
  test.each<[string, Finance, number, number]>([
    ['the site’s list', { finance_provider: 'nissan', rates: { fees } }, 6.99, 9.46],
    ['the provider’s fee', { finance_provider: 'angle' }, 9.95, 11.89],
    ['the site’s own fee', { rates: { establishmentFee: 495 } }, 9.75, 10.46],
    ['no fee at all', {}, 10.95, 10.95],
  ])('is refused with what it is at least: %s', (_, finance, interestRate, least) => {
    const of = (comparisonRate: number) =>
      complaints({ ...finance, rates: { ...finance.rates, interestRate, comparisonRate } });
    const below = Number((least - 0.01).toFixed(2));
    expect(of(below)).toEqual([
      `finance.rates.comparisonRate: ${below} is below ${least}: a comparison rate is the interest with its fees.`,
    ]);
    expect(of(least)).toEqual([]);
  });

  test('is refused where fees are so great that no rate answers', () => {
    const finance: Finance = {
      rates: { interestRate: 9, comparisonRate: 99, establishmentFee: 9_000_000 },
    };
    expect(complaints(finance)).toEqual(['finance.rates.comparisonRate: No comparison rate: the fees are too great.']);
  });

  test('is refused of fees that no lender’s rate answers, where the rates come with the stock', () => {
    const fee = { label: 'Account', amount: 40_000, due: 'monthly' as const };
    expect(complaints({ finance_provider: 'taurus', rates: { fees: [fee] } })).toEqual([
      'finance.rates.comparisonRate: No comparison rate: the fees are too great.',
    ]);
  });

  test('needs when each fee is due', () => {
    const fee = { label: 'Account', amount: 8 } as never;
    expect(complaints({ rates: { fees: [fee] } })).toEqual([
      'finance.rates.fees[0].due: is required. It can be "once", "monthly".',
    ]);
  });
});

test.each<[string, Finance]>([
  ['rates.exampleAmount', { rates: { exampleAmount: 0, interestRate: 7, comparisonRate: 8 } }],
  ['rates.exampleTermYears', { rates: { exampleTermYears: 0 } }],
  ['rates.note.termYears', { rates: { note: { termYears: 0 } } }],
  ['estimate.termYears', { estimate: { termYears: 0 } }],
  ['calculator.termMin', { calculator: { termMin: 0 } }],
  ['calculator.termStep', { calculator: { termStep: 0 } }],
  ['calculator.amountStep', { calculator: { amountStep: 0 } }],
  ['calculator.interestStep', { calculator: { interestStep: 0 } }],
  ['calculator.depositStep', { calculator: { depositStep: 0 } }],
  ['calculator.residualStep', { calculator: { residualStep: 0 } }],
  ['calculator.terms[1]', { calculator: { terms: [3, 0] } }],
])('[E3] [E7] a %s of 0 is refused: no page could divide by it', (path, finance) => {
  expect(complaints(finance)).toEqual([`finance.${path}: must be above 0.`]);
});

test.each<[string, Finance]>([
  ['the site’s two', { calculator: { interestMin: 12, interestMax: 11 } }],
  ['the site’s lowest above the provider’s highest', { calculator: { interestMin: 16 } }],
  ['the site’s highest below the provider’s lowest', { finance_provider: 'taurus', calculator: { interestMax: 7 } }],
  ['a lowest above what a lender’s low rate leaves', { finance_provider: 'angle', calculator: { interestMin: 6 } }],
  ['a provider’s own two', { finance_provider: 'custom', custom: { name: 'Ours', interestMin: 9, interestMax: 8 } }],
])('[E3] bounds of interest that leave nothing are refused: %s', (_, finance) => {
  expect(complaints(finance)).toEqual([
    expect.stringMatching(/^finance\.calculator\.interestMin: its lowest [\d.]+ is not under its highest [\d.]+\.$/),
  ]);
});

test.each<[string, Finance]>([
  ['comparisonRateTo', { rates: { comparisonRateFrom: 8.38 } }],
  ['comparisonRateFrom', { rates: { comparisonRateTo: 19.42 } }],
])('[E7] a span of comparison rates with one end is refused: %s is missing', (missing, finance) => {
  expect(complaints(finance)).toEqual([expect.stringContaining(`finance.rates.${missing}: is required`)]);
});

test('[E3] [E7] whatever is set, settings are refused by path and never by a failure', () => {
  const figure = fc.oneof(fc.constant(0), fc.constant(100), fc.double({ min: 0, max: 1e6, noNaN: true }));
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  const finance = fc.record({
    finance_provider: fc.constantFrom('manual', 'angle', 'taurus', 'custom', 'youx'),
    calculator: fc.record({ termMin: figure, interestMin: percent }),
    rates: fc.record({
      establishmentFee: figure,
      interestRate: percent,
      comparisonRate: percent,
      exampleAmount: figure,
      exampleTermYears: figure,
    }),
  });
  fc.assert(
    fc.property(finance, (given) => {
      for (const line of complaints(given as Finance)) expect(line).toMatch(/^finance\.[\w.[\]]+: /);
    }),
    { numRuns: 60 },
  );
});
