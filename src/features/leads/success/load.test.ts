import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { seedTwoGroups } from '../../../../tests/two-groups.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { loadSuccessPage } from './load.ts';

const SITE = 'https://site.example';
const car = sampleCar({ id: 7, slug: 'car-7' });
const sold = sampleCar({ id: 8, slug: 'car-8', status: 'sold', sold: true });
let db: TestDatabase;
let request: RequestContext;

beforeAll(async () => {
  db = await createTestDatabase();
  const { uno } = await seedTwoGroups(db.database);
  request = {
    stock: sampleSiteStock([car, sold]),
    db: db.database.forSite({ groupId: uno.group_id, siteId: uno.id }),
    now: SAMPLE_NOW,
    site: { origin: SITE },
  } as RequestContext;
});
afterAll(() => db.close());

describe('[G6] the page after', () => {
  const successAt = (query: string, given: Partial<SiteSettingsInput> = {}) =>
    loadSuccessPage({ ...request, settings: sampleSettings(given), url: new URL(`${SITE}/success${query}`) });

  test('says what happens next by what was sent, shows the vehicle and others like it', async () => {
    const page = await successAt('?category=Service+Enquiry&car_id=car-8');
    expect([page.category, page.vehicle?.id, page.similar.cards.map(({ id }) => id)]).toEqual([
      'Service Enquiry',
      8,
      [7],
    ]);
    expect(page.next.steps.join()).toMatch(/workshop/);
  });

  test('says the time that was booked, of a test drive alone', async () => {
    const booked = '&booked=2026-11-23T08:30';
    const drive = await successAt(`?category=Test+Drive${booked}`);
    expect([drive.text, drive.next.steps[0]].join()).toMatch(/(.*Monday 23 November, 8:30 am){2}/);
    expect((await successAt('?category=Test+Drive')).next.steps.join()).toMatch(/call to confirm a time/);
    const service = await successAt(`?category=Service+Enquiry${booked}`);
    expect(JSON.stringify(service)).not.toMatch(/23 November/);
  });

  test('has the site’s own words', async () => {
    const next = { 'Service Enquiry': ['Put the kettle on.'] };
    const { steps } = (await successAt('?category=Service+Enquiry', { forms: { success: { next } } })).next;
    expect(steps).toEqual(['Put the kettle on.']);
  });

  test('promises whoever unsubscribed no call', async () => {
    expect((await successAt('?category=Unsubscribe')).text).toBe(
      'You’re unsubscribed. We won’t email you any more offers.',
    );
  });

  test('repeats no words that no form of the site sends', async () => {
    const page = await successAt('?category=You+have+won&car_id=nothing');
    expect([page.category, page.vehicle, page.similar.cards]).toEqual([null, null, []]);
    expect(JSON.stringify(page)).not.toMatch(/won/);
  });
});
