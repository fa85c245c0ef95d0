import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { car } from '../../../src/db/schema/stock.ts';
import { withStockChange } from '../../../src/db/stock-change.ts';
import { createVehicleStore } from '../../../src/db/stores.ts';
import { CircuitBreaker } from '../../../src/integrations/circuit-breaker.ts';
import { chooseRegoLookup } from '../../../src/integrations/clients.ts';
import { ClientCache } from '../../../src/integrations/create-chooser.ts';
import { createBuiltInRegoLookup } from '../../../src/integrations/rego/built-in.ts';
import { RegoFailure, type RegoLookup, type RegoQuestion } from '../../../src/integrations/rego/contract.ts';
import { createHttpRegoLookup } from '../../../src/integrations/rego/http.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { sampleSettings } from '../../samples/stock.ts';
import { HUNG_SECONDS } from '../../settled.ts';
import { seedTwoGroups, type TwoGroups } from '../../two-groups.ts';

const HILUX = {
  item_type: null,
  make: 'Toyota',
  model: 'HiLux',
  series: 'GUN126R',
  badge: 'SR5',
  body: 'Ute',
  fuel: 'Diesel',
  trans: 'Automatic',
  drive: '4x4',
  engine_litres: 2.8,
  seats: 5,
  year: 2021,
  colour: 'Glacier White',
};
const question: RegoQuestion = { rego: '123ABC', regoState: 'QLD' };

let db: TestDatabase;
let groups: TwoGroups;
let server: Server;
let url: string;
let requested: { authorization: string | undefined; body: Record<string, unknown> }[];
let answer: () => { status?: number; headers?: Record<string, string>; body: string } | 'nothing';

beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
  await keepCar('uno', { regplate: '123·abc', state: 'QLD' });
  await keepCar('uno', { regplate: 'HIDDEN', state: 'QLD', show_on_dealer_website: false });
  await keepCar('beta', { regplate: 'BETA1', state: 'QLD' });
});
afterAll(() => db.close());

async function keepCar(of: 'uno' | 'beta', given: Partial<typeof car.$inferInsert>): Promise<void> {
  const { group_id } = groups[of];
  await db.database.asPlatform((tx) =>
    withStockChange(tx, group_id, async () => {
      const { rows } = await tx.execute<{ id: number }>(
        sql`select id from dealership where group_id = ${group_id} limit 1`,
      );
      const { trans, engine_litres, body, fuel, ...hilux } = HILUX;
      const slug = String(given.regplate).toLowerCase();
      await tx.insert(car).values({
        ...hilux,
        simple_transmission: trans,
        simple_body: body,
        simple_fuel: fuel,
        engine_size_litres: engine_litres,
        group_id,
        dealership_id: rows[0]!.id,
        feed: 'test',
        slug,
        stocknum: slug,
        name: slug,
        car_type: 'used',
        vin: 'SECRETVIN12345678',
        ...given,
      });
    }),
  );
}

beforeEach(async () => {
  requested = [];
  const { trans, ...vehicle } = HILUX;
  answer = () => {
    const { rego, state } = requested.at(-1)!.body;
    const isKnown = rego === '123ABC' && state === 'QLD';
    return {
      body: JSON.stringify({ vehicle: isKnown ? { ...vehicle, transmission: trans, vin: 'X' } : null }),
    };
  };
  server = createServer(async (request, response) => {
    requested.push({ authorization: request.headers.authorization, body: JSON.parse(await readBody(request)) });
    const said = answer();
    if (said !== 'nothing') response.writeHead(said.status ?? 200, said.headers).end(said.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const siteOf = (name: 'uno' | 'beta') =>
  db.database.forSite({ groupId: groups[name].group_id, siteId: groups[name].id });
const breaker = (clock = () => 0) => new CircuitBreaker({ failures: 3, resetMs: 1_000, clock });
const client = (given: { timeoutMs?: number; breaker?: CircuitBreaker } = {}) =>
  createHttpRegoLookup({ url, key: 'secret', breaker: breaker(), timeoutMs: HUNG_SECONDS * 1000, ...given });

describe.each([
  ['the stand-in over the group’s own stock', () => createBuiltInRegoLookup(createVehicleStore(siteOf('uno')))],
  ['the client of a service', () => client()],
] as [string, () => RegoLookup][])('[G4] %s', (_, make) => {
  test('knows the vehicle of a registration, and nothing that opens its papers', async () => {
    const found = await make().find(question);
    expect(found).toEqual(HILUX);
    expect(JSON.stringify(found)).not.toMatch(/vin/i);
  });

  test.each<[string, RegoQuestion]>([
    ['a plate that it does not know', { rego: 'NONE1', regoState: 'QLD' }],
    ['a plate of another state', { rego: '123ABC', regoState: 'NSW' }],
    ['words of a query', { rego: "X' OR 1=1", regoState: 'QLD' }],
  ])('%s is no vehicle', async (_what, unknown) => {
    expect(await make().find(unknown)).toBeUndefined();
  });
});

test('[G4] the stand-in knows nothing of other groups, and nothing that websites do not show', async () => {
  expect(
    await createBuiltInRegoLookup(createVehicleStore(siteOf('uno'))).find({ rego: 'BETA1', regoState: 'QLD' }),
  ).toBeUndefined();
  expect(
    await createBuiltInRegoLookup(createVehicleStore(siteOf('beta'))).find({ rego: 'BETA1', regoState: 'QLD' }),
  ).toBeDefined();
  expect(
    await createBuiltInRegoLookup(createVehicleStore(siteOf('uno'))).find({ rego: 'HIDDEN', regoState: 'QLD' }),
  ).toBeUndefined();
});

describe('[G4] the client of a service', () => {
  test('sends the plate and the state, with its key', async () => {
    await client().find(question);
    expect(requested).toEqual([{ authorization: 'Bearer secret', body: { rego: '123ABC', state: 'QLD' } }]);
  });

  test.each([
    ['no vehicle at all', '{}', /vehicle: /],
    ['a make that is empty', '{"vehicle":{"make":" ","model":"HiLux"}}', /vehicle\.make: /],
    ['a year in words', '{"vehicle":{"make":"A","model":"B","year":"2021"}}', /vehicle\.year: /],
    ['no JSON', '<html>', /is not JSON/],
  ])('an answer with %s is refused, saying what and where', async (_, body, reason) => {
    answer = () => ({ body });
    const failure = await client()
      .find(question)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RegoFailure);
    expect(String(failure)).toMatch(reason);
    expect(String(failure)).not.toContain('123ABC');
  });

  test('a service that fails, hangs or leads elsewhere is a failure; its key goes nowhere else', async () => {
    answer = () => ({ status: 503, body: '' });
    await expect(client().find(question)).rejects.toThrow(/answered 503/);
    answer = () => ({ status: 307, headers: { Location: url }, body: '' });
    await expect(client().find(question)).rejects.toBeInstanceOf(RegoFailure);
    expect(requested).toHaveLength(2);
    answer = () => 'nothing';
    await expect(client({ timeoutMs: 20 }).find(question)).rejects.toThrow(/could not be reached/);
  });

  test('after three failures in a row it is left alone for a while', async () => {
    const time = { ms: 0 };
    const lookup = client({ breaker: breaker(() => time.ms) });
    const sound = answer;
    answer = () => ({ status: 500, body: '' });
    for (const _ of [1, 2, 3]) await expect(lookup.find(question)).rejects.toThrow(/500/);
    await expect(lookup.find(question)).rejects.toThrow(/circuit breaker open/);
    expect(requested).toHaveLength(3);
    time.ms = 1_000;
    answer = sound;
    expect(await lookup.find(question)).toEqual(HILUX);
  });
});

describe('[G4] a site’s lookup', () => {
  const choose = (regoLookup: object, environment = {}) =>
    chooseRegoLookup({
      vehicles: createVehicleStore(siteOf('uno')),
      settings: sampleSettings({ integrations: { regoLookup } }),
      memory: new ClientCache(),
      environment,
    });

  test('is the stand-in, unless the settings say otherwise', async () => {
    expect(await choose({}).find(question)).toEqual(HILUX);
    expect(requested).toEqual([]);
    await choose({ provider: 'http', url, keyEnv: 'REGO_KEY' }, { REGO_KEY: 'k' }).find(question);
    expect(requested).toHaveLength(1);
  });

  test.each([
    [{ provider: 'http' }, /integrations\.regoLookup\.url, which is not set/],
    [{ provider: 'http', url: 'https://rego.example', keyEnv: 'REGO_KEY' }, /REGO_KEY, which is not set/],
  ])('that cannot be asked says which setting is wrong', (regoLookup, reason) => {
    expect(() => choose(regoLookup)).toThrow(reason);
  });
});
