import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, emptyTables, type TestDatabase } from '../../../../tests/database.ts';
import { Shopper } from '../../../../tests/samples/shopper.ts';
import { SAMPLE_NOW, sampleCar } from '../../../../tests/samples/stock.ts';
import { seedTwoGroups, type TwoGroups } from '../../../../tests/two-groups.ts';
import { listEvents } from '../../../db/queries/visitors/events.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { actInGarage } from '../garage/actions.ts';
import { handleSaveForm, resumePendingSave } from './actions.ts';
import { answerMergeCars, answerRemoveCar, answerSaveCar, answerWatchlist } from './api.ts';
import { toPendingSave } from './pending-save.ts';

let db: TestDatabase;
let world: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  world = await seedTwoGroups(db.database);
});
afterAll(() => db.close());
beforeEach(() => emptyTables(db, 'sign_in_attempt', 'sign_in_code', 'visitor_session', 'watchlist_entry', 'event'));

const PHONE = '0412 000 001';
const OWN = '+61412000001';

/** The vehicle of the database, as the site lists it. */
const listed = (given: Partial<Car> = {}) =>
  sampleCar({ id: world.alfaCarId, photos_count: 3, price: 20_000, ...given });

async function shopper(given: Partial<Car> = {}, isSignedIn = true): Promise<Shopper> {
  const one = new Shopper(db, world.uno);
  one.cars = [listed(given)];
  if (isSignedIn) await one.signIn(PHONE);
  return one;
}

const save = (one: Shopper, body: object = { phone_number: OWN, car_id: world.alfaCarId }) =>
  one.send('/api/watchlist/save-car', JSON.stringify(body), answerSaveCar);
const remove = (one: Shopper, body: object = { phone_number: OWN, car_id: world.alfaCarId }) =>
  one.send('/api/watchlist/remove-car', JSON.stringify(body), answerRemoveCar);
const said = async ({ response }: { response: Response | null }) => (await response?.json()) as unknown;
const onList = async (one: Shopper) => said(await one.ask('/api/watchlist', answerWatchlist));

describe('[F2] the two calls', () => {
  test('save a vehicle and take it off, twice as well as once, and say so', async () => {
    const one = await shopper();
    for (const _ of [1, 2]) expect(await said(await save(one))).toEqual({ success: true });
    expect(await onList(one)).toEqual({ success: true, phone_number: OWN, car_ids: [world.alfaCarId] });
    for (const _ of [1, 2]) expect(await said(await remove(one))).toEqual({ success: true });
    expect(await onList(one)).toMatchObject({ car_ids: [] });
  });

  test('take the number as people write it', async () => {
    const one = await shopper();
    expect(await said(await save(one, { phone_number: PHONE, car_id: world.alfaCarId }))).toEqual({
      success: true,
    });
  });

  test('are answered to their visitor alone: no cache keeps them', async () => {
    const one = await shopper();
    const answers = [
      await save(one),
      await remove(one),
      await one.ask('/api/watchlist', answerWatchlist),
      await save(one, {}),
      await save(await shopper({}, false)),
    ];
    for (const { headers } of answers) expect(headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('refuse whoever is not signed in', async () => {
    const one = await shopper({}, false);
    for (const answer of [await save(one), await remove(one), await one.ask('/api/watchlist', answerWatchlist)]) {
      expect(answer.status).toBe(401);
      expect(await said(answer)).toEqual({ success: false, message: expect.stringContaining('sign in') });
    }
  });

  test('do not let one visitor change another’s list', async () => {
    const one = await shopper();
    const other = new Shopper(db, world.uno);
    other.cars = [listed()];
    await other.signIn('0412 000 002');
    await save(one);
    const answer = await remove(other);
    expect([answer.status, await said(answer)]).toEqual([
      403,
      { success: false, message: 'You are signed in with another phone number.' },
    ]);
    expect(await onList(one)).toMatchObject({ car_ids: [world.alfaCarId] });
    expect(await onList(other)).toMatchObject({ car_ids: [] });
  });

  test('know nobody by the session of another site, of the same group or not', async () => {
    const one = await shopper();
    for (const site of [world.dos, world.beta]) {
      const elsewhere = new Shopper(db, site);
      for (const [name, value] of one.cookies) elsewhere.cookies.set(name.replace(world.uno.slug, site.slug), value);
      expect((await elsewhere.ask('/api/watchlist', answerWatchlist)).status).toBe(401);
    }
  });

  test('are not there on a site that leaves saving to the browser', async () => {
    const one = new Shopper(db, world.uno, { visitors: { watchlist: { storedIn: 'browser' } } });
    expect((await save(one)).status).toBe(404);
  });

  test.each<[string, Partial<Car>, string]>([
    [
      'a sold one',
      { status: 'sold', sold: true, sold_date_timestamp: SAMPLE_NOW.getTime() / 1000 },
      'can no longer be saved',
    ],
    ['one without a price', { price: null }, 'can no longer be saved'],
    ['one that no list has', { id: 999_999 }, 'no longer for sale'],
  ])('[S4] do not save %s, and say why', async (_, given, message) => {
    const one = await shopper(given);
    const answer = await save(one, {
      phone_number: OWN,
      car_id: given.id === undefined ? world.alfaCarId : 1,
    });
    expect([answer.status, await said(answer)]).toEqual([
      409,
      { success: false, message: expect.stringContaining(message) },
    ]);
  });

  test.each([
    ['{', 'not valid JSON'],
    ['{}', 'phone_number'],
    ['{"phone_number":"+61412000001"}', 'car_id'],
    ['{"phone_number":"+61412000001","car_id":"1 or 1=1"}', 'car_id'],
    ['{"phone_number":"+61412000001","car_id":-1}', 'car_id'],
    [`{"phone_number":"${'1'.repeat(5000)}","car_id":1}`, 'larger'],
  ])('say what is wrong with %s', async (body, message) => {
    const one = await shopper();
    const answer = await one.send('/api/watchlist/save-car', body.slice(0, 6000), answerSaveCar);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await said(answer)).toEqual({ success: false, message: expect.stringContaining(message) });
  });

  test('take no form, which another website could send', async () => {
    const one = await shopper();
    const answer = await one.send('/api/watchlist/save-car', { phone_number: OWN, car_id: '1' }, answerSaveCar);
    expect(answer.status).toBe(415);
  });
});

test('[F2] what the browser stored is merged, sold vehicles too; what is no longer listed is named', async () => {
  const one = await shopper({ status: 'sold', sold: true, sold_date_timestamp: SAMPLE_NOW.getTime() / 1000 });
  const body = JSON.stringify({ phone_number: OWN, car_ids: [world.alfaCarId, 999_999] });
  const answer = await one.send('/api/watchlist/merge-cars', body, answerMergeCars);
  expect(await said(answer)).toEqual({ success: true, merged: [world.alfaCarId], left: [999_999] });
  expect(await onList(one)).toMatchObject({ car_ids: [world.alfaCarId] });
});

describe('[F2] the heart’s form', () => {
  const press = (one: Shopper, fields: Record<string, string> = { car_id: String(world.alfaCarId) }) =>
    one.send('/keep', fields, handleSaveForm, {
      referer: `http://${world.uno.slug}.localhost/search/used-cars?page=2`,
    });

  test('leads to signing in, and back to the same place with the vehicle saved and event 39', async () => {
    const one = await shopper({}, false);
    const requested = await press(one);
    expect([requested.status, requested.headers.get('Location')]).toEqual([
      303,
      '/sign-in?type=watchlist&redirect=%2Fkeep&back=%2Fsearch%2Fused-cars%3Fpage%3D2',
    ]);
    await one.signIn(PHONE);
    const back = await one.ask('/keep', resumePendingSave);
    expect(back.headers.get('Location')).toBe(`/search/used-cars?page=2#kept-car-${world.alfaCarId}`);
    expect(await onList(one)).toMatchObject({ car_ids: [world.alfaCarId] });
    const events = await one.context('/').db.run((tx) => listEvents(tx, 39, 10));
    expect(events).toMatchObject([{ car_id: world.alfaCarId, path: '/search/used-cars?page=2' }]);
    // The pending save is gone: the address saves nothing again.
    await remove(one);
    await one.ask('/keep', resumePendingSave);
    expect(await onList(one)).toMatchObject({ car_ids: [] });
  });

  test('saves at once for whoever is signed in', async () => {
    const one = await shopper();
    const { headers } = await press(one);
    expect(headers.get('Location')).toBe(`/search/used-cars?page=2#kept-car-${world.alfaCarId}`);
    expect(await onList(one)).toMatchObject({ car_ids: [world.alfaCarId] });
  });

  test('asks who has saved a search how to send alerts, until they have said it', async () => {
    const one = await shopper();
    const save = async () => (await press(one, { search: '/search/used-cars?make=Toyota' })).headers.get('Location');
    expect(await save()).toBe('/search/used-cars?page=2#kept-search-untold');
    await one.send('/my-garage/saved-searches', { do: 'alerts', way: 'off' }, actInGarage);
    expect(await save()).toBe('/search/used-cars?page=2#kept-search');
  });

  test('says in the garage why a vehicle was not saved', async () => {
    const one = await shopper({
      status: 'sold',
      sold: true,
      sold_date_timestamp: SAMPLE_NOW.getTime() / 1000,
    });
    const { headers } = await press(one);
    expect(headers.get('Location')).toBe('/my-garage/saved-cars?failed=sold');
  });

  test('a GET request saves nothing, and a pending save is nobody’s but the browser’s', async () => {
    const one = await shopper();
    await one.ask(`/keep?car_id=${world.alfaCarId}`, resumePendingSave);
    expect(await onList(one)).toMatchObject({ car_ids: [] });
  });

  test.each(['0', '-1', '1.5', 'x', '', '1 or 1=1', '99999999999999999999'])(
    'a vehicle of the number “%s” is none',
    async (car_id) => {
      const one = await shopper();
      expect((await press(one, { car_id })).status).toBe(404);
    },
  );

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/%2F/evil.example', 'javascript:1'])(
    'nobody is led to %s, whatever a cookie says',
    (to) => {
      expect(toPendingSave({ car: '1', search: null, to })?.to).toBe('/');
    },
  );
});
