import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { encodeInputs, isDifferentInInputsOnly, withInputs } from '../../../kernel/finance/calculator/address.ts';
import {
  formatBoundsHelp,
  formatBoxFigure,
  parseInputs,
  toAllowedFigure,
  toSliderFigure,
  toTypableText,
} from '../../../kernel/finance/calculator/inputs.ts';
import type {
  CalculatorField,
  CalculatorInputs,
  CalculatorModel,
  FigureName,
} from '../../../kernel/finance/calculator/model.ts';
import {
  buildCalculatorModel,
  type CalculatorRequest,
  hasCalculator,
} from '../../../kernel/finance/calculator/model.ts';
import { buildVehicleEstimate } from '../../../kernel/finance/estimate/model.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { computeResult } from './result.ts';

type Finance = SiteSettingsInput['finance'];

interface Asked extends Partial<Omit<CalculatorRequest, 'settings' | 'car' | 'asked'>> {
  car?: Partial<Car> | null;
  finance?: Finance;
  query?: string;
}

function calculator({ car = {}, finance = {}, query = '', ...more }: Asked = {}): CalculatorModel {
  return buildCalculatorModel({
    car: car && sampleCar(car),
    settings: sampleSettings({ finance }),
    asked: new URLSearchParams(query),
    quoteHref: null,
    ...more,
  });
}

const fieldOf = (name: FigureName, requested?: Asked) =>
  calculator(requested).fields.find((field) => field.name === name) as CalculatorField;

function shownOf(requested?: Asked, inputs: Partial<CalculatorInputs> = {}) {
  const model = calculator(requested);
  const result = computeResult({ ...model.inputs, ...inputs }, model);
  if (result.kind !== 'repayment') throw new Error('No repayment is said');
  return result;
}

const custom = { name: 'Paddock', amountMin: 2000, interestMin: 4, interestMax: 20 };

/** Straight from S5: the least amount, and the interest. */
const PROVIDERS = [
  ['youx', 1000, 0.5, 15],
  ['taurus', 1000, 7.5, 14.5],
  ['manual', 1000, 0.5, 15],
  ['angle', 1000, 1, 15.99],
  ['powertorque', 5000, 0.5, 15],
  ['nissan', 1000, 0.5, 15],
  ['comparison_site', 1000, 0.5, 15],
  ['custom', 2000, 4, 20],
] as const;

describe.each(PROVIDERS)('[E3] with the provider %s', (finance_provider, least, lowest, highest) => {
  const requested = { finance: { finance_provider, custom, rates: { establishmentFee: 0 } } };
  const money = (sum: number) => `$${sum.toLocaleString('en-AU')}`;

  test.each<[FigureName, number, number, string]>([
    ['amount', least, 250_000, `Cannot be less than ${money(least)} or more than $250,000`],
    ['term', 1, 7, 'Cannot be less than 1 year or more than 7 years'],
    ['interest', lowest, highest, `Cannot be less than ${lowest}% or more than ${highest}%`],
    ['deposit', 0, 250_000, 'Cannot be less than $0 or more than $250,000'],
    ['trade_in', 0, 250_000, 'Cannot be less than $0 or more than $250,000'],
    ['residual', 0, 250_000, 'Cannot be less than $0 or more than $250,000'],
  ])('%s is held from %d to %d, with help at each bound and none within', (name, min, max, help) => {
    const field = fieldOf(name, requested);
    const say = (figure: number) => formatBoundsHelp(figure, field, calculator(requested).texts.bounds);
    expect([field.bounds.min, field.bounds.max]).toEqual([min, max]);
    expect([
      toAllowedFigure(min - 1, field),
      toAllowedFigure(min, field),
      toAllowedFigure(max, field),
      toAllowedFigure(max + 1, field),
    ]).toEqual([min, min, max, max]);
    expect([say(min - 1), say(min), say(max), say(max + 1)]).toEqual([help, help, help, help]);
    expect(say(toAllowedFigure((min + max) / 2, field))).toBeNull();
  });

  test('the amount’s slider goes by 500, the others by half a unit, and money shares one ruler', () => {
    const steps = calculator(requested).fields.map(({ name, bounds, sliderMax }) => [name, bounds.step, sliderMax]);
    expect(steps).toEqual([
      ['amount', 500, 100_000],
      ['term', 0.5, 7],
      ['interest', 0.5, highest],
      ['deposit', 0.5, 100_000],
      ['trade_in', 0.5, 100_000],
      ['residual', 0.5, 100_000],
    ]);
  });
});

test.each<[string, FigureName, string]>([
  ['$42,990', 'amount', '42,990'],
  ['-5', 'amount', '0'],
  ['−5', 'deposit', '0'],
  ['4a2b9c9d0', 'amount', '42990'],
  ['42990.50', 'amount', '42990'],
  ['9.49%', 'interest', '9.49'],
  ['0.5', 'interest', '0.5'],
  ['0.', 'interest', '0.'],
  ['-', 'amount', ''],
  ['', 'amount', ''],
])('[E3] of %j the box of %s keeps %j', (typed, name, kept) => {
  expect(toTypableText(typed, fieldOf(name))).toBe(kept);
});

test('[E3] a figure stands in its box with thousands, and a term on its half years', () => {
  expect(formatBoxFigure(42_990)).toBe('42,990');
  expect(formatBoxFigure(9.49)).toBe('9.49');
  expect(toAllowedFigure(3.7, fieldOf('term'))).toBe(3.5);
  expect(toAllowedFigure(9.499, fieldOf('interest'))).toBe(9.5);
});

test.each([
  [5000, 5000.5, 5000.5],
  [5000, 4999.5, 4999.5],
  [5000, 12_345.5, 12_300],
  [5000, 0, 0],
  [5000, 100_000, 100_000],
])('[E3] a deposit slider moved from %d to %d stands at %d', (from, to, at) => {
  expect(toSliderFigure(from, to, fieldOf('deposit'))).toBe(at);
});

describe('[E4] it begins with', () => {
  test('the vehicle’s price, or 30000 without one; 5 years, 10 percent and nothing paid', () => {
    expect(calculator().inputs).toEqual({
      amount: 54_990,
      term: 5,
      interest: 10,
      deposit: 0,
      trade_in: 0,
      residual: 0,
      fee: 0,
      frequency: 'weekly',
    });
    expect(calculator({ car: { price: 0 } }).inputs.amount).toBe(30_000);
    expect(calculator({ car: null }).inputs.amount).toBe(30_000);
    expect(calculator({ car: { offer_price: 49_990 } }).inputs.amount).toBe(49_990);
  });

  test('the lender’s deposit, where the lender names one', () => {
    const finance_lenders = { taurus: lender({ deposit: 4000 }) };
    const finance = { finance_provider: 'taurus' as const };
    expect(calculator({ car: { finance_lenders }, finance }).inputs.deposit).toBe(4000);
  });

  // Let through: 10 %, no fee and no final payment beside an estimate at 9.49 %.
  test('the financing of the vehicle, figure for figure, wherever the bounds lie', () => {
    const given = {
      interestRate: 5.5,
      comparisonRate: 6.5,
      establishmentFees: 395,
      balloon: 9_000,
      termYears: 4,
    };
    const requested: Asked = {
      car: { price: 260_000, finance_lenders: { taurus: lender({ ...given, deposit: 2_000 }) } },
      finance: { finance_provider: 'taurus', calculator: { terms: [3, 5] } },
    };
    const { first, inputs, fields } = calculator(requested);
    expect(inputs).toEqual(first);
    expect(first).toMatchObject({ amount: 260_000, term: 4, interest: 5.5, deposit: 2_000 });
    expect(first).toMatchObject({ residual: 9_000, fee: 395 });
    const boundsOf = (name: FigureName) => fields.find((field) => field.name === name)?.bounds;
    expect([boundsOf('amount')?.max, boundsOf('interest')?.min]).toEqual([260_000, 5.5]);
    expect(fieldOf('term', requested).quick).toEqual([3, 4, 5]);
    expect(shownOf(requested).financed).toBe('$258,395');
  });

  test('the site’s own lender, where the vehicle came with no entry and where there is no vehicle', () => {
    const rates = { interestRate: 9.5, comparisonRate: 11.5, establishmentFee: 500 };
    for (const car of [{}, null]) {
      const requested: Asked = { car, finance: { finance_provider: 'taurus', rates } };
      expect(calculator(requested).inputs).toMatchObject({ interest: 9.5, fee: 500 });
      expect(shownOf(requested).repayment.comparison).toBe('Comparison rate 11.50% p.a.');
    }
  });

  test('the whole years to choose from, or the site’s own terms and no others', () => {
    expect(fieldOf('term')).toMatchObject({ quick: [1, 2, 3, 4, 5, 6, 7], only: false });
    const own = fieldOf('term', { finance: { calculator: { terms: [3, 5, 7] } } });
    expect(own).toMatchObject({ quick: [3, 5, 7], only: true });
    expect([toAllowedFigure(4.1, own), toAllowedFigure(9, own)]).toEqual([5, 7]);
    expect(formatBoundsHelp(7, own, 'help')).toBeNull();
  });

  test('a slider to 1.05 times a price above 100000 where the site says so', () => {
    const finance = { calculator: { amountSliderAbove: 'price_plus_5_percent' as const } };
    expect(fieldOf('amount', { car: { price: 180_000 }, finance }).sliderMax).toBe(189_000);
  });
});

function lender(given: object) {
  return {
    interestRate: 9.49,
    comparisonRate: 10.62,
    paymentWeek: 112,
    paymentMonth: 486,
    paymentWeekByTerm: {},
    deposit: null,
    termYears: 5,
    termMonths: null,
    establishmentFees: null,
    totalPayable: null,
    balloon: 0,
    disclaimer: null,
    ...given,
  };
}

describe('[E7] the comparison rate beside the repayment', () => {
  const taurus = {
    car: { finance_lenders: { taurus: lender({}) } },
    finance: { finance_provider: 'taurus' as const },
  };

  test('is the lender’s own at the lender’s own interest', () => {
    expect(shownOf(taurus, { interest: 9.49 }).repayment).toMatchObject({
      rate: '9.49% p.a.',
      comparison: 'Comparison rate 10.62% p.a.',
    });
  });

  test.each([
    [9.5, '10.83%'],
    [10.62, '10.83%'],
    [12.9, '12.90%'],
  ])(
    'is, with fees listed, what the estimate of the same page says at that interest: of a lender’s %d, %s',
    (comparisonRate, said) => {
      const requested = {
        car: { finance_lenders: { nissan: lender({ comparisonRate }) } },
        finance: {
          finance_provider: 'nissan' as const,
          estimate: { show: 'shown' as const },
          rates: { fees: [{ label: 'Agency', amount: 912.25, due: 'once' as const }] },
        },
      };
      const estimate = buildVehicleEstimate({
        car: sampleCar(requested.car),
        settings: sampleSettings({ finance: requested.finance }),
        now: SAMPLE_NOW,
        enquireHref: null,
      });
      const { rate, comparison } = shownOf(requested, { interest: 9.49 }).repayment;
      expect(estimate).toMatchObject({ repayment: { rate, comparison } });
      expect(comparison).toBe(`Comparison rate ${said} p.a.`);
    },
  );

  test('is the example loan’s at any other, with all fees, once and monthly', () => {
    const free = { finance: { rates: { establishmentFee: 0 } } };
    expect(shownOf(free, { interest: 9 }).repayment.comparison).toBe('Comparison rate 9.00% p.a.');
    const fees = [
      { label: 'Establishment', amount: 395, due: 'once' as const },
      { label: 'Account', amount: 8, due: 'monthly' as const },
    ];
    const shown = shownOf({ finance: { rates: { establishmentFee: 1300, fees } } });
    const rate = Number(/([\d.]+)%/.exec(shown.repayment.comparison)?.[1]);
    // What the borrower pays each month, discounted at the comparison rate, is worth the $30,000 less the upfront
    // payment; at no other rate.
    const monthly = payment(31_300, 0.1 / 12, 60) + 8;
    expect(payment(29_605, (rate - 0.01) / 1200, 60)).toBeLessThan(monthly);
    expect(payment(29_605, (rate + 0.01) / 1200, 60)).toBeGreaterThan(monthly);
  });

  test('counts in the fees that the lender’s own two rates tell of', () => {
    const { comparison } = shownOf(taurus, { interest: 12 }).repayment;
    const rate = Number(/([\d.]+)%/.exec(comparison)?.[1]);
    const fees = payment(30_000, 0.1062 / 12, 60) - payment(30_000, 0.0949 / 12, 60);
    const monthly = payment(30_000, 0.12 / 12, 60) + fees;
    expect(payment(30_000, (rate - 0.01) / 1200, 60)).toBeLessThan(monthly);
    expect(payment(30_000, (rate + 0.01) / 1200, 60)).toBeGreaterThan(monthly);
  });

  test('is never below the rate, and comes to the lender’s own as the interest does', () => {
    const rateAt = (interest: number) =>
      Number(/([\d.]+)%/.exec(shownOf(taurus, { interest }).repayment.comparison)?.[1]);
    fc.assert(
      fc.property(fc.integer({ min: 750, max: 1450 }), (hundredths) => {
        const interest = hundredths / 100;
        expect(rateAt(interest)).toBeGreaterThanOrEqual(interest);
        expect(Math.sign(rateAt(interest) - 10.62)).toBe(Math.sign(interest - 9.49));
      }),
    );
  });

  test('is the span of a provider that has one, and no end of it below the interest', () => {
    const youx = { finance: { finance_provider: 'youx' as const } };
    expect(shownOf(youx, { interest: 8 }).repayment.comparison).toBe('Comparison rate 8.38% to 19.42% p.a.');
    expect(shownOf(youx, { interest: 12 }).repayment.comparison).toBe('Comparison rate 12.00% to 19.42% p.a.');
  });
});

// Let through: "10.00% p.a. Comparison rate 10.00% p.a." where nobody knows what a lender charges.
describe('[E4] [E7] where no lender and no fee is known', () => {
  const result = (requested?: Asked, inputs: Partial<CalculatorInputs> = {}) => {
    const model = calculator(requested);
    return computeResult({ ...model.inputs, ...inputs }, model);
  };

  test('it works with 10 percent and no fee as the shopper’s own assumptions, and says no comparison rate', () => {
    for (const car of [{}, null]) {
      const model = calculator({ car });
      expect(model.inputs).toMatchObject({ interest: 10, fee: 0 });
      expect(model.texts.assumed).toMatch(/examples, not a lender’s rate or fees/);
      expect(model.disclaimer.warning).toBeNull();
      const said = result({ car });
      expect(said).toMatchObject({ kind: 'assumed', repayment: { rate: '10.00% p.a.' } });
      expect(JSON.stringify(said)).not.toMatch(/comparison/i);
    }
  });

  test('both can be changed: the fee has a box of its own, which the address takes', () => {
    expect(fieldOf('fee')).toMatchObject({ label: 'Establishment fee', bounds: { min: 0, max: 5_000 } });
    const { inputs } = calculator({ query: 'fee=395&interest=8' });
    expect(inputs).toMatchObject({ fee: 395, interest: 8 });
    expect(result({ query: 'fee=395' })).toMatchObject({ kind: 'assumed', financed: '$55,385' });
  });

  test('the vehicle’s page says no repayment outside it', () => {
    const settings = sampleSettings({ finance: { finance_provider: 'taurus', estimate: { show: 'shown' } } });
    expect(buildVehicleEstimate({ car: sampleCar(), settings, now: SAMPLE_NOW, enquireHref: null })).toBeNull();
  });

  test('a fee of 0 is known: there are none, and it is no box', () => {
    const known = { finance: { rates: { establishmentFee: 0 } } };
    expect(calculator(known)).toMatchObject({ texts: { assumed: null } });
    expect(calculator(known).fields.some(({ name }) => name === 'fee')).toBe(false);
    expect(result(known)).toMatchObject({ repayment: { comparison: 'Comparison rate 10.00% p.a.' } });
  });

  test('fees alone are enough to say what they make of a rate that the shopper chooses', () => {
    const fees = [{ label: 'Account', amount: 8, due: 'monthly' as const }];
    const shown = shownOf({ finance: { rates: { establishmentFee: 395, fees } } }, { interest: 8 });
    const rate = Number(/([\d.]+)%/.exec(shown.repayment.comparison)?.[1]);
    const monthly = payment(30_395, 0.08 / 12, 60) + 8;
    expect(payment(30_000, (rate - 0.01) / 1200, 60)).toBeLessThan(monthly);
    expect(payment(30_000, (rate + 0.01) / 1200, 60)).toBeGreaterThan(monthly);
    expect(shown.otherFees).toBe('$480');
  });

  test('a comparison rate that a disclaimer names is said above the interest, and not below it', () => {
    const finance = { disclaimer: { text: 'Comparison rate 8.19% p.a.' } };
    expect(result({ finance }, { interest: 7 })).toMatchObject({
      repayment: { comparison: 'Comparison rate 8.19% p.a.' },
    });
    expect(result({ finance }, { interest: 10 }).kind).toBe('assumed');
  });
});

const payment = (principal: number, rate: number, count: number) =>
  rate === 0 ? principal / count : (principal * rate) / (1 - (1 + rate) ** -count);

/** A site whose lender charges no fees. */
const KNOWN = { finance: { rates: { establishmentFee: 0 } } } as const;

describe('[E6] what it says', () => {
  test.each([
    ['weekly', 'wk'],
    ['fortnightly', 'fn'],
    ['monthly', 'mo'],
  ] as const)('%s falls due with its suffix and an asterisk', (frequency, suffix) => {
    expect(shownOf(KNOWN, { frequency }).repayment.amount).toMatch(new RegExp(`^\\$[\\d,]+(\\.\\d\\d)? ${suffix}\\*$`));
  });

  test('a repayment of 25 or less is "Enquire for Finance", without totals', () => {
    const model = calculator(KNOWN);
    const of = (inputs: Partial<CalculatorInputs>) =>
      computeResult({ ...model.inputs, interest: 0.5, term: 1, ...inputs }, model);
    expect(of({ amount: 1300, deposit: 13.5 })).toEqual({
      kind: 'enquire',
      text: 'Enquire for Finance',
      why: null,
    });
    expect(of({ amount: 1310 }).kind).toBe('repayment');
    expect(of({ deposit: 250_000 }).kind).toBe('enquire');
    expect(of({ residual: 250_000 }).kind).toBe('enquire');
  });

  test('a residual above the loan is no loan, and the calculator says why', () => {
    const of = (given: Partial<CalculatorInputs>) => {
      const model = calculator(KNOWN);
      return computeResult({ ...model.first, ...given }, model);
    };
    expect(of({ amount: 20_000, deposit: 5_000, residual: 15_000.01 })).toEqual({
      kind: 'enquire',
      text: 'Enquire for Finance',
      why: 'The balloon can’t be more than the amount financed, $15,000',
    });
    expect(of({ amount: 20_000, deposit: 5_000, residual: 15_000 }).kind).toBe('repayment');
  });

  test('one provider hides how often', () => {
    const { frequencies } = calculator({ finance: { finance_provider: 'comparison_site' } });
    expect(frequencies).toHaveLength(1);
    expect(calculator().frequencies.map(({ label }) => label)).toEqual(['Weekly', 'Fortnightly', 'Monthly']);
  });

  test('the fee that is in the loan stands among the fees', () => {
    const { fees } = calculator({ finance: { finance_provider: 'angle' } }).disclaimer;
    expect(fees).toEqual([{ label: 'Establishment fee (included)', amount: '$1,360.50' }]);
  });
});

const PERIODS = { weekly: 52, fortnightly: 26, monthly: 12 } as const;

/** Computed anew, by the formula of the specification and a plain walk through the periods, in cents. */
function independently(inputs: CalculatorInputs, feeCents: number) {
  const periods = PERIODS[inputs.frequency];
  const count = Math.round(inputs.term * periods);
  const rate = inputs.interest / 100 / periods;
  const cents = (dollars: number) => Math.round(dollars * 100);
  const financed = Math.max(0, cents(inputs.amount) - cents(inputs.deposit + inputs.trade_in) + feeCents);
  const residual = cents(inputs.residual);
  const growth = (1 + rate) ** count;
  const exact = Math.max(0, ((financed * growth - residual) * rate) / (growth - 1));
  const repayment = Math.ceil(exact - 1e-4);
  let owed = financed;
  let interest = 0;
  let repaid = 0;
  for (let period = 1; period <= count; period++) {
    const charged = Math.round(owed * rate);
    interest += charged;
    const paid = period === count ? owed + charged - residual : Math.min(repayment, owed + charged);
    repaid += paid;
    owed += charged - paid;
  }
  return { exact, repayment, financed, interest, repaid };
}

const readCents = (text: string) => Math.round(Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')) * 100);

const halves = (min: number, max: number) => fc.integer({ min: min * 2, max: max * 2 }).map((n) => n / 2);
const inputsOf = fc.record({
  amount: fc.integer({ min: 5_000, max: 250_000 }),
  term: halves(1, 7),
  interest: fc.integer({ min: 50, max: 1500 }).map((n) => n / 100),
  deposit: halves(0, 2_000),
  trade_in: halves(0, 2_000),
  residual: halves(0, 1_000),
  fee: halves(0, 500),
  frequency: fc.constantFrom('weekly', 'fortnightly', 'monthly'),
});

test('[E5] [E6] every figure is that of an independent computation, to the cent', () => {
  fc.assert(
    fc.property(inputsOf, fc.constantFrom(0, 130_000, 136_050), (given, feeCents) => {
      const inputs = given as CalculatorInputs;
      const own = independently(inputs, feeCents);
      // Where the exact sum is a whole cent but for rounding noise, either way is right.
      fc.pre(Math.abs(own.exact - Math.round(own.exact)) > 1e-3 && own.repayment > 2500);
      const model = calculator({ finance: { rates: { establishmentFee: feeCents / 100 } } });
      const result = computeResult({ ...inputs, fee: model.first.fee }, model);
      if (result.kind !== 'repayment') throw new Error('Nothing to repay');
      expect(readCents(result.repayment.amount)).toBe(own.repayment);
      expect(readCents(result.financed)).toBe(own.financed);
      expect(readCents(result.totalInterest)).toBe(own.interest);
      expect(readCents(result.totalRepayments)).toBe(own.repaid);
      const sum = (of: 'interest' | 'principal') =>
        result.years.reduce((total, year) => total + readCents(year[of]), 0);
      expect(sum('interest')).toBe(own.interest);
      expect(sum('principal')).toBe(own.repaid - own.interest);
      expect(readCents(result.years.at(-1)?.balance ?? '')).toBe(Math.round(inputs.residual * 100));
    }),
  );
});

describe('[A8] its address', () => {
  test('says what differs from what it begins with, and nothing else of the calculator', () => {
    const { first } = calculator();
    const changed = { ...first, deposit: 5_000.5, term: 3, frequency: 'monthly' as const };
    const query = new URLSearchParams('utm=x&amount=9&residual=4');
    expect(encodeInputs(query, changed, first).toString()).toBe('utm=x&term=3&deposit=5000.5&frequency=monthly');
  });

  test('read back gives the figures that were written', () => {
    fc.assert(
      fc.property(inputsOf, (given) => {
        const model = calculator();
        const inputs = given as CalculatorInputs;
        const query = encodeInputs(new URLSearchParams(), inputs, model.first);
        expect(parseInputs(query, model).inputs).toEqual(inputs);
      }),
    );
  });

  test.each<[string, Partial<CalculatorInputs>, FigureName[]]>([
    ['amount=999999', { amount: 250_000 }, ['amount']],
    ['amount=1', { amount: 1_000 }, ['amount']],
    ['amount=-5', { amount: 1_000 }, ['amount']],
    ['amount=$42,500&term=3.2', { amount: 42_500, term: 3 }, ['amount', 'term']],
    ['interest=99', { interest: 15 }, ['interest']],
    ['amount=abc&term=&frequency=daily&colour=red', {}, []],
    [`amount=${'9'.repeat(500)}`, {}, []],
    ['frequency=fortnightly', { frequency: 'fortnightly' }, []],
  ])('%s is taken as %o', (query, inputs, requested) => {
    const model = calculator({ query });
    expect(model.inputs).toEqual({ ...model.first, ...inputs });
    expect(model.asked).toEqual(requested);
  });

  test('whatever it says, every figure is within its bounds and can be worked with', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PROVIDERS),
        fc.dictionary(
          fc.constantFrom('amount', 'term', 'interest', 'deposit', 'trade_in', 'residual', 'frequency'),
          fc.string(),
        ),
        ([finance_provider], query) => {
          const model = calculator({
            finance: { finance_provider, custom },
            query: new URLSearchParams(query).toString(),
          });
          for (const { name, bounds } of model.fields) {
            expect(model.inputs[name]).toBeGreaterThanOrEqual(bounds.min);
            expect(model.inputs[name]).toBeLessThanOrEqual(bounds.max);
          }
          expect(['repayment', 'assumed', 'enquire']).toContain(computeResult(model.inputs, model).kind);
        },
      ),
    );
  });

  test('goes along to where a quote is asked for, on the site alone', () => {
    const { first } = calculator();
    const inputs = { ...first, deposit: 5_000 };
    const address = withInputs('/finance?car_id=1&term=9#finance-form', inputs);
    const { pathname, searchParams, hash } = new URL(address, 'https://site.example');
    expect([pathname, hash]).toEqual(['/finance', '#finance-form']);
    expect(Object.fromEntries(searchParams)).toEqual({
      car_id: '1',
      ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)])),
    });
    expect(withInputs('https://lender.example/apply', inputs)).toBe('https://lender.example/apply');
  });

  test.each([
    ['/cars/a', '/cars/a?deposit=5', true],
    ['/cars/a?deposit=5&x=1', '/cars/a?x=1', true],
    ['/cars/a', '/cars/a', false],
    ['/cars/a', '/cars/b?deposit=5', false],
    ['/cars/a?x=1', '/cars/a?x=2&deposit=5', false],
  ])('from %s to %s the page changes in its figures alone: %s', (from, to, alone) => {
    const url = (address: string) => new URL(address, 'https://site.example');
    expect(isDifferentInInputsOnly(url(from), url(to))).toBe(alone);
  });

  test('keeps what else the page was asked with, where the page says so', () => {
    const { kept } = calculator({ query: 'car_id=7&deposit=1&utm=x', keep: ['car_id'] });
    expect(kept).toEqual([['car_id', '7']]);
  });
});

test.each<[string, Partial<Car>, Partial<SiteSettingsInput>, boolean]>([
  ['a vehicle in stock', {}, {}, true],
  ['one that is coming soon', { status: 'coming_soon' }, {}, true],
  ['one without a price', { price: null }, {}, true],
  ['a sold one', { status: 'sold', sold: true }, {}, false],
  ['a make that the site keeps finance from', { make: 'SUZUKI' }, {}, false],
  [
    'a dealership that the site keeps finance from',
    {},
    { finance: { estimate: { hiddenDealerships: ['harbour-toyota'] } } },
    false,
  ],
  ['a site that hides it', {}, { finance: { calculator: { show: 'hidden' } } }, false],
  ['a subscription', { subscription_price: 199 }, { wording: { offering: 'subscription' } }, false],
])('[E1] [E3] the page of %s', (_, car, settings, shows) => {
  expect(hasCalculator(sampleCar(car), sampleSettings(settings))).toBe(shows);
});
