import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SITES_FOLDER } from '../../demo/places.ts';
import { applySiteFolders } from '../../src/app/sites/apply.ts';
import { createSiteStock } from '../../src/app/sites/context.ts';
import { listDealerships } from '../../src/db/queries/sites/dealerships.ts';
import { listLocations } from '../../src/db/queries/sites/locations.ts';
import { listSites, type SiteRecord } from '../../src/db/queries/sites/sites.ts';
import type { Dealership, Location } from '../../src/domain/places/location.ts';
import type { Car } from '../../src/domain/vehicle/car.ts';
import { loadSearchPage } from '../../src/features/search/load.ts';
import { formatRobotsText } from '../../src/features/site-files/crawlers/robots-text.ts';
import { listSitemapEntries } from '../../src/features/site-files/crawlers/sitemap-entries.ts';
import type { SitemapEntry } from '../../src/features/site-files/crawlers/sitemap-xml.ts';
import type { RequestContext, SiteId } from '../../src/kernel/request/context.ts';
import { createSiteLinker } from '../../src/kernel/stock/site-path-words.ts';
import { createEmptyState, withTerm } from '../../src/search/state.ts';
import { resolveSite } from '../../src/settings/resolve-site.ts';
import { SiteIndex } from '../../src/stock/live/site-index.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { carsOf, SITE_FOLDERS } from '../samples/walked-sites.ts';

const ORIGIN = 'https://site.example';
/** How many lists of a site are loaded as pages, besides those of places: one rule makes them all. */
const LISTS_LOADED = 15;

/** The sitemap asks for no single car. */
const NO_CARS = { findCar: noCar, findKnownCar: noCar, findTakenOff: noCar };
async function noCar(): Promise<undefined> {}

let db: TestDatabase;
/** After the sites are written, so that nothing of them changed later. */
let now: Date;
const sites = new Map<string, { request: RequestContext; entries: SitemapEntry[] }>();

beforeAll(async () => {
  db = await createTestDatabase();
  await applySiteFolders(db.database, fileURLToPath(SITES_FOLDER), { error: () => {}, warn: () => {} });
  now = new Date();
  for (const record of await db.database.asPlatform(listSites)) {
    const request = await requestOf(record);
    sites.set(record.slug, { request, entries: await listSitemapEntries(request) });
  }
});
afterAll(() => db.close());

async function requestOf(record: SiteRecord): Promise<RequestContext> {
  const resolved = resolveSite(record);
  if (!resolved.ok) throw new Error(record.slug);
  const siteDb = db.database.forSite({ groupId: record.group_id, siteId: record.id });
  const [dealerships, locations] = await siteDb.run(async (tx) => [await listDealerships(tx), await listLocations(tx)]);
  const index = new SiteIndex(resolved.settings, () => now);
  index.take(carsOf(record.group_slug).map((car) => placed(car, dealerships, locations)));
  return {
    settings: resolved.settings,
    stock: createSiteStock(NO_CARS, { id: record.id as SiteId, settingsVersion: 1 }, index),
    db: siteDb,
    now,
    url: new URL('/sitemap.xml', ORIGIN),
    site: {
      id: record.id,
      groupId: record.group_id,
      origin: ORIGIN,
      settingsVersion: 1,
      changedAt: record.updated_at,
    },
  } as RequestContext;
}

/** The vehicle with the names of its place and dealership. */
function placed(car: Car, dealerships: Dealership[], locations: Location[]): Car {
  const { name, dealership_slug } = locations.find(({ slug }) => slug === car.location?.slug)!;
  const dealership_name = dealerships.find(({ slug }) => slug === dealership_slug)!.name;
  return { ...car, dealership_slug, dealership_name, location: { ...car.location!, name } };
}

/**
 * Whether a rule of robots.txt matches an address, by a simple reading: each part between stars follows the one before,
 * the first at the beginning.
 */
function fits(rule: string, address: string): boolean {
  let at = 0;
  for (const [n, part] of rule.split('*').entries()) {
    const found = n === 0 ? (address.startsWith(part) ? 0 : -1) : address.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return true;
}

const RULES = [...formatRobotsText(ORIGIN).matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) => rule!);
const isList = (path: string) => path.startsWith('/search/') || path === '/special-offers';
const pageAt = ({ request }: { request: RequestContext }, path: string) =>
  loadSearchPage({ ...request, url: new URL(path, ORIGIN) }).head;

describe.each(SITE_FOLDERS.map(({ slug }) => slug))('the sitemap of %s', (slug) => {
  // Regression: 46 addresses that robots.txt forbids, and 842 of harbour's without a date.
  test('[B1] lists each address once, none that robots.txt forbids, each with when it changed', () => {
    const { entries, request } = sites.get(slug)!;
    const paths = entries.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(80);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => RULES.some((rule) => fits(rule, path)))).toEqual([]);
    for (const { path, changedAt } of entries)
      expect([path, new Date(changedAt).toISOString(), changedAt <= now.toISOString()]).toEqual([
        path,
        changedAt,
        true,
      ]);
    const cars = request.stock.availableSlugs().map((car) => [`/cars/${car.slug}`, car.updated_at]);
    expect(entries.filter(({ path }) => path.startsWith('/cars/')).map(Object.values)).toEqual(cars);
  });

  test('[B1] lists only lists that are their own canonical page and may be kept', () => {
    const lists = sites.get(slug)!.entries.filter(({ path }) => isList(path));
    expect(lists.length).toBeGreaterThan(5);
    const some = lists.filter((_, at) => at % Math.ceil(lists.length / LISTS_LOADED) === 0);
    for (const { path } of some) {
      const { canonical, robots } = pageAt(sites.get(slug)!, path);
      expect([path, canonical, robots]).toEqual([path, ORIGIN + path, undefined]);
    }
  });

  // Regression: /search/roam-alexandria and ?location_name=Roam+Alexandria, one list at two addresses, both canonical.
  test('[B1] has every place’s vehicles at one address, which is listed, or at one that is not to be kept', () => {
    const { request, entries } = sites.get(slug)!;
    const listed = new Set(entries.map(({ path }) => ORIGIN + path));
    const places = request.stock.search(createEmptyState()).facets.location_name;
    expect(places.length).toBeGreaterThan(0);
    for (const { value } of places) {
      const address = `/search/new-used-and-demo-cars?${new URLSearchParams({ location_name: value })}`;
      const head = headAt(address);
      if (ofDealership(value)) expect([value, head.canonical]).toEqual([value, ofDealership(value)]);
      expect([value, listed.has(head.canonical) || head.robots]).toEqual([
        value,
        listed.has(head.canonical) ? true : 'noindex, follow',
      ]);
    }

    /** The page of the dealership that has these vehicles and no others; undefined for none. */
    function ofDealership(location_name: string): string | undefined {
      const { count, facets } = request.stock.search(withTerm(createEmptyState(), 'location_name', location_name));
      const [only] = facets.dealership_name;
      const state = withTerm(createEmptyState(), 'dealership_name', only!.value);
      const isSame = only!.count === count && request.stock.search(state).count === count;
      return isSame ? ORIGIN + createSiteLinker(request.stock)(state) : undefined;
    }

    /** The page's head at the address, or where that redirects. */
    function headAt(path: string) {
      try {
        return pageAt({ request }, path);
      } catch (thrown) {
        return pageAt({ request }, (thrown as Response).headers.get('Location')!);
      }
    }
  });
});

/** Entry pages for buying, selling and finance; pages that only signed-in visitors see are left out. */
const MONEY: Record<string, { listed: string[]; not: string[] }> = {
  harbour: {
    listed: ['/trade-in', '/sell-my-car', '/instant-price', '/book-test-drive/', '/special-offers', '/fleet'],
    not: ['/finance', '/finance-pre-approval', '/cars/trade-in', '/online-payment'],
  },
  'wattle-creek': {
    listed: ['/finance', '/finance-pre-approval', '/trade-in', '/sell-my-car', '/book-test-drive/'],
    not: ['/online-payment', '/finance-enquiry'],
  },
  bluegum: {
    listed: ['/finance-enquiry', '/trade-in', '/book-test-drive/'],
    not: ['/finance', '/spin-to-win'],
  },
  longpaddock: {
    listed: ['/finance', '/online-payment', '/book-test-drive/'],
    not: ['/trade-in', '/sell-my-car'],
  },
};

test.each(Object.entries(MONEY))(
  '[A9] the pages of %s that money is made on are in its sitemap',
  (slug, { listed, not }) => {
    const paths = sites.get(slug)!.entries.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(listed));
    expect(paths.filter((path) => not.includes(path))).toEqual([]);
  },
);
