import { describe, expect, test } from 'vitest';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { ClientCache } from '../../../integrations/create-chooser.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { answerFinance } from '../estimate/answer.ts';
import { answerQuote } from './answer.ts';

const entry = {
  interestRate: 8.49,
  comparisonRate: 9.62,
  paymentWeek: 233.4,
  paymentMonth: null,
  paymentWeekByTerm: {},
  deposit: 0,
  termYears: 5,
  termMonths: 60,
  establishmentFees: 495,
  totalPayable: null,
  balloon: 0,
  disclaimer: 'The lender says so.',
};
const car = sampleCar({ price: 30_000, finance_lenders: { taurus: entry, angle: entry } });
const quoted = { weeklyRepaymentAmount: 201.49, comparisonRate: 9.2, advertisedRate: 8.1 };
const stock = sampleSiteStock([car, sampleCar({ id: 2, youxQuote: quoted })]);
const settingsOf = (finance: SiteSettingsInput['finance'], integrations = {}) =>
  sampleSettings({
    finance: { rates: { interestRate: 8.49, comparisonRate: 9.62 }, ...finance, estimate: { show: 'shown' } },
    integrations,
  });
const YOUX = settingsOf({ finance_provider: 'youx' });

describe('[E8] GET /cars/{slug}/finance', () => {
  const ask = async (slug: string, settings = YOUX) => {
    const response = await answerFinance({ stock, settings, now: SAMPLE_NOW }, slug);
    return { status: response.status, body: await response.json() };
  };

  test('asks for a quote where the vehicle has none, and says what the page says', async () => {
    const { status, body } = await ask('car-1');
    expect(status).toBe(200);
    expect(body.finance_lenders).toEqual({});
    expect(body.youxQuote).toMatchObject({ comparisonRate: 9.62, advertisedRate: 8.49 });
    expect(body.estimate.repayment).toMatchObject({
      amount: `$${Math.round(body.youxQuote.weeklyRepaymentAmount)} wk*`,
      comparison: 'Comparison rate 9.62% p.a.',
    });
  });

  // Let through: a quote of the price before the offer, and one without the fee that the loan carries.
  test('[C1] the quote is of the price that is shown, with the lender’s fee in the loan', async () => {
    const offered = sampleCar({ id: 4, price: 33_000, offer_price: 30_000 });
    const rates = { interestRate: 0, comparisonRate: 1, establishmentFee: 520 };
    const settings = settingsOf({ finance_provider: 'youx', rates });
    const at = { stock: sampleSiteStock([offered]), settings, now: SAMPLE_NOW };
    const { youxQuote } = await (await answerFinance(at, 'car-4')).json();
    // 30,520 over 260 weeks.
    expect(youxQuote).toMatchObject({ purchasePrice: 30_000 });
    expect(youxQuote.weeklyRepaymentAmount).toBeCloseTo(117.39, 1);
  });

  test('answers the quote that a vehicle came with', async () => {
    expect((await ask('car-2')).body).toMatchObject({
      youxQuote: quoted,
      estimate: { repayment: { amount: '$201 wk*' } },
    });
  });

  test('answers the entry of the site’s own lender with its disclaimer, and of no other', async () => {
    const { body } = await ask('car-1', settingsOf({ finance_provider: 'taurus' }));
    expect(body.finance_lenders).toEqual({ taurus: entry });
    expect(body.youxQuote).toBeNull();
    expect(body.estimate.repayment.amount).toBe('$233 wk*');
  });

  test('knows no other vehicle', async () => {
    expect((await ask('car-3')).status).toBe(404);
    expect((await ask('\u0000')).status).toBe(404);
  });

  test('fails where the service cannot be asked', async () => {
    const settings = settingsOf({ finance_provider: 'youx' }, { youx: { provider: 'youx' } });
    await expect(ask('car-1', settings)).rejects.toThrow(/integrations\.youx\.url/);
  });
});

describe('[E8] POST /api/youx/quote', () => {
  const ask = async (body: unknown, { settings = YOUX, headers = {} } = {}) => {
    const request = new Request('https://site.example/api/youx/quote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://site.example', ...headers },
      body: JSON.stringify(body),
    });
    const response = await answerQuote(request, { settings, now: SAMPLE_NOW }, new ClientCache());
    return { status: response.status, body: await response.json() };
  };
  const requested = {
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 30_000,
    loanTerm: 5,
    year: 2021,
    vin: 'JTEAA3BH00K012345',
    nvic: null,
    whoIsHelping: '',
  };

  test('answers the quote under the names of the specification', async () => {
    const { status, body } = await ask(requested);
    expect(status).toBe(200);
    expect(body).toEqual({
      weeklyRepaymentAmount: expect.any(Number),
      comparisonRate: 9.62,
      advertisedRate: 8.49,
    });
  });

  test('answers nulls where there is no quote', async () => {
    const settings = settingsOf({ finance_provider: 'youx', rates: {} });
    expect((await ask(requested, { settings })).body).toEqual({
      weeklyRepaymentAmount: null,
      comparisonRate: null,
      advertisedRate: null,
    });
  });

  test.each([
    ['a price of nothing', { ...requested, purchasePrice: 0 }, 'purchasePrice'],
    ['text for a price', { ...requested, purchasePrice: '30000' }, 'purchasePrice'],
    ['no price', {}, 'purchasePrice'],
    ['a term beyond all loans', { ...requested, loanTerm: 40 }, 'loanTerm'],
    ['another credit score', { ...requested, selfAssessedCreditScore: 'POOR' }, 'selfAssessedCreditScore'],
    ['a VIN that is none', { ...requested, vin: 'JTEAA3BH00K01234O' }, 'vin'],
    ['an NVIC that is none', { ...requested, nvic: '<b>' }, 'nvic'],
    ['a field of its own', { ...requested, more: 1 }, 'more'],
  ])('refuses %s, and says which field is wrong', async (_, body, parameter) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].parameter).toBe(parameter);
  });

  test('refuses what is no JSON', async () => {
    expect((await ask(requested, { headers: { 'Content-Type': 'text/plain' } })).status).toBe(415);
  });

  test('is there only on a site whose provider is youX', async () => {
    expect((await ask(requested, { settings: settingsOf({ finance_provider: 'taurus' }) })).status).toBe(404);
  });

  test('answers the site’s own pages only', async () => {
    const request = new Request('https://site.example/api/youx/quote', { method: 'POST', body: '{}' });
    expect((await answerQuote(request, { settings: YOUX, now: SAMPLE_NOW })).status).toBe(403);
  });
});
