import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { buildVehicleEstimate } from './model.ts';

type Finance = NonNullable<SiteSettingsInput['finance']>;
const QUOTE = { weeklyRepaymentAmount: 201.49, comparisonRate: 9.2, advertisedRate: 8.1 };

function of(car: Partial<Car>, { estimate, ...finance }: Finance) {
  return buildVehicleEstimate({
    car: sampleCar(car),
    settings: sampleSettings({ finance: { ...finance, estimate: { show: 'shown', ...estimate } } }),
    now: SAMPLE_NOW,
    enquireHref: '/finance',
  });
}
const youx = (car: Partial<Car>, estimate: Finance['estimate'] = {}) => of(car, { finance_provider: 'youx', estimate });
const manual = { interestRate: 8.49, comparisonRate: 9.62 };

describe('[E8] the estimate of a vehicle page', () => {
  test('is the quote that the vehicle came with', () => {
    expect(youx({ youxQuote: QUOTE })).toMatchObject({
      kind: 'repayment',
      repayment: { amount: '$201 wk*', rate: '8.10% p.a.', comparison: 'Comparison rate 9.20% p.a.' },
    });
  });

  test('is fetched where it came with none, and says beforehand what it will rest on', () => {
    expect(youx({})).toEqual({
      kind: 'fetched',
      from: '/cars/car-1/finance',
      terms: {
        note:
          '* Lender’s estimate over 5 years. Comparison rate based on a secured loan of $30,000 ' +
          'over 5 years. Not an offer of credit; terms, fees and lending criteria apply.',
        warning: expect.stringMatching(/^WARNING/),
        offerEnds: null,
      },
      otherwise: { kind: 'enquire', text: 'Enquire for Finance', href: '/finance' },
    });
  });

  test.each<[string, Partial<Car>, Finance]>([
    ['the site does not want it', {}, { finance_provider: 'youx', estimate: { fetch: 'off' } }],
    ['there is no price', { price: 0 }, { finance_provider: 'youx' }],
    ['the vehicle is sold', { sold: true }, { finance_provider: 'youx' }],
    ['the make is hidden', { make: 'Suzuki' }, { finance_provider: 'youx' }],
    ['the site shows no estimates', {}, { finance_provider: 'youx', estimate: { show: 'hidden' } }],
    ['the provider’s figures come with the stock', {}, { finance_provider: 'taurus' }],
    ['the site has no rates', {}, { finance_provider: 'manual' }],
  ])('is neither said nor fetched where %s', (_, car, finance) => {
    expect(of(car, finance)).toBeNull();
  });
});

test('[E6] a repayment of 25 or less says "Enquire for Finance", and where', () => {
  expect(youx({ youxQuote: { ...QUOTE, weeklyRepaymentAmount: 25 } })).toEqual({
    kind: 'enquire',
    text: 'Enquire for Finance',
    href: '/finance',
  });
});

test.each<[string, Finance['rates'], number, string]>([
  ['no deposit', manual, 0, 'Estimate over 5 years with no deposit.'],
  ['a fee', manual, 395, 'Estimate over 5 years with no deposit and an establishment fee of $395.'],
  [
    'the finance note',
    { ...manual, note: { show: 'shown' } },
    0,
    'Estimate over 5 years with a 10.0% deposit and a 30.0% final payment.',
  ],
  [
    'all of it',
    { ...manual, note: { show: 'shown', termYears: 4 } },
    395,
    'Estimate over 4 years with a 10.0% deposit, a 30.0% final payment and an establishment fee of $395.',
  ],
])('[E7] an estimate by the site’s own rates says that it rests on %s', (_, rates, establishmentFee, says) => {
  const estimate = of({}, { finance_provider: 'manual', rates: { ...rates, establishmentFee } });
  const note = estimate?.kind === 'repayment' ? estimate.repayment.note : '';
  expect(note.startsWith(`* ${says} Comparison rate based on`)).toBe(true);
});
