import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { silentLog } from '../../../../tests/samples/log.ts';
import { sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { seedTwoGroups, type TwoGroups } from '../../../../tests/two-groups.ts';
import { listPhoneReveals } from '../../../db/queries/leads/phone-reveals.ts';
import type { RequestContext, SiteStock } from '../../../kernel/request/context.ts';
import { buildPhoneModel, findPhoneNumber } from './phone.ts';
import { answerPhoneReveal } from './record.ts';

const car = sampleCar({ id: 7, slug: 'kluger-7', dealership_id: 3 });
const contactOf = (given: Record<string, unknown> = {}) =>
  sampleSettings({ contact: { phone: '07 3200 5400', ...given } }).contact;
const modelOf = (given?: Record<string, unknown>, isShown = false) =>
  buildPhoneModel({ car: { ...car, location: null }, contact: contactOf(given), siteId: 5, isShown });

describe('[D12] the number of a vehicle', () => {
  test('is masked after its first 5 characters, with what a reveal records', () => {
    expect(modelOf()).toEqual({
      text: '07 3200 5400',
      href: 'tel:+61732005400',
      masked: '07 32•• ••••',
      recordPath: '/cars/kluger-7/phone-reveal',
      reveal: { car_id: 7, dealership_id: 3, website_id: 5 },
    });
  });

  test.each([
    ['the site shows numbers from the start', { phoneReveal: 'open' }, false],
    ['the visitor has asked for it without scripts', {}, true],
  ])('is not masked where %s', (_, given, isShown) => {
    expect(modelOf(given, isShown)?.masked).toBeNull();
  });

  test('shows as many characters as the site says', () => {
    expect(modelOf({ phoneVisibleCharacters: 2 })?.masked).toBe('07 •••• ••••');
  });

  test('[A4] that is none at all is no number', () => {
    expect(findPhoneNumber({ ...car, location: null }, { ...contactOf(), phone: '' })).toBeNull();
  });
});

let db: TestDatabase;
let groups: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
});
afterAll(() => db.close());
const NOW = new Date('2026-11-20T02:00:00Z');
const site = () => db.database.forSite({ groupId: groups.uno.group_id, siteId: groups.uno.id });
const kept = async () =>
  (await site().run((tx) => listPhoneReveals(tx, 100))).filter(({ dealership_id }) => dealership_id === 3);
beforeEach(() => site().run((tx) => tx.execute('delete from phone_reveal where dealership_id = 3')));

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const recordOf = (given = {}) => ({ car_id: 7, dealership_id: 3, website_id: groups.uno.id, ...given });

function send(body: string, type = JSON_TYPE, origin: string | null = 'https://site.example', slug = 'kluger-7') {
  const headers = { 'Content-Type': type, ...(origin && { Origin: origin }) };
  const request = new Request(`https://site.example/cars/${slug}/phone-reveal`, {
    method: 'POST',
    headers,
    body,
  });
  const findCar = async (requested: string) => (requested === car.slug ? car : undefined);
  return answerPhoneReveal(request, slug, {
    site: { id: groups.uno.id } as RequestContext['site'],
    stock: { findCar } as unknown as SiteStock,
    db: site(),
    now: NOW,
    log: silentLog,
  });
}

describe('[D12] the record of a reveal', () => {
  test('is kept, for its site alone', async () => {
    const response = await send(JSON.stringify(recordOf()));
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(await kept()).toEqual([{ car_id: 7, dealership_id: 3, revealed_at: NOW }]);
    const sister = db.database.forSite({ groupId: groups.dos.group_id, siteId: groups.dos.id });
    const seen = await sister.run((tx) => listPhoneReveals(tx, 100));
    expect(seen.some(({ dealership_id }) => dealership_id === 3)).toBe(false);
  });

  test('without scripts leads back to the page with the number shown', async () => {
    const fields = Object.entries(recordOf()).map(([key, value]) => [key, String(value)]);
    const response = await send(String(new URLSearchParams(fields)), FORM_TYPE);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/cars/kluger-7?phone=shown#call']);
    expect(await kept()).toHaveLength(1);
  });

  test.each<[string, () => Promise<Response>, number]>([
    ['a sender that names no page', () => send(JSON.stringify(recordOf()), JSON_TYPE, null), 403],
    ['another type', () => send(JSON.stringify(recordOf()), 'text/plain'), 415],
    ['no JSON', () => send('{'), 400],
    ['a body that is too large', () => send(`"${'x'.repeat(2_000)}"`), 413],
    ['a form that is too large', () => send('x'.repeat(2_000), FORM_TYPE), 413],
    ['an unknown field', () => send(JSON.stringify(recordOf({ name: 'Ann' }))), 400],
    ['another vehicle than that of the address', () => send(JSON.stringify(recordOf({ car_id: 8 }))), 400],
    ['another dealership', () => send(JSON.stringify(recordOf({ dealership_id: 4 }))), 400],
    ['another site', () => send(JSON.stringify(recordOf({ website_id: groups.dos.id }))), 400],
    [
      'a vehicle that is not shown',
      () => send(JSON.stringify(recordOf()), JSON_TYPE, 'https://site.example', 'gone'),
      404,
    ],
  ])('is refused for %s', async (_, refused, status) => {
    expect((await refused()).status).toBe(status);
    expect(await kept()).toEqual([]);
  });
});
