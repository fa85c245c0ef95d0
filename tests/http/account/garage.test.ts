import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, inject, test } from 'vitest';
import { createStopToken } from '../../../src/features/account/alerts/stop-token.ts';
import { get, send, textOf } from '../../http.ts';
import { withDatabase } from '../../journeys/stock-vehicle.ts';
import { PlainBrowser } from '../../plain-browser.ts';
import { answerCode, forgetVisitors, signedIn } from './signed-in.ts';

const LIST = '/search/used-cars';
const HOST = 'harbour.localhost';

beforeAll(forgetVisitors);

const said = ({ page }: PlainBrowser) => textOf(page.querySelector('main')!);
const cards = ({ page }: PlainBrowser) => page.querySelectorAll('main article');
const heart = (browser: PlainBrowser, n: number) => [...browser.page.querySelectorAll('article .heart')][n]!;

/** The note for a visitor who returned to an anchor of the page; its style sheet shows it where no script can. */
function noteAt({ page, path }: PlainBrowser): Element {
  const anchor = page.getElementById(path.split('#')[1] ?? '');
  if (!anchor) throw new Error(`nothing on the page is called as ${path} says`);
  return anchor.matches('.heart') ? page.querySelector('noscript .kept-note--car')! : anchor;
}

test('[F2] [F5] without JavaScript search and car are saved, the heart removes the car, the account both', async () => {
  const browser = new PlainBrowser('harbour');
  await browser.open(`${LIST}?make=Toyota`);
  await browser.press('Save this search');
  expect(browser.path).toMatch(/^\/sign-in\?type=my-garage/);
  await answerCode(browser, '0412 000 103');
  expect(browser.path).toMatch(/make=Toyota#kept-search-untold$/);
  const way = noteAt(browser).querySelector('a')!;
  expect([textOf(way), way.getAttribute('href')]).toEqual(['Turn on alerts', '/my-garage/saved-searches#alerts']);
  const wanted = heart(browser, 5);
  await browser.press(wanted.getAttribute('aria-label')!);
  expect(browser.path).toBe(`${LIST}?make=Toyota#${wanted.id}`);
  expect(wanted.id).toMatch(/^kept-car-\d+$/);
  expect(textOf(noteAt(browser))).toBe('Car Saved In WatchlistView List');
  await browser.follow('View List');
  expect(cards(browser)).toHaveLength(1);
  const listed = heart(browser, 0);
  expect([listed.id, listed.getAttribute('aria-pressed')]).toEqual([wanted.id, 'true']);
  await browser.press(listed.getAttribute('aria-label')!);
  expect(browser.path).toBe('/my-garage/saved-cars?done=car-removed');
  expect(cards(browser)).toHaveLength(0);
  await browser.follow('Saved searches and alerts');
  expect(textOf(browser.page, 'main h2 a')).toMatch(/Used Toyota/);
  expect(said(browser)).toContain('Alerts are off.');
  await browser.press('Save', { 'By text message': true });
  expect(said(browser)).toContain('Alert settings saved');
  await browser.follow('My data and account');
  await browser.press('Delete my account', { 'Yes, permanently delete my account': true });
  expect(browser.path).toMatch(/^\/sign-in\?/);
  expect(textOf(browser.page, '[role=status]')).toContain('Your account and everything in it is deleted');
  await browser.open('/my-garage');
  expect(browser.path).toMatch(/^\/sign-in\?type=my-garage/);
});

/** The link in the email to a mailbox; undefined while none has come. */
async function confirmationLink(to: string): Promise<string | undefined> {
  const folder = join(inject('serverDatabase').dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('confirm-address-'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const email = texts.find((text) => text.includes(`To: ${to}`));
  return /http:\S+\/alerts\/confirm\?v=[\w-]+/.exec(email?.replace(/=\r\n/g, '').replace(/=3D/g, '=') ?? '')?.[0];
}

/** The unsubscribe link in an alert of the visitor with this phone. */
async function stopLink(phone: string): Promise<string> {
  const path = '/alerts/stop?v=';
  // The site's secret is made when it is first needed.
  await get(HOST, path);
  const { rows } = await withDatabase((database) =>
    database.asPlatform((tx) =>
      tx.execute<{ id: number; secret: string }>(
        sql`select visitor.id, secret from visitor join site_secret using (site_id)
            where phone = ${phone} and purpose = 'alerts'`,
      ),
    ),
  );
  return path + createStopToken(rows[0]!.id, rows[0]!.secret);
}

test('[F5] alerts wait for the link of the confirmation email; it and the link to stop work signed out', async () => {
  const browser = await signedIn('harbour', '0412 000 104');
  await browser.open('/my-garage/details');
  const email = `confirm-${Date.now()}@example.com`;
  await browser.press('Save my details', { 'Email Address': email });
  expect(said(browser)).toContain('Your details are saved');
  const chosen = () => textOf(browser.page.querySelector('[name=way][checked]')!.closest('label')!);
  await browser.open('/my-garage/saved-searches');
  expect(chosen()).toMatch(/^Don’t contact me/);
  await browser.press('Save', { 'By email': true });
  const waiting = `Please confirm your address: ${email}`;
  expect(said(browser)).toContain(waiting);
  await expect.poll(() => confirmationLink(email)).toBeDefined();
  const reader = new PlainBrowser('harbour');
  await reader.open((await confirmationLink(email)) ?? '');
  expect(textOf(reader.page, 'h1')).toBe('Is this your email address?');
  await browser.open('/my-garage/saved-searches');
  expect(said(browser)).toContain(waiting);
  await reader.press('Yes, that’s me');
  expect(textOf(reader.page, 'h1')).toBe('Your email address is confirmed');
  await browser.open('/my-garage/saved-searches');
  expect(chosen()).toMatch(/^By email/);
  expect(said(browser)).not.toContain('Waiting');
  await reader.open(await stopLink('+61412000104'));
  await reader.press('Stop all alerts');
  expect(textOf(reader.page, 'h1')).toBe('Alerts stopped');
  await browser.open('/my-garage/saved-searches');
  expect(chosen()).toMatch(/^Don’t contact me/);
});

test('[F5] private pages are in no shared cache, and no other website’s form or call changes anything', async () => {
  const paths = ['/my-garage', '/my-garage/my-data', '/my-garage.data', '/api/watchlist', '/api/my-data', '/keep'];
  for (const path of paths) {
    const { headers, status } = await get(HOST, path);
    expect([path, headers['cache-control']]).toEqual([path, 'private, no-store']);
    expect(status, path).not.toBe(200);
  }
  const foreign = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
  for (const path of ['/keep', '/my-garage/my-data', '/api/watchlist/save-car', '/api/watchlist/merge-cars']) {
    const { status } = await send(HOST, path, 'POST', foreign, 'car_id=1&do=delete&sure=on');
    expect([path, status]).toEqual([path, 403]);
  }
  // The shared page holds nothing personal.
  const { body, headers } = await get(HOST, LIST);
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).not.toContain('aria-pressed="true"');
});
