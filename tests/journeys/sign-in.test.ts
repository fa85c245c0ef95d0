import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKOUTS, checkoutOf } from '../../src/features/checkout/table.ts';
import { FINANCE_PAGE_KEYS, FINANCE_PAGES } from '../../src/features/finance/pages/table.ts';
import { GATES, type GateKey, isGated, isShut } from '../../src/features/visitors/gates.ts';
import { resolveSite } from '../../src/settings/resolve-site.ts';
import type { SiteSettings } from '../../src/settings/schema.ts';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectAccessible,
  firstVehicle,
  get,
  hydrated,
  PHONE,
  send,
  visitor,
} from './browser.ts';

afterAll(closeBrowser);

const SITES_DIR = join(import.meta.dirname, '..', '..', 'sites');
const SITES = readdirSync(SITES_DIR).map((slug) => {
  const given = JSON.parse(readFileSync(join(SITES_DIR, slug, 'site.json'), 'utf8'));
  const resolved = resolveSite({ preset: given.preset ?? null, settings: given.settings ?? {} });
  if (!resolved.ok) throw new Error(`The settings of ${slug} are not right`);
  return { slug, settings: resolved.settings };
});

/** Sends a form of the site as a browser without scripts does. */
function post(
  site: string,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return send(
    `${site}.localhost`,
    path,
    'POST',
    { 'content-type': 'application/x-www-form-urlencoded', origin: addressOf(site, ''), ...headers },
    new URLSearchParams(form).toString(),
  );
}

/** Signs in on a demo site, whose page shows the code, and gives the cookies. */
async function signIn(site: string, phone: string): Promise<string> {
  const sent = await post(site, '/sign-in', { step: 'send', phone });
  const code = /Your code is <b>(\d{6})<\/b>/.exec(sent.body)?.[1] ?? '';
  const { status, headers } = await post(site, '/sign-in', { step: 'check', phone, code });
  expect([site, status]).toEqual([site, 303]);
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

interface GatedPage {
  gate: GateKey;
  path: string;
  /** The form that stands on it and becomes a lead; null for none. */
  form: string | null;
}

/** What a site has behind gates: the rows of the specification (G4), at the addresses that the site's settings give them. */
async function gatedPages(slug: string, settings: SiteSettings): Promise<GatedPage[]> {
  const pages: GatedPage[] = [];
  const checkout = checkoutOf(settings);
  if (checkout) {
    const vehicle = await firstVehicle('/search/used-cars', slug).catch(() =>
      firstVehicle('/search/new-used-and-demo-cars', slug),
    );
    const path = CHECKOUTS[checkout].path(vehicle.replace('/cars/', ''));
    pages.push({ gate: 'checkout', path, form: checkout.replaceAll('_', '-') });
  }
  for (const key of FINANCE_PAGE_KEYS) {
    const path = FINANCE_PAGES[key].path(settings.finance.pages);
    if (path) pages.push({ gate: FINANCE_PAGES[key].gate, path: `${path}?car_id=1`, form: `finance-${key}` });
  }
  if (settings.extras.onlinePayment === 'on')
    pages.push({ gate: 'onlinePayment', path: '/online-payment', form: 'online-payment' });
  if (settings.extras.spinToWin === 'on')
    pages.push({ gate: 'spinToWin', path: '/spin-to-win', form: 'spin-to-win' });
  if (settings.visitors.signIn === 'on')
    for (const path of [settings.visitors.garagePath, '/api/my-data'])
      pages.push({ gate: 'garage', path, form: null });
  return pages;
}

const signInAt = (gate: GateKey, path: string) =>
  `/sign-in?${new URLSearchParams({ type: GATES[gate].type, redirect: path })}`;
const dataOf = (path: string) => path.replace(/(\?|$)/, '.data$1');
const lead = (form: string) => JSON.stringify({ form, key: 'key-of-a-gated-form-01', page: '/', fields: {} });

/** A call of the API, as the site's own pages make it. */
const callOf = (site: string, path: string, body: string, headers: Record<string, string> = {}) =>
  send(
    `${site}.localhost`,
    path,
    'POST',
    { 'content-type': 'application/json', origin: addressOf(site, ''), ...headers },
    body,
  );

describe('[F4] gated routes', () => {
  test('the demo sites have each gate, open and not', () => {
    const keys = Object.keys(GATES) as GateKey[];
    const closed = keys.filter((key) =>
      SITES.some(({ settings }) => isGated(key, settings) && !isShut(key, settings)),
    );
    expect(closed).toEqual(
      expect.arrayContaining(['garage', 'checkout', 'finance', 'financeCheck', 'onlinePayment']),
    );
  });

  test.each(SITES)(
    'of $slug: pages, their data and the forms on them, signed out and in',
    async ({ slug, settings }) => {
      const host = `${slug}.localhost`;
      const cookie = settings.visitors.signIn === 'on' ? await signIn(slug, '0412 000 001') : null;
      for (const { gate, path, form } of await gatedPages(slug, settings)) {
        const api = async (headers: Record<string, string> = {}) =>
          form && (await callOf(slug, '/api/leads', lead(form), headers)).status;
        const [page, data, sent] = [await get(host, path), await get(host, dataOf(path)), await api()];
        const said = [slug, path];
        if (isShut(gate, settings)) {
          expect([...said, page.status, sent]).toEqual([...said, 403, 403]);
        } else if (isGated(gate, settings)) {
          expect([...said, page.status, page.headers.location]).toEqual([...said, 302, signInAt(gate, path)]);
          expect(page.headers['cache-control']).toBe('private, no-store');
          expect(data.headers['cache-control']).toBe('private, no-store');
          expect(data.status, path).toBe(202);
          expect(data.body).toContain(signInAt(gate, path));
          expect([...said, sent]).toEqual([...said, form && 401]);
          // Nothing of the page leaks with the way to sign in.
          expect(page.body + data.body).not.toMatch(/<form|"steps"/);
        } else {
          expect([...said, page.headers.location ?? '']).not.toEqual([...said, signInAt(gate, path)]);
          expect([...said, sent]).not.toEqual([...said, 401]);
        }
        if (!cookie) continue;
        const [own, ownSent] = [await get(host, path, { cookie }), await api({ cookie })];
        expect([...said, own.headers.location ?? '']).not.toEqual([
          ...said,
          expect.stringContaining('/sign-in'),
        ]);
        expect([...said, own.status < 400]).toEqual([...said, true]);
        // Boxes are missing, or the vehicle has no check: whoever asks may.
        expect([...said, [400, 403, null]]).toEqual([...said, expect.arrayContaining([ownSent])]);
        if (isGated(gate, settings)) expect(own.headers['cache-control']).toBe('private, no-store');
      }
      const watched = JSON.stringify({ phone_number: '0412 000 001', car_id: 1, car_ids: [1] });
      for (const path of [
        '/api/watchlist/save-car',
        '/api/watchlist/remove-car',
        '/api/watchlist/merge-cars',
      ])
        expect([401, 404]).toContain((await callOf(slug, path, watched)).status);
      expect([401, 404]).toContain((await get(host, '/api/watchlist')).status);
      if (!cookie) expect((await get(host, settings.visitors.garagePath)).status).toBe(404);
      for (const path of ['/trade-in', '/sell-my-car', '/cars/trade-in'])
        expect((await get(host, path)).headers.location ?? '').not.toContain('/sign-in');
    },
  );
});

describe('[F1] attacks on caches and other sites', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await signIn('harbour', '0412 000 002');
  });

  test('pages for everybody are the same for who is signed in; private ones are kept for nobody', async () => {
    const host = 'harbour.localhost';
    for (const path of ['/', '/search/used-cars?page=2']) {
      const [signedIn, out] = [await get(host, path, { cookie }), await get(host, path)];
      expect(signedIn.body).toBe(out.body);
      expect([signedIn.headers.etag, signedIn.headers['set-cookie']]).toEqual([out.headers.etag, undefined]);
    }
    for (const path of ['/finance', '/sign-in', '/api/visitor', '/sign-in.data', '/finance.data']) {
      const before = await get(host, path, { cookie });
      expect([path, before.headers['cache-control']]).toEqual([path, 'private, no-store']);
      const after = await get(host, path);
      expect([path, after.headers['cache-control']]).toEqual([path, 'private, no-store']);
      expect(after.body).not.toContain('412000002');
    }
    expect((await get(host, '/api/visitor', { cookie })).body).toContain('+61412000002');
  });

  test('a session of one site is nobody on its sister, under any name', async () => {
    const [, value = ''] = /session_token=([^;]+)/.exec(cookie) ?? [];
    for (const site of ['roam', 'harbour-outlet'])
      for (const name of [site, 'harbour']) {
        const { status } = await get(`${site}.localhost`, '/api/visitor', {
          cookie: `${name}.session_token=${value}`,
        });
        expect([site, name, status]).toEqual([site, name, 401]);
      }
  });

  test.each([
    'https://evil.example',
    'http://harbour-outlet.localhost',
    'null',
    'http://harbour.localhost.evil.example',
  ])('nothing that was sent from %s signs in or out', async (origin) => {
    for (const path of ['/sign-in', '/sign-out'])
      expect(
        (await post('harbour', path, { step: 'send', phone: '0412 000 009' }, { cookie, origin })).status,
      ).toBe(403);
    expect((await get('harbour.localhost', '/api/visitor', { cookie })).status).toBe(200);
  });

  test('reading /sign-out signs nobody out; sending it ends the session, wherever its cookie is', async () => {
    const host = 'harbour.localhost';
    await get(host, '/sign-out', { cookie });
    expect((await get(host, '/api/visitor', { cookie })).status).toBe(200);
    const { status, headers } = await post('harbour', '/sign-out', {}, { cookie });
    expect([status, headers.location]).toEqual([303, '/']);
    expect([headers['set-cookie']].flat().join(' ')).toMatch(
      /session_token=;.*signed_in=1; Path=\/; Max-Age=0/,
    );
    expect((await get(host, '/api/visitor', { cookie })).status).toBe(401);
  });
});

test('[F1] [F6] on a phone, by keyboard: the number, the code, and on to the page that was wanted, with the number filled in', async () => {
  const { page, context, complaints } = await visitor(PHONE);
  await page.goto(addressOf('harbour', '/finance'));
  await page.getByRole('heading', { name: 'Sign in for finance', level: 1 }).waitFor();
  await page.keyboard.type('0412 000 003');
  await page.keyboard.press('Enter');
  await page.getByLabel('Code of 6 digits').waitFor();
  await hydrated(page);
  expect(await page.getByLabel('Code of 6 digits').getAttribute('autocomplete')).toBe('one-time-code');
  await page.getByRole('button', { name: /Send a new code in \d+ s/ }).waitFor();
  await expectAccessible(page);
  await page.keyboard.type(await page.locator('.signin-note b').innerText());
  await page.keyboard.press('Enter');
  await page.waitForURL(addressOf('harbour', '/finance'));
  await expect.poll(() => page.getByLabel('Mobile Number').inputValue()).toBe('0412 000 003');
  await page.getByRole('link', { name: 'My Garage' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('[F1] on a desktop without scripts: what was wrong is kept and named, and the right code goes on', async () => {
  const { page, context } = await visitor(DESKTOP, { javaScript: false });
  await page.goto(addressOf('harbour', '/sign-in?type=watchlist&redirect=/compare&back=/search/used-cars'));
  expect(await page.getByRole('link', { name: 'Back', exact: true }).getAttribute('href')).toBe(
    '/search/used-cars',
  );
  await page.getByLabel('Mobile number').fill('07 5550 1234');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByText('Please write an Australian mobile number').waitFor();
  expect(await page.getByLabel('Mobile number').inputValue()).toBe('07 5550 1234');
  await page.getByLabel('Mobile number').fill('+61 412 000 004');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const code = await page.locator('.signin-note b').innerText();
  await page.getByLabel('Code of 6 digits').fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('That is not the code').waitFor();
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await page.getByText('A code was sent to this number a moment ago.').waitFor();
  await page.getByLabel('Code of 6 digits').fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(addressOf('harbour', '/compare'));
  await context.close();
});
