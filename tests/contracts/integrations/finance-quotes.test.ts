import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CircuitBreaker } from '../../../src/integrations/circuit-breaker.ts';
import { chooseQuoter } from '../../../src/integrations/clients.ts';
import { ClientCache } from '../../../src/integrations/create-chooser.ts';
import { createBuiltInQuoter } from '../../../src/integrations/finance/built-in.ts';
import { QuoteFailure, type QuoteQuestion, type Quoter } from '../../../src/integrations/finance/contract.ts';
import { createYouxQuoter } from '../../../src/integrations/finance/youx.ts';
import type { SiteSettingsInput } from '../../../src/settings/schema.ts';
import { sampleSettings } from '../../samples/stock.ts';
import { HUNG_SECONDS } from '../../settled.ts';

const NOW = new Date('2026-11-18T02:00:00Z');
const RATES = { interestRate: 8.49, comparisonRate: 9.62 };
const settingsOf = (finance: SiteSettingsInput['finance'], youx = {}) =>
  sampleSettings({ finance: { finance_provider: 'youx', ...finance }, integrations: { youx } });
const ours = createBuiltInQuoter(settingsOf({ rates: RATES }).finance);
const question: QuoteQuestion = {
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2021,
  vin: 'JTEAA3BH00K012345',
  nvic: 'A1B2C3',
};

interface Asked {
  method: string | undefined;
  path: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}
type Said = { status?: number; headers?: Record<string, string>; body: string } | 'nothing';

let server: Server;
let url: string;
let requested: Asked[];
let answer: (requested: Asked) => Promise<Said>;

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** A service that speaks the protocol: it takes a loan and a vehicle, and responds with the stand-in's quote. */
beforeEach(async () => {
  requested = [];
  answer = async ({ body }) => ({
    body: JSON.stringify((await ours.quote(body as unknown as QuoteQuestion)) ?? {}),
  });
  server = createServer(async (request, response) => {
    const one = {
      method: request.method,
      path: request.url,
      authorization: request.headers.authorization,
      body: JSON.parse(await readBody(request)) as Record<string, unknown>,
    };
    requested.push(one);
    const said = await answer(one);
    if (said !== 'nothing') response.writeHead(said.status ?? 200, said.headers).end(said.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const breaker = (clock = () => 0) => new CircuitBreaker({ failures: 3, resetMs: 1_000, clock });
const client = (given: { timeoutMs?: number; breaker?: CircuitBreaker } = {}) =>
  createYouxQuoter({ url, key: 'secret', breaker: breaker(), timeoutMs: HUNG_SECONDS * 1000, ...given });

describe.each([
  ['the built-in stand-in', () => ours],
  ['the client of youX', () => client()],
] as [string, () => Quoter][])('[E8] %s', (_, make) => {
  test('quotes a weekly repayment with the advertised rate and the comparison rate', async () => {
    // $30,000 over 260 weeks at 8.49 % a year, computed independently.
    const rate = 0.0849 / 52;
    const weekly = Math.ceil((3_000_000 * rate) / (1 - (1 + rate) ** -260)) / 100;
    expect(await make().quote(question)).toEqual({
      weeklyRepaymentAmount: weekly,
      comparisonRate: 9.62,
      advertisedRate: 8.49,
    });
  });

  test('asks more for a dearer vehicle, and less for a longer loan', async () => {
    const weekly = async (given: Partial<QuoteQuestion>) =>
      (await make().quote({ ...question, ...given }))!.weeklyRepaymentAmount;
    expect(await weekly({ purchasePrice: 40_000 })).toBeGreaterThan(await weekly({}));
    expect(await weekly({ loanTerm: 7 })).toBeLessThan(await weekly({}));
  });

  test('has no quote where there is nothing to borrow', async () => {
    expect(await make().quote({ ...question, purchasePrice: 0 })).toBeUndefined();
  });

  test('needs no identification of the vehicle', async () => {
    expect(await make().quote({ ...question, year: null, vin: null, nvic: null })).toBeDefined();
  });
});

test('[E8] the stand-in has no quote where the site has no rates', async () => {
  expect(await createBuiltInQuoter(settingsOf({}).finance).quote(question)).toBeUndefined();
});

describe('[E8] the client of youX', () => {
  test('sends what the specification says, with its key', async () => {
    await client().quote(question);
    expect(requested).toEqual([
      {
        method: 'POST',
        path: '/api/youx/quote',
        authorization: 'Bearer secret',
        body: {
          selfAssessedCreditScore: 'GREAT',
          purchasePrice: 30_000,
          loanTerm: 5,
          year: 2021,
          vin: 'JTEAA3BH00K012345',
          nvic: 'A1B2C3',
          whoIsHelping: '',
        },
      },
    ]);
  });

  test.each([
    ['without a repayment', '{"comparisonRate":9,"advertisedRate":8}'],
    ['without a comparison rate', '{"weeklyRepaymentAmount":120,"comparisonRate":null,"advertisedRate":8}'],
    ['of nothing', '{}'],
  ])('an answer %s is no quote', async (_, body) => {
    answer = async () => ({ body });
    expect(await client().quote(question)).toBeUndefined();
  });

  test('an answer with rates of nothing is a quote', async () => {
    answer = async () => ({ body: '{"weeklyRepaymentAmount":116,"comparisonRate":0,"advertisedRate":0}' });
    expect(await client().quote(question)).toMatchObject({ comparisonRate: 0, advertisedRate: 0 });
  });

  test.each([
    [
      'a comparison rate below its rate',
      '{"weeklyRepaymentAmount":120,"comparisonRate":7.9,"advertisedRate":8}',
      /comparisonRate: 7\.9 is below the advertisedRate 8/,
    ],
    ['text for a number', '{"weeklyRepaymentAmount":"120"}', /weeklyRepaymentAmount: /],
    ['a repayment of nothing', '{"weeklyRepaymentAmount":0}', /weeklyRepaymentAmount: /],
    ['a rate beyond all rates', '{"advertisedRate":849}', /advertisedRate: /],
    ['a negative comparison rate', '{"comparisonRate":-1}', /comparisonRate: /],
    ['a list', '[]', /the answer: /],
    ['no JSON', '<html>', /is not JSON: "<html>"/],
    ['too much', JSON.stringify({ more: 'x'.repeat(70_000) }), /longer than 65536 bytes/],
  ])('an answer with %s is refused, saying what and where', async (_, body, reason) => {
    answer = async () => ({ body });
    await expect(client().quote(question)).rejects.toThrow(reason);
    await expect(client().quote(question)).rejects.toBeInstanceOf(QuoteFailure);
  });

  test('an answer other than 200 is a failure, and its key goes nowhere else', async () => {
    answer = async () => ({ status: 503, body: '' });
    await expect(client().quote(question)).rejects.toThrow(/answered 503/);
    answer = async () => ({ status: 307, headers: { Location: url }, body: '' });
    await expect(client().quote(question)).rejects.toThrow(QuoteFailure);
    expect(requested).toHaveLength(2);
  });

  test('a service that does not answer in time is a failure', async () => {
    answer = async () => 'nothing';
    await expect(client({ timeoutMs: 20 }).quote(question)).rejects.toThrow(/could not be reached: .*time/i);
  });

  test('after three failures in a row it is left alone, then tried with one question', async () => {
    const time = { ms: 0 };
    const quoter = client({ breaker: breaker(() => time.ms) });
    const sound = answer;
    answer = async () => ({ body: '{"comparisonRate":"9"}' });
    for (const _ of [1, 2, 3]) await expect(quoter.quote(question)).rejects.toThrow(/comparisonRate/);
    await expect(quoter.quote(question)).rejects.toThrow(/circuit breaker open/);
    expect(requested).toHaveLength(3);
    time.ms = 1_000;
    answer = sound;
    await quoter.quote(question);
    await quoter.quote(question);
    expect(requested).toHaveLength(5);
  });
});

describe('[E8] a site’s quote service', () => {
  const choose = (youx: object, { memory = new ClientCache(), now = NOW, environment = {} } = {}) =>
    chooseQuoter({ settings: settingsOf({ rates: RATES }, youx), now, memory, environment });

  test('is the stand-in, unless the settings say otherwise', async () => {
    expect(await choose({}).quote(question)).toMatchObject({ advertisedRate: 8.49 });
    expect(requested).toEqual([]);
  });

  test('of youX is asked the same question once an hour, and another at once', async () => {
    const memory = new ClientCache();
    const youx = { provider: 'youx', url, keyEnv: 'YOUX_KEY' };
    const quoter = (now = NOW) => choose(youx, { memory, now, environment: { YOUX_KEY: 'k' } });
    await Promise.all([quoter().quote(question), quoter().quote(question)]);
    expect(requested).toHaveLength(1);
    await quoter().quote({ ...question, purchasePrice: 31_000 });
    expect(requested).toHaveLength(2);
    await quoter(new Date(NOW.getTime() + 3_600_000)).quote(question);
    expect(requested).toHaveLength(3);
  });

  test('of youX that failed is asked again', async () => {
    const memory = new ClientCache();
    const sound = answer;
    answer = async () => ({ status: 500, body: '' });
    await expect(choose({ provider: 'youx', url }, { memory }).quote(question)).rejects.toThrow(/500/);
    answer = sound;
    expect(await choose({ provider: 'youx', url }, { memory }).quote(question)).toBeDefined();
  });

  test.each([
    [{ provider: 'youx' }, /integrations\.youx\.url, which is not set/],
    [{ provider: 'youx', url: 'https://quotes.example', keyEnv: 'YOUX_KEY' }, /YOUX_KEY, which is not set/],
  ])('that cannot be asked says which setting is wrong', (youx, reason) => {
    expect(() => choose(youx)).toThrow(reason);
  });
});
