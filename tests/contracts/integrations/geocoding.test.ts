import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listNamedPlaces, savePostalPlaces } from '../../../src/db/queries/sites/postal-places.ts';
import { createPlaceStore } from '../../../src/db/stores.ts';
import { computeDistanceKm } from '../../../src/domain/geography/distance.ts';
import { readPostalFile } from '../../../src/features/places/cli.ts';
import { CircuitBreaker } from '../../../src/integrations/circuit-breaker.ts';
import { chooseGeocoder } from '../../../src/integrations/clients.ts';
import { ClientCache } from '../../../src/integrations/create-chooser.ts';
import { createBuiltInGeocoder } from '../../../src/integrations/geocoding/built-in.ts';
import { type Geocoder, GeocodingFailure } from '../../../src/integrations/geocoding/contract.ts';
import { readPostalPlaces } from '../../../src/integrations/geocoding/geonames.ts';
import { createMapsGeocoder } from '../../../src/integrations/geocoding/maps.ts';
import { loadPlacesNamed } from '../../../src/integrations/geocoding/postal-places.ts';
import { loadShippedTable, packPlaces, unpackPlaces } from '../../../src/integrations/geocoding/postal-table.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { sampleSettings } from '../../samples/stock.ts';
import { HUNG_SECONDS } from '../../settled.ts';
import { seedTwoGroups, type TwoGroups } from '../../two-groups.ts';
import { SKIPPED, TRIAL_FOLDER } from '../listings.ts';

const CAIRNS = { lat: -16.92, lng: 145.77 };
const found = (...places: object[]) => ({
  status: places.length > 0 ? 'OK' : 'ZERO_RESULTS',
  results: places.map((location) => ({ formatted_address: 'QLD 4870', geometry: { location } })),
});

let db: TestDatabase;
let groups: TwoGroups;
let server: Server;
let url: string;
let requested: { method: string | undefined; query: Record<string, string> }[];
let answer: () => { status?: number; headers?: Record<string, string>; body: string } | 'nothing';

beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
});
afterAll(() => db.close());
beforeEach(async () => {
  requested = [];
  answer = () => {
    const isKnown = requested.at(-1)?.query.components === 'postal_code:4870|country:AU';
    return { body: JSON.stringify(isKnown ? found(CAIRNS, { lat: 1, lng: 1 }) : found()) };
  };
  server = createServer((request: IncomingMessage, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://maps.example');
    requested.push({ method: request.method, query: Object.fromEntries(searchParams) });
    const given = answer();
    if (given === 'nothing') return;
    response.writeHead(given.status ?? 200, { 'Content-Type': 'application/json', ...given.headers });
    response.end(given.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/geocode/json`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const siteDb = () => db.database.forSite({ groupId: groups.uno.group_id, siteId: groups.uno.id });
const store = () => createPlaceStore(siteDb());
const breaker = (clock = () => 0) => new CircuitBreaker({ failures: 3, resetMs: 1_000, clock });
const client = (given: { timeoutMs?: number; breaker?: CircuitBreaker } = {}) =>
  createMapsGeocoder({ url, key: 'secret', breaker: breaker(), timeoutMs: HUNG_SECONDS * 1000, ...given });

describe.each([
  ['the table that comes with the project', () => createBuiltInGeocoder(store())],
  ['the client of a maps service', () => client()],
] as [string, () => Geocoder][])('[H10] %s', (_, make) => {
  test('knows where a postcode is', async () => {
    const place = await make().find('4870');
    expect(place && computeDistanceKm(place, { lat: CAIRNS.lat, long: CAIRNS.lng })).toBeLessThan(15);
  });

  test.each(['0001', '487', '48701', 'Cairns', "4870' or 1=1", ''])('%j is nowhere', async (postcode) => {
    expect(await make().find(postcode)).toBeUndefined();
  });
});

describe('[H10] the client of a maps service', () => {
  test('asks by GET for the postcode in Australia, with its key, and takes the first entry', async () => {
    expect(await client().find('4870')).toEqual({ lat: CAIRNS.lat, long: CAIRNS.lng });
    expect(requested).toEqual([{ method: 'GET', query: { components: 'postal_code:4870|country:AU', key: 'secret' } }]);
  });

  test('asks nothing for what is no postcode', async () => {
    await client().find('48 70');
    expect(requested).toEqual([]);
  });

  test.each([
    [
      'a status that refuses',
      '{"status":"REQUEST_DENIED","error_message":"No such key"}',
      /REQUEST_DENIED: No such key/,
    ],
    ['a place off the earth', JSON.stringify(found({ lat: 99, lng: 1 })), /location\.lat: /],
    ['words for numbers', JSON.stringify(found({ lat: '1', lng: 1 })), /location\.lat: /],
    ['no JSON', '<html>', /is not JSON/],
  ])('an answer with %s is refused, saying what and where, without the key', async (_what, body, reason) => {
    answer = () => ({ body });
    const failure = await client()
      .find('4870')
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GeocodingFailure);
    expect(String(failure)).toMatch(reason);
    expect(String(failure)).not.toContain('secret');
  });

  test('a service that fails, hangs or leads elsewhere is a failure; its key goes nowhere else', async () => {
    answer = () => ({ status: 503, body: '' });
    await expect(client().find('4870')).rejects.toThrow(/answered 503/);
    answer = () => ({ status: 302, headers: { Location: url }, body: '' });
    await expect(client().find('4870')).rejects.toBeInstanceOf(GeocodingFailure);
    expect(requested).toHaveLength(2);
    answer = () => 'nothing';
    const failure = await client({ timeoutMs: 20 })
      .find('4870')
      .catch((error: unknown) => error as Error);
    expect(failure).toMatchObject({ name: 'GeocodingFailure', message: /could not be reached/ });
    expect(String(failure)).not.toContain('secret');
  });

  test('after three failures in a row it is left alone for a while', async () => {
    const time = { ms: 0 };
    const geocoder = client({ breaker: breaker(() => time.ms) });
    const sound = answer;
    answer = () => ({ status: 500, body: '' });
    for (const _ of [1, 2, 3]) await expect(geocoder.find('4870')).rejects.toThrow(/500/);
    await expect(geocoder.find('4870')).rejects.toThrow(/circuit breaker open/);
    expect(requested).toHaveLength(3);
    time.ms = 1_000;
    answer = sound;
    expect(await geocoder.find('4870')).toBeDefined();
  });
});

describe('[H10] a site’s geocoder', () => {
  const choose = (geocoding: object, environment = {}) =>
    chooseGeocoder({
      places: store(),
      settings: sampleSettings({ integrations: { geocoding } }),
      memory: new ClientCache(),
      environment,
    });

  test('is the project’s own table unless set otherwise; a service is asked once a postcode', async () => {
    expect(await choose({}).find('4870')).toBeDefined();
    expect(requested).toEqual([]);
    const maps = choose({ provider: 'maps', url, keyEnv: 'MAPS_KEY' }, { MAPS_KEY: 'k' });
    for (const postcode of ['4870', '4870', '0001', '0001']) await maps.find(postcode);
    expect(requested.map(({ query }) => query.components)).toEqual([
      'postal_code:4870|country:AU',
      'postal_code:0001|country:AU',
    ]);
  });

  test.each([
    [{ provider: 'maps' }, /geocoding\.keyEnv, which is not set/],
    [{ provider: 'maps', keyEnv: 'MAPS_KEY' }, /MAPS_KEY, which is not set/],
  ])('that cannot be asked says which setting is wrong', (geocoding, reason) => {
    expect(() => choose(geocoding)).toThrow(reason);
  });
});

describe('[H10] a file of postcodes', () => {
  const line = (postcode: string, name: string, lat = '-16.5', long = '145.5') =>
    ['AU', postcode, name, 'Queensland', 'QLD', '', '', '', '', lat, long, '4'].join('\t');

  test('loaded, it comes before the project’s table: a postcode’s middle, suburbs in any spelling', async () => {
    const places = await readPostalPlaces([line('4870', 'Cairns'), line('4870', "St John's Hill", '-17.5'), '']);
    await db.database.asPlatform((tx) => savePostalPlaces(tx, places));
    expect(await createBuiltInGeocoder(store()).find('4870')).toEqual({ lat: -17, long: 145.5 });
    expect(await createBuiltInGeocoder(store()).find('3000')).toEqual({
      lat: expect.closeTo(-37.813, 1),
      long: expect.closeTo(144.961, 1),
    });
    const hill = [{ postcode: '4870', name: "St John's Hill", state: 'QLD', lat: -17.5, long: 145.5 }];
    expect(await loadPlacesNamed(store(), 'SAINT JOHN’S HILL')).toEqual(hill);
    expect(await loadPlacesNamed(store(), 'Toowong')).toMatchObject([{ postcode: '4066' }]);
    expect(await siteDb().run((tx) => listNamedPlaces(tx, 'Toowong'))).toEqual([]);
    await db.database.asPlatform((tx) => savePostalPlaces(tx, [places[1]!]));
    expect(await createBuiltInGeocoder(store()).find('4870')).toEqual({ lat: -17.5, long: 145.5 });
  });

  test.each([
    ['another country', line('4870', 'Cairns').replace('AU', 'NZ'), 'Line 2 is of country "NZ", not AU'],
    ['too few columns', 'AU\t4870\tCairns', 'Line 2 has 3 columns, not 12'],
    ['a postcode of letters', line('48A0', 'Cairns'), 'Line 2 has the postcode "48A0", which is not four digits'],
    ['no name', line('4870', ' '), 'Line 2 has no place name'],
    ['no latitude', line('4870', 'Cairns', ''), 'Line 2 has the latitude "", which is none'],
    ['a place off the earth', line('4870', 'Cairns', '1', '200'), 'Line 2 has the longitude "200", which is none'],
  ])('with a line of %s is refused whole, saying which and why', async (_what, wrong, reason) => {
    await expect(readPostalPlaces([line('4870', 'Cairns'), wrong])).rejects.toThrow(reason);
  });

  test('an empty file, or one that is not there, is refused', async () => {
    await expect(readPostalPlaces([''])).rejects.toThrow('The file has no places');
    await expect(readPostalFile('/nowhere/AU.txt')).rejects.toThrow(/ENOENT/);
    const file = join(tmpdir(), `places-${process.pid}.txt`);
    await writeFile(file, `${line('4870', 'Cairns')}\r\n`);
    expect(await readPostalFile(file)).toHaveLength(1);
  });
});

test('[H10] packed and unpacked, places agree to a thousandth of a degree; a broken table is refused', async () => {
  const place = { postcode: '0870', name: "O'Bil Bil", state: 'NT', lat: -23.69912, long: 133.88076 };
  expect(await unpackPlaces(packPlaces([place]))).toEqual([{ ...place, lat: -23.699, long: 133.881 }]);
  await expect(unpackPlaces(new Uint8Array([1, 2, 3]))).rejects.toThrow();
});

test.runIf(TRIAL_FOLDER)(
  `[H10] the table that comes with the project is GeoNames’ file, place by place${SKIPPED}`,
  async () => {
    const file = await readPostalFile(join(TRIAL_FOLDER!, 'geonames_AU_postal.txt'));
    const { places } = await loadShippedTable();
    expect(places).toEqual(await unpackPlaces(packPlaces(file)));
    expect([places.length, new Set(places.map(({ postcode }) => postcode)).size]).toEqual([16_873, 3_313]);
  },
);
