import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { stopToken } from '../../src/features/alerts/stop-token.ts';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectAccessible,
  get,
  hydrated,
  PHONE,
  send,
  visitor,
} from './browser.ts';

afterAll(closeBrowser);

const LIST = '/search/used-cars';
const HOST = 'harbour.localhost';

/** Answers the code that the demo site shows. */
async function answerCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone);
  await page.locator('.signin-form button[type=submit]').first().click();
  const box = page.locator('input[name=code]');
  await box.waitFor();
  const code = /Your code is (\d{6})/.exec((await page.locator('body').textContent()) ?? '')?.[1] ?? '';
  await box.fill(code);
  await page.locator('.signin-form button[type=submit]').first().click();
}

const inWindow = (one: Locator) =>
  one.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

const hearts = (page: Page) => page.locator('article .heart');
const toast = (page: Page) => page.locator('.toast');

test('[F2] a heart leads to sign-in and back with the car saved; the next is saved at once, and what fails is undone and said', async () => {
  const { page, context, complaints } = await visitor(PHONE);
  await page.goto(addressOf('harbour', LIST));
  await hydrated(page);
  const wanted = hearts(page).nth(5);
  const name = (await wanted.getAttribute('aria-label')) ?? '';
  await wanted.click();
  await page.waitForURL(/\/sign-in\?type=watchlist/);
  await answerCode(page, '0412 000 101');
  await page.waitForURL(new RegExp(`${LIST}$`));
  await expect.poll(() => toast(page).textContent()).toBe('Car Saved In WatchlistView List');
  expect(await page.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => inWindow(wanted)).toBe(true);
  // Nothing moves until the call is over: the button waits with it.
  const second = hearts(page).nth(1);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/watchlist/save-car', async (route) => {
    await held;
    await route.fulfill({ status: 409, json: { success: false, message: 'This car has gone.' } });
  });
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await second.click();
  await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true');
  expect(await second.isDisabled()).toBe(true);
  answer();
  await expect.poll(() => said).toEqual(['This car has gone.']);
  await expect.poll(() => second.getAttribute('aria-pressed')).toBe('false');
  expect(await second.isDisabled()).toBe(false);
  await page.unroute('**/api/watchlist/save-car');
  await second.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'View List' }).click();
  await page.waitForURL(/\/my-garage\/saved-cars$/);
  await expect.poll(() => page.locator('main article').count()).toBe(2);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await hearts(page).first().click();
  await expect.poll(() => page.locator('main article').count()).toBe(1);
  // The refusal above is what the browser complains of.
  expect(complaints.filter((one) => !one.includes('409'))).toEqual([]);
  await context.close();
});

test('[F2] what the browser kept before is taken into the list after signing in', async () => {
  const { page, context } = await visitor(DESKTOP);
  const { body } = await get(HOST, '/api/search');
  const { id, slug, name, make, model } = JSON.parse(body).hits[0];
  const item = { id, slug, name, make, model, primary_image_url: null };
  await page.addInitScript(
    (kept) => {
      localStorage.getItem('once') ?? localStorage.setItem('harbour:favourites', kept);
      localStorage.setItem('once', '1');
    },
    JSON.stringify({ version: 1, items: [item] }),
  );
  await page.goto(addressOf('harbour', '/sign-in?type=my-garage&redirect=/my-garage'));
  await answerCode(page, '0412 000 102');
  await page.waitForURL(/\/my-garage$/);
  await page.getByRole('link', { name: /^Saved cars, 1$/ }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('harbour:favourites'))).toBe(
    '{"version":1,"items":[]}',
  );
  await context.close();
});

test('[F5] without JavaScript: a search and a car are saved, seen, and gone with the account', async () => {
  const { page, context } = await visitor(DESKTOP, { javaScript: false });
  await page.goto(addressOf('harbour', `${LIST}?make=Toyota`));
  await page.getByRole('button', { name: 'Save this search' }).click();
  await answerCode(page, '0412 000 103');
  await page.waitForURL(/make=Toyota#kept-search-untold$/);
  const way = page.locator('#kept-search-untold').getByRole('link', { name: 'Choose how we tell you' });
  expect(await way.getAttribute('href')).toBe('/my-garage/saved-searches#alerts');
  await hearts(page).nth(5).click();
  await page.waitForURL(/#kept-car-\d+$/);
  await expect.poll(() => inWindow(hearts(page).nth(5))).toBe(true);
  await page.locator('.toast').getByRole('link', { name: 'View List' }).click();
  expect(await page.locator('main article').count()).toBe(1);
  await page.getByRole('link', { name: 'Saved searches and alerts' }).click();
  await page.getByRole('link', { name: /Used Toyota/ }).waitFor();
  await page.getByText('Alerts are off.').waitFor();
  await page.getByLabel(/By text message/).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('that is how you will be told').waitFor();
  await page.getByRole('link', { name: 'My data and account' }).click();
  await page.getByLabel('Yes, delete my account for good').check();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL(/\/sign-in\?/);
  await page.getByRole('status').getByText('Your account is deleted').waitFor();
  await page.goto(addressOf('harbour', '/my-garage'));
  await page.waitForURL(/\/sign-in\?type=my-garage/);
  await context.close();
});

/** Where the letter to a mailbox leads; undefined while none has come. */
async function letterLink(to: string): Promise<string | undefined> {
  const folder = join(inject('serverDatabase').dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('letter-'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const letter = texts.find((text) => text.includes(`To: ${to}`));
  return /http:\S+\/alerts\/confirm\?v=[\w-]+/.exec(
    letter?.replace(/=\r\n/g, '').replace(/=3D/g, '=') ?? '',
  )?.[0];
}

/** Where an alert of the visitor with this phone leads who wants none any more. */
async function stopLink(phone: string): Promise<string> {
  const path = '/alerts/stop?v=';
  // The site's secret is made when it is first needed.
  await get(HOST, path);
  const database = await openDatabase({ ...inject('serverDatabase'), poolSize: 1 });
  const { rows } = await database.asPlatform((tx) =>
    tx.execute<{ id: number; secret: string }>(
      sql`select visitor.id, secret from visitor join site_secret using (site_id) where phone = ${phone} and purpose = 'alerts'`,
    ),
  );
  await database.close();
  return addressOf('harbour', path + stopToken(rows[0]!.id, rows[0]!.secret));
}

test('[F5] alerts by e-mail wait for the letter’s link, which is pressed signed out, and so is the one that stops them', async () => {
  const { page, context, complaints } = await visitor(PHONE);
  await page.goto(addressOf('harbour', '/sign-in?type=my-garage&redirect=/my-garage/details'));
  await answerCode(page, '0412 000 104');
  await page.waitForURL(/\/details$/);
  const email = 'journey-letter@example.com';
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Save my details' }).click();
  await page.getByText('Your details are saved').waitFor();
  const garage = addressOf('harbour', '/my-garage/saved-searches');
  await page.goto(garage);
  await page.getByLabel(/By e-mail/).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const waiting = page.getByText(`Waiting for your confirmation at ${email}`);
  await waiting.waitFor();
  await page.getByRole('button', { name: 'Send it again' }).waitFor();
  await expectAccessible(page);
  const link = (await letterLink(email)) ?? '';
  const reader = await visitor(DESKTOP, { javaScript: false });
  await reader.page.goto(link);
  await reader.page.getByRole('heading', { name: 'Is this your mailbox?' }).waitFor();
  await page.goto(garage);
  await waiting.waitFor();
  await reader.page.getByRole('button', { name: 'Yes, it is mine' }).press('Enter');
  await reader.page.getByRole('heading', { name: 'Your e-mail address is confirmed' }).waitFor();
  await page.goto(garage);
  expect(await page.getByLabel(/By e-mail/).isChecked()).toBe(true);
  expect(await waiting.count()).toBe(0);
  // With scripts, too.
  await page.goto(await stopLink('+61412000104'));
  await page.getByRole('button', { name: 'Stop all alerts' }).click();
  await page.getByRole('heading', { name: 'Alerts are stopped' }).waitFor();
  await page.goto(garage);
  expect(await page.getByLabel('Not at all').isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await reader.context.close();
  await context.close();
});

test('[F5] private pages are in no shared cache, and no other website’s form or call changes anything', async () => {
  const paths = [
    '/my-garage',
    '/my-garage/my-data',
    '/my-garage.data',
    '/api/watchlist',
    '/api/my-data',
    '/keep',
  ];
  for (const path of paths) {
    const { headers, status } = await get(HOST, path);
    expect([path, headers['cache-control']]).toEqual([path, 'private, no-store']);
    expect(status, path).not.toBe(200);
  }
  const foreign = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
  for (const path of [
    '/keep',
    '/my-garage/my-data',
    '/api/watchlist/save-car',
    '/api/watchlist/merge-cars',
  ]) {
    const { status } = await send(HOST, path, 'POST', foreign, 'car_id=1&do=delete&sure=on');
    expect([path, status]).toEqual([path, 403]);
  }
  // The page that everyone gets holds nothing of anybody.
  const { body, headers } = await get(HOST, LIST);
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).not.toContain('aria-pressed="true"');
});
