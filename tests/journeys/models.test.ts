import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../../src/db/open.ts';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectAccessible,
  get,
  hydrated,
  PHONE,
  visitor,
} from './browser.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ ...inject('serverDatabase'), poolSize: 1 });
});
afterAll(() => Promise.all([closeBrowser(), database.close()]));

const leadOf = (email: string) =>
  database.asPlatform(async (tx) => {
    const { rows } = await tx.client.query<{ payload: Record<string, unknown> }>(
      'select * from lead where email = $1',
      [email],
    );
    return rows;
  });

const PERSON = { 'First Name': 'Sam', 'Last Name': 'Ng', 'Mobile Number': '0412 345 678', Postcode: '4000' };

async function askForAQuote(page: Page, email: string): Promise<void> {
  const send = page.getByRole('button', { name: /^(Get my quote|Register my interest)$/ });
  await send.click();
  await page.getByText('Please fix the following errors:').waitFor();
  for (const [label, text] of Object.entries({ ...PERSON, 'Email Address': email }))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Location', { exact: true }).selectOption({ index: 1 });
  await send.click();
  await page.waitForURL(/\/success\?/);
}

const queryOf = (page: Page) => new URL(page.url()).search;

test('[H8] a colour is picked on a phone by key, and a quote asked for it', async () => {
  const { page, context, complaints } = await visitor(PHONE);
  await page.goto(addressOf('harbour', '/models/toyota-corolla'));
  await hydrated(page);
  await expectAccessible(page);
  const picture = page.locator('.mdl-stage img');
  const first = await picture.getAttribute('src');
  const variant = page.getByRole('navigation', { name: 'Variant' }).getByRole('link').last();
  await variant.click();
  await expect.poll(() => queryOf(page)).toBe('?variant=zr');
  await variant.and(page.locator('[aria-current]')).waitFor();
  await page.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => queryOf(page)).toMatch(/^\?variant=zr&colour=[\w-]+$/);
  await expect.poll(() => picture.getAttribute('src')).not.toBe(first);
  const colour = (await page.locator('.mdl-colour-n').textContent()) ?? '';
  await page.getByRole('link', { name: 'Get a Quote', exact: true }).first().click();
  await hydrated(page);
  expect(await page.getByLabel('Variant (optional)').inputValue()).toBe('ZR');
  const named = await page.getByLabel('Colour (optional)').inputValue();
  expect(colour.startsWith(named)).toBe(true);
  await askForAQuote(page, 'phone@quote.example');
  const [lead] = await leadOf('phone@quote.example');
  expect(lead).toMatchObject({
    category: 'New Vehicle Enquiry',
    'Vehicle Make': 'Toyota',
    'Vehicle Model': 'Corolla',
    manufacturer_slug: 'toyota',
    car_type: 'new',
    payload: { variant: 'ZR', colour: named, model_id: 'toyota-corolla' },
  });
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([true, false])(
  '[H8] on a desktop a quote is asked for on the model’s own page; with JavaScript: %s',
  async (javaScript) => {
    const email = `desktop-${javaScript}@quote.example`;
    const { page, context } = await visitor(DESKTOP, { javaScript });
    await page.goto(addressOf('wattle-creek', '/models/hilux-bev'));
    if (javaScript) await hydrated(page);
    await askForAQuote(page, email);
    expect(await leadOf(email)).toMatchObject([{ category: 'New Vehicle Enquiry' }]);
    await context.close();
  },
);

test('[A9] [H7] [H8] the menu of brands leads to a brand, its models, a body style and round its colours', async () => {
  const { page, context, complaints } = await visitor(DESKTOP);
  await page.goto(addressOf('harbour', '/brands'));
  await hydrated(page);
  await expectAccessible(page);
  await page.getByLabel('Find a brand').fill('toy');
  await expect.poll(() => page.locator('.brand-tile').count()).toBe(1);
  await page
    .getByRole('navigation', { name: 'Main' })
    .locator('summary', { hasText: 'Brands' })
    .press('Enter');
  await page
    .getByRole('list', { name: 'Brands' })
    .getByRole('link', { name: /^Toyota/ })
    .click();
  await page.waitForURL(/\/toyota\/overview$/);
  await page.getByRole('link', { name: 'Toyota HiLux' }).first().click();
  await page.waitForURL(/\/models\/toyota-hilux$/);
  await hydrated(page);
  await page.getByRole('link', { name: 'Single Cab' }).click();
  await expect.poll(() => queryOf(page)).toBe('?body=single-cab');
  await page.getByRole('link', { name: 'Single Cab' }).and(page.locator('[aria-current]')).waitFor();
  const first = await page.locator('.mdl-colour-n').textContent();
  await page.getByRole('link', { name: 'Previous colour' }).click();
  await expect.poll(() => page.getByRole('radio').last().isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Next colour' }).click();
  await expect.poll(() => page.locator('.mdl-colour-n').textContent()).toBe(first);
  expect(complaints).toEqual([]);
  await context.close();
});

test('[H8] without JavaScript a colour is picked and a quote asked for', async () => {
  const { page, context } = await visitor(PHONE, { javaScript: false });
  await page.goto(addressOf('harbour', '/models/toyota-corolla?variant=sx'));
  await page.locator('.mdl-swatches label').nth(2).click();
  await page.getByRole('button', { name: 'Show this colour' }).click();
  expect(queryOf(page)).toMatch(/^\?variant=sx&colour=[\w-]+$/);
  expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true);
  await page.getByText('View more').first().click();
  expect(await page.getByText('View less').first().isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Get a Quote', exact: true }).first().click();
  await askForAQuote(page, 'plain@quote.example');
  const [lead] = await leadOf('plain@quote.example');
  expect(lead?.payload).toMatchObject({ variant: 'SX', 'Vehicle Model': 'Corolla' });
  await context.close();
});

test.each([
  ['harbour', '/Toyota/overview', 301, '/toyota/overview'],
  ['harbour', '/isuzu-ute/overview', 301, '/isuzu/overview'],
  ['harbour', '/nobody/overview', 404, undefined],
  ['harbour', '/brands/', 301, '/brands'],
  ['harbour', '/brands?find=', 302, '/brands'],
  ['harbour', '/models?body=SUV&make=', 302, '/models?body=suv'],
  ['harbour', '/models?body=ute', 200, undefined],
  ['harbour', '/models/Toyota-Corolla', 301, '/models/toyota-corolla'],
  ['harbour', '/models/none', 404, undefined],
  ['harbour', '/models/order-now?model_id=none', 302, '/models'],
  ['wattle-creek', '/models/order-now?model_id=hilux-bev', 302, '/models/hilux-bev#form-section'],
  ['bluegum', '/models', 404, undefined],
  ['bluegum', '/models/order-now', 404, undefined],
  ['bluegum', '/models/order-now?model_id=none', 404, undefined],
])('[H7] [H8] %s%s is answered %i %s', async (site, path, status, to) => {
  const { status: given, headers } = await get(`${site}.localhost`, path);
  expect([given, headers.location]).toEqual([status, to]);
});

test('[H8] a model’s page is kept for everyone; one with a form is its visitor’s own', async () => {
  const shared = await get('wattle-creek.localhost', '/models/corolla?colour=none-of-ours');
  expect([shared.status, shared.headers['cache-control']]).toEqual([200, 'no-cache']);
  const own = await get('wattle-creek.localhost', '/models/hilux-bev');
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect(own.body).toContain('href="#form-section"');
});
