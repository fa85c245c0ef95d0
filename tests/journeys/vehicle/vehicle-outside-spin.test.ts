import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSiteBySlug, saveSite } from '../../../src/db/queries/sites/sites.ts';
import { importStock } from '../../../src/stock/import/import-stock.ts';
import { addressOf, get } from '../../http.ts';
import { eventually } from '../../settled.ts';
import { expectPartAccessible } from '../browser/axe.ts';
import { DESKTOP, visitor, waitForHydration } from '../browser/browser.ts';
import { withDatabase } from '../stock-vehicle.ts';

let server: Server;
let origin = '';
let fails = false;
const requested: { url: string; cookie: string | undefined }[] = [];
let path = '';
let restore: () => Promise<void> = async () => {};

/** What a service would do, and what it must not be able to: read the page around it. */
const SCRIPT = `
const reached = (() => { try { return parent.document.title } catch { return 'nothing' } })();
document.body.append('Spin of ' + document.querySelector('[data-spin-code]').dataset.spinCode +
    ', reached ' + reached);`;

/** Gives the site the service, and a vehicle with a code for it. */
const putOnSite = () =>
  withDatabase(async (database) => {
    const own = await database.asPlatform(async (tx) => {
      const site = await findSiteBySlug(tx, 'roam');
      if (!site) throw new Error('There is no site roam');
      const integrations = {
        ...(site.settings.integrations as object),
        // However slow the machine is, the service is in time.
        spinViewer: { scriptUrl: `${origin}/view.js`, timeoutSeconds: 3600 },
      };
      await saveSite(tx, { ...site, settings: { ...site.settings, integrations } });
      return site;
    });
    restore = async () => {
      await withDatabase((again) => again.asPlatform((tx) => saveSite(tx, own)));
    };
    const vehicle = {
      stocknum: 'CODE360',
      year: 2021,
      make: 'Toyota',
      model: 'Kluger',
      car_type: 'used',
      price: 54_990,
      subscription_price: 279,
      spin_code: 'car-7',
      images: ['/favicon.svg?a=1'],
    };
    await importStock(database, {
      site: 'roam',
      location: 'roam-newstead',
      format: 'ndjson',
      feed: 'codes',
      source: Readable.from([`${JSON.stringify(vehicle)}\n`]),
      partial: true,
      now: new Date(),
    });
  });

beforeAll(async () => {
  server = createServer((req, res) => {
    requested.push({ url: req.url ?? '', cookie: req.headers.cookie });
    if (fails) return void res.writeHead(500).end();
    res.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' }).end(SCRIPT);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await putOnSite();
  const list = '/search/used-cars?query=code360';
  const find = async () => /href="(\/cars\/[^"]+-code360)"/.exec((await get('roam.localhost', list)).body)?.[1];
  await eventually('the vehicle', async () => (await find()) !== undefined);
  path = (await find()) as string;
  await eventually('the service', async () => (await get('roam.localhost', `${path}/spin`)).status === 200);
});
afterAll(async () => {
  await restore();
  server.close();
});

test('[D4] an outside service draws a vehicle that has its code, in a frame cut off from the page', async () => {
  const { page, complaints } = await visitor(DESKTOP);
  await page.goto(addressOf('roam', path));
  await waitForHydration(page);
  const frame = page.frameLocator('iframe[title^="360 view of"]');
  await expect.poll(() => frame.locator('body').textContent()).toContain('Spin of car-7, reached nothing');
  await expect.poll(() => page.locator('.stage-outside').isVisible()).toBe(true);
  expect(requested.map(({ url, cookie }) => [url, cookie])).toEqual([['/view.js', undefined]]);
  await expectPartAccessible(page, '.viewer');
  expect(complaints).toEqual([]);
});

test('[D4] its frame is for that vehicle alone, and runs no other scripts', async () => {
  const { headers } = await get('roam.localhost', `${path}/spin`);
  expect(headers['content-security-policy']).toContain(`script-src ${origin} 'sha256-`);
  expect(headers['content-security-policy']).toContain('sandbox allow-scripts');
  expect((await get('roam.localhost', '/cars/none/spin')).status).toBe(404);
  expect((await get('harbour.localhost', `${path}/spin`)).status).toBe(404);
});

test('[D4] [S8] when its script cannot load, the first picture stays; page and console say so', async () => {
  fails = true;
  const { page, complaints } = await visitor(DESKTOP);
  await page.goto(addressOf('roam', path));
  await waitForHydration(page);
  await expect.poll(() => complaints.join('\n')).toContain('outside service could not be loaded');
  await expect.poll(() => page.locator('.stage-outside').count()).toBe(0);
  expect(await page.locator('.stage-note').textContent()).toMatch('couldn’t be loaded');
  expect(await page.locator('.stage-frame img').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Images', exact: true }).isVisible()).toBe(true);
});
