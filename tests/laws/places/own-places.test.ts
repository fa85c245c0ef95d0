import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SITES_FOLDER } from '../../../demo/places.ts';
import { applySiteFolders } from '../../../src/app/sites/apply.ts';
import { listDealerships } from '../../../src/db/queries/sites/dealerships.ts';
import { listLocations } from '../../../src/db/queries/sites/locations.ts';
import { listSites } from '../../../src/db/queries/sites/sites.ts';
import type { Dealership, Location } from '../../../src/domain/places/location.ts';
import type { Car } from '../../../src/domain/vehicle/car.ts';
import { findWantedModel } from '../../../src/features/showroom/models/quote-form.ts';
import { loadVehiclePage } from '../../../src/features/vehicle/load.ts';
import type { Field } from '../../../src/kernel/forms/fields/schema.ts';
import { listForms } from '../../../src/kernel/leads/forms.ts';
import { openForm } from '../../../src/kernel/leads/submit-form.ts';
import type { RequestContext } from '../../../src/kernel/request/context.ts';
import { loadShowroom } from '../../../src/kernel/showroom/load.ts';
import { resolveSite } from '../../../src/settings/resolve-site.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { sampleSiteStock } from '../../samples/site.ts';
import { SAMPLE_NOW, sampleCar } from '../../samples/stock.ts';

const SITES = [
  'bluegum',
  'harbour',
  'harbour-nissan',
  'harbour-outlet',
  'harbour-prestige',
  'ironbark',
  'longpaddock',
  'roam',
  'wattle-creek',
] as const;

interface DemoSite {
  request: RequestContext;
  /** Of the whole group. */
  dealerships: Dealership[];
  locations: Location[];
  /** What the site's settings show of it, worked out by hand. */
  own: Location[];
}

let db: TestDatabase;
const sites = new Map<string, DemoSite>();

beforeAll(async () => {
  db = await createTestDatabase();
  const problems: string[] = [];
  const log = { error: (line: string) => void problems.push(line), warn: () => {} };
  await applySiteFolders(db.database, fileURLToPath(SITES_FOLDER), log);
  expect(problems).toEqual([]);
  for (const record of await db.database.asPlatform(listSites)) {
    const resolved = resolveSite(record);
    if (!resolved.ok) throw new Error(record.slug);
    const { settings } = resolved;
    const siteDb = db.database.forSite({ groupId: record.group_id, siteId: record.id });
    const [dealerships, locations] = await siteDb.run(async (tx) => [
      await listDealerships(tx),
      await listLocations(tx),
    ]);
    const { dealerships: shown } = settings.stock;
    const own = locations.filter(
      ({ visible, dealership_slug }) => visible && (shown.length === 0 || shown.includes(dealership_slug)),
    );
    // The whole group's vehicles pass through the index of each of its sites.
    const stock = sampleSiteStock(carsAt(locations));
    const request = {
      settings,
      stock,
      db: siteDb,
      now: SAMPLE_NOW,
      url: new URL('https://site.example/contact'),
      site: { id: record.id, groupId: record.group_id, origin: 'https://site.example', settingsVersion: 1 },
    } as RequestContext;
    sites.set(record.slug, { request, dealerships, locations, own });
  }
});
afterAll(() => db.close());

/** One vehicle of each kind that forms are about, at each location. */
function carsAt(locations: readonly Location[]): Car[] {
  return locations.map(({ id, slug, name, dealership_slug, dealership_id, address }) =>
    sampleCar({
      id,
      slug: `car-${id}`,
      has_nvic: true,
      price: 20_000,
      dealership_slug,
      dealership_name: dealership_slug,
      dealership_id,
      location: {
        id,
        slug,
        name,
        phone: null,
        city: address.city,
        state: address.state,
        distribution_locations: [],
        address,
      } as Car['location'],
    }),
  );
}

/** The places that a field offers, by the values it submits. */
function offeredBy({ name, options, places }: Field): string[] {
  if (!['dealership_slug', 'location_id', 'location'].includes(name)) return [];
  return [...(options ?? []), ...(places ?? [])].map(({ value }) => value);
}

/** Every form that the site takes, prepared for one of its vehicles, with all places that it offers. */
async function formsOf({ request, own }: DemoSite) {
  const { models } = await loadShowroom(request);
  const car = await request.stock.findCar(`car-${own[0]!.id}`);
  const given = { car: car!.slug, ...(models[0] && { model_id: models[0].slug }) };
  const forms = listForms().filter((row) => row.findRefusal({ settings: request.settings, car: car! }) === null);
  // A visitor who passes a gate is offered the same places.
  return { given, forms: forms.map((row) => ({ ...row, gate: undefined })) };
}

describe.each(SITES)('[G3] on the demo site %s', (slug) => {
  test('every form offers the locations of the site and no other, a single brand’s site too', async () => {
    const site = sites.get(slug)!;
    const slugs = new Set(site.own.flatMap((one) => [one.dealership_slug, one.slug, String(one.id)]));
    const { given, forms } = await formsOf(site);
    expect(forms.length).toBeGreaterThan(8);
    for (const row of forms) {
      const opened = await openForm(row, given, site.request);
      if (!opened.ok) throw new Error(`${row.id}: ${JSON.stringify(opened)}`);
      const hidden = opened.row.hidden(opened.context);
      const named = [hidden.location_id, hidden.dealership_slug, hidden.location].filter(Boolean);
      const offered = [...opened.fields.flatMap(offeredBy), ...named];
      expect(
        offered.filter((value) => !slugs.has(value!)),
        row.id,
      ).toEqual([]);
    }
  });

  test('the server refuses a form that names another site’s location, a hidden or unknown one', async () => {
    const site = sites.get(slug)!;
    const own = new Set(site.own);
    const dealers = new Set(site.own.map(({ dealership_slug }) => dealership_slug));
    const others = site.locations.filter((one) => !own.has(one));
    const wrong = {
      dealership_slug: site.dealerships.find((one) => !dealers.has(one.slug))?.slug ?? 'nobody',
      location_id: String(others[0]?.id ?? 999_999),
      location: others[0]?.slug ?? 'nowhere',
    };
    const { given, forms } = await formsOf(site);
    for (const row of forms) {
      const opened = await openForm(row, { ...given, ...wrong }, site.request);
      const problems = opened.ok ? [] : opened.problems.map(({ name }) => name);
      expect(problems, row.id).toEqual(Object.keys(wrong));
    }
  });
});

test('[H8] a quote for a model is asked of the site’s locations alone, though others have the brand', async () => {
  const { request } = sites.get('harbour')!;
  const of = async (dealerships: string[]) => {
    const settings = { ...request.settings, stock: { ...request.settings.stock, dealerships } };
    const wanted = await findWantedModel({ model_id: 'toyota-hilux' }, { ...request, settings });
    return wanted?.places.options.map(({ dealership_slug }) => dealership_slug);
  };
  const all = (await of([]))!;
  expect(all.length).toBeGreaterThan(1);
  for (const dealership of all) expect(await of([dealership])).toEqual([dealership]);
});

describe('[D15] the location bar', () => {
  /** The bar's text for a vehicle at each location of a site; null where there is none. */
  async function barsOf(slug: string, of?: string[]) {
    const { request, own } = sites.get(slug)!;
    const requested = own.filter((one) => of === undefined || of.includes(one.slug));
    const bars = requested.map(async ({ id, slug: location }) => {
      const url = new URL(`/cars/car-${id}`, 'https://site.example');
      const page = await loadVehiclePage({ ...request, url }, `car-${id}`);
      return [location, page.locationBar?.text ?? null] as const;
    });
    return new Map(await Promise.all(bars));
  }

  test('is on no page of a site with one location, though the group’s primary is another’s', async () => {
    expect([...(await barsOf('harbour-prestige'))]).toEqual([
      ['harbour-prestige-newstead', null],
      ['harbour-prestige-newstead-used', null],
      ['harbour-prestige-newstead-service', null],
    ]);
  });

  test('says where a vehicle stands that is elsewhere than the site’s own main place', async () => {
    const nissan = await barsOf('harbour-nissan');
    expect([nissan.get('harbour-nissan-townsville'), nissan.get('harbour-nissan-geelong')]).toEqual([
      null,
      'Located at North Geelong',
    ]);
    const desks = ['harbour-toyota-chermside', 'harbour-toyota-chermside-used', 'harbour-prestige-newstead'];
    expect([...(await barsOf('harbour', desks)).values()]).toEqual([null, null, 'Located at Newstead']);
  });
});
