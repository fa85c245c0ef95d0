import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createLeadReader, newEmail } from '../http/forms/saved-leads.ts';
import { addressOf } from '../http.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from './browser/browser.ts';

const leadsOf = createLeadReader();

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

test('[H8] on a phone a model’s variant, colour and body style are picked, and go along to its quote', async () => {
  const { page, complaints } = await visitor(PHONE);
  await page.goto(addressOf('harbour', '/models/toyota-hilux'));
  await waitForHydration(page);
  const picture = page.locator('.model-stage img');
  const first = await picture.getAttribute('src');
  const variant = page.getByRole('navigation', { name: 'Variant' }).getByRole('link', { name: /^SR$/ });
  await variant.click();
  await expect.poll(() => queryOf(page)).toBe('?variant=sr');
  await variant.and(page.locator('[aria-current]')).waitFor();
  await page.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => queryOf(page)).toMatch(/^\?variant=sr&colour=[\w-]+$/);
  await expect.poll(() => picture.getAttribute('src')).not.toBe(first);
  const colour = page.locator('.model-colour-n');
  const [named = ''] = (await colour.textContent())?.split(',') ?? [];
  const quote = page.getByRole('link', { name: 'Get a Quote', exact: true }).first();
  await expect
    .poll(async () => new URLSearchParams((await quote.getAttribute('href')) ?? '').get('colour'))
    .toBe(named);
  expect(await quote.getAttribute('href')).toMatch(/vehicle=Toyota\+HiLux\+SR&/);
  const body = page.getByRole('link', { name: 'Single Cab' });
  await body.click();
  await expect.poll(() => queryOf(page)).toContain('body=single-cab');
  await body.and(page.locator('[aria-current]')).waitFor();
  const before = await colour.textContent();
  const at = await page.getByRole('radio', { checked: true }).getAttribute('value');
  await page.getByRole('link', { name: 'Next colour' }).click();
  await expect.poll(() => colour.textContent()).not.toBe(before);
  await page.getByRole('link', { name: 'Previous colour' }).click();
  await expect.poll(() => page.getByRole('radio', { checked: true }).getAttribute('value')).toBe(at);
  expect(await colour.textContent()).toBe(before);
  expect(complaints).toEqual([]);
});

test('[H8] on a desktop a quote is asked for on the own page of a model that is coming', async () => {
  const { page, complaints } = await visitor(DESKTOP);
  await page.goto(addressOf('wattle-creek', '/models/hilux-bev'));
  await waitForHydration(page);
  const email = newEmail('desktop-quote');
  await askForAQuote(page, email);
  expect(await leadsOf(email)).toMatchObject([{ category: 'New Vehicle Enquiry' }]);
  expect(complaints).toEqual([]);
});

test('[A9] [H7] a brand is found by its name, and the menu of brands leads to one', async () => {
  const { page, complaints } = await visitor(DESKTOP);
  await page.goto(addressOf('harbour', '/brands'));
  await waitForHydration(page);
  await page.getByLabel('Find a brand').fill('toy');
  await expect.poll(() => page.locator('.brand-tile').count()).toBe(1);
  await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Brands' }).press('Enter');
  const toyota = page.getByRole('list', { name: 'Brands' }).getByRole('link', { name: /^Toyota/ });
  expect(await toyota.getAttribute('href')).toBe('/toyota/overview');
  await toyota.click({ trial: true });
  // What a tile says of its brand is shown on a phone too.
  await page.getByLabel('Find a brand').fill('');
  await page.setViewportSize(PHONE);
  const lines = page.locator('.brand-tile-t > span');
  await expect.poll(() => lines.count()).toBeGreaterThan(40);
  const hidden = lines.evaluateAll((all) => all.filter((line) => !line.checkVisibility()).length);
  expect(await hidden).toBe(0);
  expect(complaints).toEqual([]);
});
