import { expect, test } from 'vitest';
import { offering } from '../../../../tests/samples/offered-places.ts';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { FinanceLender } from '../../../domain/vehicle/car.ts';
import type { FinancePageKey } from '../../../kernel/addresses/finance.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { type FinanceRequest, loadFinancePage } from './load.ts';

const stock = sampleSiteStock([
  sampleCar({ id: 7, has_nvic: true }),
  sampleCar({ id: 8, has_nvic: true, reserved: true }),
  sampleCar({
    id: 6,
    finance_lenders: {
      taurus: { interestRate: 8.1, comparisonRate: 9.2, termYears: 3, paymentWeek: 300 },
    } as unknown as Record<string, FinanceLender>,
  }),
  sampleCar({ id: 9, has_nvic: false, dealership_slug: 'north', dealership_name: 'North' }),
]);

const load = (key: FinancePageKey, address: string, given: Partial<SiteSettingsInput> = {}) =>
  loadFinancePage(key, {
    settings: sampleSettings(given),
    stock,
    db: offering('north', 'harbour-toyota'),
    url: new URL(address, 'https://site.example'),
    site: { origin: 'https://site.example' } as FinanceRequest['site'],
    now: SAMPLE_NOW,
  });

// Let through: a card above the calculator that says nothing of the financing below it.
test('[E8] [E9] the card of the vehicle says the repayment that the calculator opens at', async () => {
  const rates = { interestRate: 9.5, comparisonRate: 11.5, establishmentFee: 500 };
  const finance = { finance_provider: 'manual' as const, rates, estimate: { show: 'shown' as const } };
  const { vehicle, calculator } = await load('enquiry', '/finance?car_id=7', { finance });
  expect(vehicle?.repayment).toMatchObject({ rate: '9.50% p.a.', comparison: 'Comparison rate 11.50% p.a.' });
  expect(calculator?.first).toMatchObject({ interest: 9.5, fee: 500 });
});

// Let through: a term of five years in the form, below a calculator that opens at the three of the vehicle's lender.
test('[E8] [E9] the form of a vehicle opens at the term of its financing', async () => {
  const finance = { finance_provider: 'taurus' as const };
  const { calculator, form } = await load('enquiry', '/finance?car_id=6', { finance });
  const fields = form?.steps.flatMap((step) => step.fields);
  const term = fields?.find(({ name }) => name === 'loan_term_years');
  expect([calculator?.first.term, term?.value]).toEqual([3, '3']);
});

async function fieldsAt(address: string) {
  const { form } = await load('enquiry', address);
  return new Map(form?.steps.flatMap(({ fields }) => fields).map((field) => [field.name, field]));
}

test('[E9] what the address says is in the form: dealership, budget, and what was worked out', async () => {
  const fields = await fieldsAt(
    '/finance?preferredDealership=north&vehiclePriceBudget=25988&amount=20000&deposit=2000.4&trade_in=1500&term=3.5',
  );
  const textOf = (name: string) => fields.get(name)?.value;
  expect(['dealership_slug', 'vehicle_price_budget', 'loan_amount', 'deposit', 'loan_term_years'].map(textOf)).toEqual([
    'north',
    '25988',
    '16500',
    '3500',
    '3.5',
  ]);
});

test('[E9] what the address says wrongly is left out', async () => {
  const fields = await fieldsAt('/finance?preferredDealership=x&vehiclePriceBudget=much&amount=-1&term=99');
  for (const name of ['dealership_slug', 'vehicle_price_budget']) expect(fields.get(name)?.value).toBeUndefined();
});

test.each([
  ['north', '/finance?car_id=9'],
  ['north', '/finance?car_id=9&preferredDealership=closed-long-ago'],
  ['harbour-toyota', '/finance?car_id=9&preferredDealership=harbour-toyota'],
])('[E9] the dealership in the form is %s at %s', async (slug, address) => {
  expect((await fieldsAt(address)).get('dealership_slug')?.value).toBe(slug);
});

test('[E9] what was not worked out is not in the form, and half years can be chosen', async () => {
  const fields = await fieldsAt('/finance?car_id=7');
  expect(fields.get('loan_amount')).toMatchObject({ value: undefined, bounds: { min: 0, max: 250_000 } });
  expect(fields.get('deposit')?.value).toBeUndefined();
  expect(fields.get('loan_term_years')?.value).toBe('5');
  expect(fields.get('loan_term_years')?.options?.slice(0, 3)).toEqual([
    { value: '1', label: '1 year' },
    { value: '1.5', label: '1.5 years' },
    { value: '2', label: '2 years' },
  ]);
});

test('[E9] with one figure of the calculator, the amount is that of the vehicle', async () => {
  const fields = await fieldsAt('/finance?car_id=7&deposit=2000');
  const price = sampleCar({ id: 7 }).price ?? 0;
  expect(fields.get('loan_amount')?.value).toBe(String(price - 2_000));
});

test('[E9] residual, interest and frequency of the calculator go along unseen, where they can be', async () => {
  const hiddenAt = async (query: string) =>
    Object.fromEntries(
      (await load('enquiry', `/finance?${query}`)).form?.hidden.map(({ name, value }) => [name, value]) ?? [],
    );
  expect(await hiddenAt('residual=9000.5&interest=9.49&frequency=monthly')).toEqual({
    residual: '9000.5',
    interest: '9.49',
    frequency: 'monthly',
  });
  expect(await hiddenAt('residual=300000&interest=99&frequency=toString')).toEqual({});
});

test.each(['7', 'car-7'])('[E9] the vehicle of car_id=%s goes along', async (id) => {
  const { vehicle, form, notice, calculator } = await load('enquiry', `/finance?car_id=${id}`);
  expect([vehicle?.id, notice]).toEqual([7, null]);
  expect(form?.hidden).toEqual([
    { name: 'car_id', value: '7' },
    { name: 'car', value: 'car-7' },
  ]);
  expect(calculator?.carId).toBe(7);
});

test.each(['', '999', '%00', 'nothing'])('[E9] an address whose vehicle is "%s" has none', async (id) => {
  const { vehicle, form } = await load('enquiry', `/finance?car_id=${id}&vin=LRWM2YJLDUT682964&car_type=used`);
  expect(vehicle).toBeNull();
  expect(form?.hidden).toEqual([
    ...(id === '999' ? [{ name: 'car_id', value: '999' }] : []),
    { name: 'vin', value: 'LRWM2YJLDUT682964' },
    { name: 'car_type', value: 'used' },
  ]);
});

test('[E10] the page of a vehicle without a finance check says so, and accepts the enquiry', async () => {
  const { notice, form } = await load('enquiry', '/finance?car_id=8');
  expect(notice).toMatch(/^Finance is not available/);
  expect(form).not.toBeNull();
});

const personalised = { finance: { pages: { personalised: 'on' as const } } };

test('[E9] [E10] an available vehicle with a VIN has a check; any other leads to the finance page', async () => {
  const { vehicle, form } = await load('check', '/personalised/finance?car_id=7', personalised);
  expect([vehicle?.id, form?.id]).toEqual([7, 'finance-check']);
  for (const id of ['8', '9', '999', '']) {
    const answer: unknown = await load('check', `/personalised/finance?car_id=${id}`, personalised).catch(
      (thrown: unknown) => thrown,
    );
    const { status, headers } = answer as Response;
    expect([status, headers.get('Location')]).toEqual([302, `/finance?car_id=${id}`]);
  }
});

test.each<[FinancePageKey, SiteSettingsInput['gating']]>([
  ['enquiry', { finance: 'signed_in' }],
  ['pre_approval', { finance: 'signed_in' }],
  ['check', { financeCheck: 'signed_in' }],
])('[F4] behind its gate the page %s has nothing of vehicle, form or calculator', async (key, gating) => {
  const page = await load(key, '/finance?car_id=7', { ...personalised, gating });
  expect(page).toMatchObject({ vehicle: null, form: null, calculator: null, notice: null });
  expect(page.closed).toMatch(/You need to sign in for this\. Please call/);
  expect(page.head.robots).toMatch(/^noindex/);
});
