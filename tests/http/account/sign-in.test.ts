import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHECKOUTS, findCheckout } from '../../../src/features/payment/checkout/table.ts';
import { FINANCE_PAGE_KEYS, FINANCE_PAGES } from '../../../src/kernel/addresses/finance.ts';
import { type GateKey, getSignInType, isClosed, isGated } from '../../../src/kernel/addresses/gates.ts';
import { resolveSite } from '../../../src/settings/resolve-site.ts';
import type { SiteSettings } from '../../../src/settings/schema.ts';
import { addressOf, firstVehicle, get, newSender, send, textOf } from '../../http.ts';
import { withDatabase } from '../../journeys/stock-vehicle.ts';
import { PlainBrowser } from '../../plain-browser.ts';
import { forgetVisitors, shownCode, signedIn } from './signed-in.ts';

const SITES_DIR = join(import.meta.dirname, '..', '..', '..', 'sites');

interface DemoSite {
  slug: string;
  settings: SiteSettings;
}

const SITES: DemoSite[] = readdirSync(SITES_DIR).map((slug) => {
  const given = JSON.parse(readFileSync(join(SITES_DIR, slug, 'site.json'), 'utf8'));
  const resolved = resolveSite({ preset: given.preset ?? null, settings: given.settings ?? {} });
  if (!resolved.ok) throw new Error(`The settings of ${slug} are not right`);
  return { slug, settings: resolved.settings };
});

/** One of the gated pages of the specification (G4), on a site. */
interface GatedPage extends DemoSite {
  gate: GateKey;
  state: 'open' | 'gated' | 'shut';
  /** The form on it that becomes a lead; null for none. */
  form: string | null;
  path(): string | Promise<string>;
}

/** The gated pages of a site, at the addresses that its settings give them. */
function gatedPages(site: DemoSite): GatedPage[] {
  const { slug, settings } = site;
  const pages: Omit<GatedPage, keyof DemoSite | 'state'>[] = [];
  const checkout = findCheckout(settings);
  if (checkout)
    pages.push({
      gate: 'checkout',
      form: checkout.replaceAll('_', '-'),
      async path() {
        const vehicle = await firstVehicle('/search/used-cars', slug).catch(() =>
          firstVehicle('/search/new-used-and-demo-cars', slug),
        );
        return CHECKOUTS[checkout].path(vehicle.replace('/cars/', ''));
      },
    });
  for (const key of FINANCE_PAGE_KEYS) {
    const path = FINANCE_PAGES[key].path(settings.finance.pages);
    const { gate } = FINANCE_PAGES[key];
    if (path) pages.push({ gate, form: `finance-${key}`, path: () => `${path}?car_id=1` });
  }
  if (settings.extras.onlinePayment === 'on')
    pages.push({ gate: 'onlinePayment', form: 'online-payment', path: () => '/online-payment' });
  if (settings.extras.spinToWin === 'on')
    pages.push({ gate: 'spinToWin', form: 'spin-to-win', path: () => '/spin-to-win' });
  if (settings.visitors.signIn === 'on')
    pages.push(
      { gate: 'garage', form: null, path: () => settings.visitors.garagePath },
      { gate: 'garage', form: null, path: () => '/api/my-data' },
    );
  return pages.map((page) => ({ ...page, ...site, state: stateOf(page.gate, settings) }));
}

function stateOf(gate: GateKey, settings: SiteSettings): GatedPage['state'] {
  if (isClosed(gate, settings)) return 'shut';
  return isGated(gate, settings) ? 'gated' : 'open';
}

/** Each gate in each of its states with each form behind it, on the first site that has it. */
const CASES = [
  ...new Map(
    SITES.flatMap(gatedPages)
      .reverse()
      .map((page) => [[page.gate, page.state, page.form, page.path.toString()].join(), page] as const),
  ).values(),
].reverse();

const signInAt = (gate: GateKey, path: string) =>
  `/sign-in?${new URLSearchParams({ type: getSignInType(gate), redirect: path })}`;
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
    newSender(),
  );

/** A form of harbour's own pages, unless the headers say otherwise. */
const sendForm = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  send(
    'harbour.localhost',
    path,
    'POST',
    {
      'content-type': 'application/x-www-form-urlencoded',
      origin: addressOf('harbour', ''),
      ...headers,
    },
    new URLSearchParams(fields).toString(),
    newSender(),
  );

const cookies: Record<string, string> = {};

beforeAll(async () => {
  await forgetVisitors();
  for (const { slug, settings } of CASES)
    if (settings.visitors.signIn === 'on') cookies[slug] ??= (await signedIn(slug, '0412 000 001')).cookie;
});

describe('[F4] gated routes', () => {
  test('the demo sites have each gate, open and not', () => {
    const closed = CASES.filter(({ state }) => state === 'gated').map(({ gate }) => gate);
    expect(closed).toEqual(expect.arrayContaining(['garage', 'checkout', 'finance', 'financeCheck', 'onlinePayment']));
    const open = CASES.filter(({ state }) => state === 'open').map(({ gate }) => gate);
    expect(open).toEqual(expect.arrayContaining(['checkout', 'finance', 'onlinePayment', 'spinToWin']));
  });

  test.each(CASES)(
    '$gate of $slug is $state: the page, its data and the form $form on it, signed out and in',
    async ({ slug, settings, gate, state, form, path: pathOf }) => {
      const host = `${slug}.localhost`;
      const path = await pathOf();
      const api = async (headers: Record<string, string> = {}) =>
        form && (await callOf(slug, '/api/leads', lead(form), headers)).status;
      const [page, sent] = [await get(host, path), await api()];
      if (state === 'shut') expect([page.status, sent]).toEqual([403, 403]);
      else if (state === 'gated') {
        const data = await get(host, dataOf(path));
        expect([page.status, page.headers.location]).toEqual([302, signInAt(gate, path)]);
        expect(page.headers['cache-control']).toBe('private, no-store');
        expect(data.headers['cache-control']).toBe('private, no-store');
        expect(data.status).toBe(202);
        expect(data.body).toContain(signInAt(gate, path));
        expect(sent).toBe(form && 401);
        // Nothing of the page leaks with the sign-in link.
        expect(page.body + data.body).not.toMatch(/<form|"steps"/);
      } else {
        expect(page.headers.location ?? '').not.toBe(signInAt(gate, path));
        expect(sent).not.toBe(401);
      }
      const cookie = cookies[slug];
      expect(Boolean(cookie)).toBe(settings.visitors.signIn === 'on');
      if (!cookie) return;
      const [own, ownSent] = [await get(host, path, { cookie }), await api({ cookie })];
      expect(own.headers.location ?? '').not.toContain('/sign-in');
      expect(own.status).toBeLessThan(400);
      // Boxes are missing, or the vehicle has no check: access itself is granted.
      expect([400, 403, null]).toContain(ownSent);
      if (state === 'gated') expect(own.headers['cache-control']).toBe('private, no-store');
    },
  );

  test.each(SITES)('of $slug: its watchlist is nobody’s, and trade-in and selling are open', async (site) => {
    const { slug, settings } = site;
    const watched = JSON.stringify({ phone_number: '0412 000 001', car_id: 1, car_ids: [1] });
    for (const path of ['/api/watchlist/save-car', '/api/watchlist/remove-car', '/api/watchlist/merge-cars'])
      expect([401, 404]).toContain((await callOf(slug, path, watched)).status);
    const host = `${slug}.localhost`;
    expect([401, 404]).toContain((await get(host, '/api/watchlist')).status);
    if (settings.visitors.signIn === 'off') expect((await get(host, settings.visitors.garagePath)).status).toBe(404);
    for (const path of ['/trade-in', '/sell-my-car', '/cars/trade-in'])
      expect((await get(host, path)).headers.location ?? '').not.toContain('/sign-in');
  });
});

describe('[F1] attacks on caches and other sites', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = (await signedIn('harbour', '0412 000 002')).cookie;
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
    expect(value).not.toBe('');
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
    for (const path of ['/sign-in', '/sign-out']) {
      const fields = { step: 'send', phone: '0412 000 009' };
      expect((await sendForm(path, fields, { cookie, origin })).status).toBe(403);
    }
    expect((await get('harbour.localhost', '/api/visitor', { cookie })).status).toBe(200);
  });

  test('reading /sign-out signs nobody out; sending it ends the session, wherever its cookie is', async () => {
    const host = 'harbour.localhost';
    await get(host, '/sign-out', { cookie });
    expect((await get(host, '/api/visitor', { cookie })).status).toBe(200);
    const { status, headers } = await sendForm('/sign-out', {}, { cookie });
    expect([status, headers.location]).toEqual([303, '/']);
    expect([headers['set-cookie']].flat().join(' ')).toMatch(/session_token=;.*signed_in=1; Path=\/; Max-Age=0/);
    expect((await get(host, '/api/visitor', { cookie })).status).toBe(401);
  });
});

describe('[F1] without scripts', () => {
  beforeEach(forgetVisitors);

  /** Resets the times of the sent codes, however slow the machine is. */
  const sentJustNow = () =>
    withDatabase((database) =>
      database.asPlatform((tx) =>
        tx.client.query(`update sign_in_attempt set attempted_at = now() + interval '9 minutes' where kind = 'send'`),
      ),
    );

  test('what was wrong is kept and named, and the right code goes on', async () => {
    const browser = new PlainBrowser('harbour');
    await browser.open('/sign-in?type=watchlist&redirect=/compare&back=/search/used-cars');
    expect(textOf(browser.page, 'a[href="/search/used-cars"].signin-back')).toBe('Back');
    await browser.press('Send me a code', { 'Mobile Number': '07 5550 1234' });
    const number = browser.page.querySelector('#signin-phone')!;
    expect(number.getAttribute('value')).toBe('07 5550 1234');
    expect(number.getAttribute('aria-invalid')).toBe('true');
    const problem = textOf(browser.page, `#${number.getAttribute('aria-describedby')}`);
    expect(problem).toContain('Please enter an Australian mobile number');
    await browser.press('Send me a code', { 'Mobile Number': '+61 412 000 004' });
    const code = shownCode(browser);
    await browser.press('Sign in', { 'Code of 6 digits': code === '111111' ? '222222' : '111111' });
    expect(textOf(browser.page, '#signin-code-p')).toContain('That code isn’t right');
    await sentJustNow();
    await browser.press('Send a new code');
    expect(textOf(browser.page, '.signin')).toContain('We’ve just sent a code to this number.');
    expect(shownCode(browser)).toBe(code);
    await browser.press('Sign in', { 'Code of 6 digits': code });
    expect([browser.status, browser.path]).toEqual([200, '/compare']);
    expect(browser.cookie).toContain('harbour.session_token=');
  });
});
