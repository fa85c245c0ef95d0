import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applySiteFolders } from '../../src/app/sites/apply.ts';
import { removeSite } from '../../src/db/queries/sites/sites.ts';
import { addressOf, get } from '../http.ts';
import { TileServer } from '../samples/servers/tile-server.ts';
import { eventually } from '../settled.ts';
import { expectAccessible } from './browser/axe.ts';
import { DESKTOP, PHONE, visitor } from './browser/browser.ts';
import { withDatabase } from './stock-vehicle.ts';

const SITE = 'signpost';
const LOCATOR = '/dealer-locator';
const tileServer = new TileServer();
/** Another server, which the site's settings don't name. */
const stranger = new TileServer();
let tiles: string;
let strange: string;

const place = (name: string, location_type: string, lat: number, long: number, phone: string) => ({
  name,
  slug: name.toLowerCase().replaceAll(/\W+/g, '-'),
  dealership_slug: 'signpost',
  location_type,
  address: { street: '1 Finger Road', city: 'Noosaville', state: 'QLD', postcode: '4566', lat, long },
  contact_detail: { phone, opening_hours: [] },
});

const PLACES = [
  place('Signpost North - Sales', 'sales', -26.39, 153.06, '07 5550 2001'),
  place('Signpost North - Service', 'service', -26.39, 153.06, '07 5550 2004'),
  place('Signpost Trucks', 'sales', -26.39, 153.06, '07 5550 2002'),
  place('Signpost South', 'sales', -27.47, 153.02, '07 5550 2003'),
];

/** The departments of a location are one on the map and in the list; another at its address is not. */
const LISTED = ['Signpost North', 'Signpost Trucks', 'Signpost South'];

/** A site of this file's own on the running server, with maps of the tile server. */
async function putUp(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-map-'));
  const write = (name: string, content: unknown) => writeFileSync(join(folder, SITE, name), JSON.stringify(content));
  mkdirSync(join(folder, SITE));
  write('site.json', {
    group: { slug: SITE, name: 'Signpost Motors' },
    hosts: [],
    settings: {
      brand: { name: 'Signpost Motors' },
      contact: { phone: '07 5550 2000' },
      locations: {
        map: { show: 'shown', tiles: `${tiles}/{z}/{x}/{y}.png`, attribution: 'Tiles <of> ours' },
      },
    },
  });
  write('dealerships.json', [{ slug: SITE, name: 'Signpost Motors' }]);
  write('locations.json', PLACES);
  const refusals: string[] = [];
  const log = { error: (problem: string) => void refusals.push(problem), warn: () => {} };
  await withDatabase((database) => applySiteFolders(database, folder, log)).finally(() =>
    rmSync(folder, { recursive: true }),
  );
  expect(refusals).toEqual([]);
  await eventually('the site', async () => (await get(`${SITE}.localhost`, LOCATOR)).status === 200);
}

beforeAll(async () => {
  tiles = await tileServer.start();
  strange = await stranger.start();
  await putUp();
});

beforeEach(() => {
  tileServer.failure = null;
});

afterAll(async () => {
  await withDatabase((database) => database.asPlatform((tx) => removeSite(tx, SITE)));
  await Promise.all([tileServer.stop(), stranger.stop()]);
});

const mapOf = (page: Page) => page.getByRole('region', { name: 'Our locations' });
const markersOf = (page: Page) => mapOf(page).locator('.loc-marker');

/** Everything on the map is in the page's list as well. */
async function expectList(page: Page): Promise<void> {
  const list = page.getByRole('complementary', { name: 'All locations in a list' });
  await list.locator('summary').click();
  expect(await list.getByRole('listitem').count()).toBe(LISTED.length);
  for (const name of LISTED) expect(await list.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
}

const FAILED = 'The map couldn’t be loaded. All our locations are in the list.';

/** The colour of most of the map, as precisely as the library quantises it. */
const COLOUR = { r: 24, g: 136, b: 88 };

async function colourOf(page: Page) {
  const picture = await mapOf(page).locator('canvas').screenshot();
  return (await sharp(picture).stats()).dominant;
}

test('[H5] the map is drawn from the site’s tiles alone; a marker opens its location, by mouse and key', async () => {
  const { page, complaints } = await visitor(DESKTOP, { drawsMaps: true });
  await page.goto(addressOf(SITE, LOCATOR));
  await expect.poll(() => markersOf(page).allInnerTexts()).toEqual(['1–2', '3']);
  await expect.poll(() => tileServer.asked.length).toBeGreaterThan(3);
  await expect.poll(() => colourOf(page)).toEqual(COLOUR);
  expect(await mapOf(page).getByText('Tiles <of> ours').isVisible()).toBe(true);
  expect(await mapOf(page).getByRole('status').innerText()).toBe('');

  const north = mapOf(page).getByRole('dialog', { name: 'Signpost North and 1 more here' });
  await markersOf(page).first().click();
  await expect.poll(() => north.isVisible()).toBe(true);
  expect(await north.innerText()).toMatch(/North[\s\S]*07 5550 2001[\s\S]*Trucks[\s\S]*07 5550 2002/);
  await expectAccessible(page);
  await north.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => north.isVisible()).toBe(false);

  const south = mapOf(page).getByRole('dialog', { name: 'Signpost South' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => south.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => south.isVisible()).toBe(false);
  expect(
    await markersOf(page)
      .last()
      .evaluate((marker) => marker === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Enter');
  const link = south.getByRole('link', { name: 'Signpost South', exact: true });
  await link.waitFor();
  expect(await link.getAttribute('href')).toMatch(/\/signpost-south$/);
  expect(complaints).toEqual([]);
  const reaches = (origin: string) =>
    page.evaluate((address) => fetch(address).then(({ ok }) => ok, String), `${origin}/1/1/1.png`);
  expect(await reaches(tiles)).toBe(true);
  expect(await reaches(strange)).toContain('Failed to fetch');
  expect(stranger.asked).toEqual([]);
});

test('[H5] a marker links to its location; the policy names the tile server, only where there is a map', async () => {
  const sourcesOf = async (path: string, site = SITE) => {
    const { headers } = await get(`${site}.localhost`, path);
    const policy = String(headers['content-security-policy']);
    return ['connect-src', 'img-src'].map((kind) => new RegExp(`${kind} ([^;]*)`).exec(policy)?.[1]);
  };
  expect(await sourcesOf(LOCATOR)).toEqual([`'self' ${tiles}`, `'self' data: https: ${tiles}`]);
  const own = ["'self'", "'self' data: https:"];
  expect(await sourcesOf('/special-offers')).toEqual(own);
  // A map of states and towns asks nobody.
  expect((await get('harbour.localhost', LOCATOR)).body).toContain('data-map="own"');
  expect(await sourcesOf(LOCATOR, 'harbour')).toEqual(own);
  const { body } = await get(`${SITE}.localhost`, '/locations/signpost-south');
  expect(body).toMatch(/<h1[^>]*>Signpost South<\/h1>/);
});

test.each([500, 404])(
  '[H5] where the tile server answers %i that is said, list and markers are there, and later tiles are drawn',
  async (status) => {
    tileServer.failure = status;
    const { page } = await visitor(PHONE, { drawsMaps: true });
    await page.goto(addressOf(SITE, LOCATOR));
    const said = () => mapOf(page).getByRole('status').innerText();
    await expect.poll(said).toBe(FAILED);
    await expect.poll(() => markersOf(page).count()).toBe(2);
    await expectList(page);
    tileServer.failure = null;
    await mapOf(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(said).toBe('');
  },
);

test('[H1] [H5] without tiles states and towns are drawn, and markers that would hide each other are one', async () => {
  const { page, complaints } = await visitor(PHONE, { drawsMaps: true });
  await page.goto(addressOf('harbour', LOCATOR));
  const clusters = page.getByRole('button', { name: /^\d+ locations near .+\. Zoom in$/ });
  await expect.poll(() => clusters.count()).toBeGreaterThan(1);
  const { width = 0, height = 0 } = (await clusters.first().boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  const name = (await clusters.first().getAttribute('aria-label')) ?? '';
  await clusters.first().press('Enter');
  await expect.poll(() => page.getByRole('button', { name }).count()).toBe(0);
  // Whoever uses keys goes on at one of those that were in it.
  const isOnMarker = () => markersOf(page).evaluateAll((all) => all.some((each) => each === document.activeElement));
  await expect.poll(isOnMarker).toBe(true);
  await expect.poll(() => mapOf(page).getByText('Natural Earth').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});
