import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { learnMarket } from '../../../src/domain/valuation/market.ts';
import { CircuitBreaker } from '../../../src/integrations/circuit-breaker.ts';
import { createBuiltInValuer } from '../../../src/integrations/valuation/built-in.ts';
import { buildEmptyValuation, ValuationFailure, type Valuer } from '../../../src/integrations/valuation/contract.ts';
import { createHttpValuer } from '../../../src/integrations/valuation/http.ts';
import { corollas, pricedVehicle } from '../../samples/priced-vehicles.ts';
import { HUNG_SECONDS } from '../../settled.ts';

const NOW = new Date('2026-11-18T02:00:00Z');
const market = learnMarket(corollas(60), 2026);
const ours = createBuiltInValuer({ get: () => market, findLearned: () => undefined }, 'Australia/Brisbane');
const question = { subject: { ...pricedVehicle({ id: 1 }), id: null }, listing_price: 21_990, now: NOW };

interface Asked {
  method: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

let server: Server;
let url: string;
let requested: Asked[];
let answer: (
  requested: Asked,
) => Promise<{ status?: number; headers?: Record<string, string>; body: string } | 'nothing'>;

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** A service that speaks the protocol: it takes a vehicle and responds with the built-in estimator's price. */
beforeEach(async () => {
  requested = [];
  answer = async ({ body }) => ({
    body: JSON.stringify(await ours.value({ ...question, subject: { ...question.subject, ...body } })),
  });
  server = createServer(async (request, response) => {
    const one = {
      method: request.method,
      authorization: request.headers.authorization,
      body: JSON.parse(await readBody(request)) as Record<string, unknown>,
    };
    requested.push(one);
    const said = await answer(one);
    if (said !== 'nothing') response.writeHead(said.status ?? 200, said.headers).end(said.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/value`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const breaker = (clock = () => 0) => new CircuitBreaker({ failures: 3, resetMs: 1_000, clock });
const client = (given: { timeoutMs?: number; breaker?: CircuitBreaker } = {}) =>
  createHttpValuer({ url, key: 'secret', breaker: breaker(), timeoutMs: HUNG_SECONDS * 1000, ...given });

describe.each([
  ['the built-in estimator', () => ours],
  ['the client of a service', () => client()],
] as [string, () => Valuer][])('[D13] %s', (_, make) => {
  test('gives range, fill, confidence, the price asked and what it all rests on', async () => {
    const valuation = await make().value(question);
    const { market_range_min: min, market_range_max: max } = valuation;
    expect(valuation.listing_price).toBe(21_990);
    expect(min).toBeGreaterThan(0);
    expect(max).toBeGreaterThan(min!);
    expect(valuation.market_price).toBeGreaterThanOrEqual(min!);
    expect(valuation.fill).toBeGreaterThanOrEqual(0);
    expect(valuation.fill).toBeLessThanOrEqual(100);
    expect(valuation.confidence).toBeGreaterThan(0.2);
    expect(valuation.description).toMatch(/^Based on \d+ comparable cars: /);
  });

  test('values a vehicle that nothing is asked for, such as a trade-in', async () => {
    const { fill, listing_price, market_range_min } = await make().value({
      ...question,
      listing_price: null,
    });
    expect({ listing_price, hasRange: market_range_min !== null }).toEqual({
      listing_price: null,
      hasRange: true,
    });
    if (make() === ours) expect(fill).toBeNull();
  });

  test('answers nothing but the price asked where nothing can be compared', async () => {
    const subject = { ...question.subject, make: 'Unheard', model: 'Of' };
    expect(await make().value({ ...question, subject })).toEqual(buildEmptyValuation(21_990));
  });
});

describe('[D13] the client of a valuation service', () => {
  test('sends the vehicle and the price asked, with its key', async () => {
    await client().value(question);
    expect(requested).toEqual([
      {
        method: 'POST',
        authorization: 'Bearer secret',
        body: expect.objectContaining({
          make: 'Toyota',
          model: 'Corolla',
          km: 50_000,
          listing_price: 21_990,
        }),
      },
    ]);
  });

  test('a service may leave out what it does not know; what goes beyond the protocol is left alone', async () => {
    answer = async () => ({ body: '{"market_range_min":1,"market_range_max":2,"more":{}}' });
    expect(await client().value(question)).toEqual({
      ...buildEmptyValuation(21_990),
      market_range_min: 1,
      market_range_max: 2,
    });
  });

  test.each([
    ['text for a number', '{"market_range_min":"20000"}', /market_range_min: /],
    ['a confidence in percent', '{"confidence":65}', /confidence: /],
    ['a range the wrong way round', '{"market_range_min":3,"market_range_max":2}', /market_range_max: is below/],
    ['a negative price', '{"market_price":-1}', /market_price: /],
    ['a scale without width', '{"spread":{"from":2,"to":2,"bars":[1,2]}}', /spread\.to: ends before/],
    ['a list', '[]', /the answer: /],
    ['no JSON', '<html>', /is not JSON: "<html>"/],
    ['too much', JSON.stringify({ description: 'x'.repeat(70_000) }), /longer than 65536 bytes/],
  ])('an answer with %s is refused, saying what and where', async (_, body, reason) => {
    answer = async () => ({ body });
    await expect(client().value(question)).rejects.toThrow(reason);
    await expect(client().value(question)).rejects.toBeInstanceOf(ValuationFailure);
  });

  test('an answer other than 200 is a failure, and its key goes nowhere else', async () => {
    answer = async () => ({ status: 503, body: '' });
    await expect(client().value(question)).rejects.toThrow(/answered 503/);
    answer = async () => ({ status: 307, headers: { Location: url }, body: '' });
    await expect(client().value(question)).rejects.toThrow(ValuationFailure);
    expect(requested).toHaveLength(2);
  });

  test('a service that does not answer in time is a failure', async () => {
    answer = async () => 'nothing';
    await expect(client({ timeoutMs: 20 }).value(question)).rejects.toThrow(/could not be reached: .*time/i);
  });

  test('a service that is not there is a failure that says so', async () => {
    const nowhere = createHttpValuer({ url: 'http://127.0.0.1:1/', key: null, breaker: breaker() });
    await expect(nowhere.value(question)).rejects.toThrow(/http:\/\/127\.0\.0\.1:1\/ could not be reached/);
  });

  test('after three failures in a row the circuit opens; one request tries it, and success closes it', async () => {
    const time = { ms: 0 };
    const valuer = client({ breaker: breaker(() => time.ms) });
    const sound = answer;
    answer = async () => ({ status: 500, body: '' });
    for (const _ of [1, 2, 3]) await expect(valuer.value(question)).rejects.toThrow(/answered 500/);
    await expect(valuer.value(question)).rejects.toThrow(/circuit breaker open/);
    time.ms = 1_000;
    await expect(valuer.value(question)).rejects.toThrow(/answered 500/);
    await expect(valuer.value(question)).rejects.toThrow(/circuit breaker open/);
    expect(requested).toHaveLength(4);
    time.ms = 2_000;
    answer = sound;
    await valuer.value(question);
    await valuer.value(question);
    expect(requested).toHaveLength(6);
  });

  test('a failure now and then does not keep it from being asked', async () => {
    const valuer = client();
    const sound = answer;
    for (const _ of [1, 2, 3, 4]) {
      answer = async () => ({ status: 500, body: '' });
      await expect(valuer.value(question)).rejects.toThrow(/answered 500/);
      answer = sound;
      await valuer.value(question);
    }
  });
});
