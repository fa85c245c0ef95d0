import { expect, test } from 'vitest';
import { addressOf } from '../../http.ts';
import { DESKTOP, visitor, waitForHydration } from '../browser/browser.ts';
import { holdScripts, openWithoutScripts } from '../browser/held-scripts.ts';
import { expectStandsOut } from '../browser/stands-out.ts';

const PRESTIGE = 'harbour-prestige';

test('[A8] [A9] [B8] [C5] what is done on a list before its scripts load is applied once they have', async () => {
  const { page, complaints } = await visitor(DESKTOP);
  const come = await openWithoutScripts(page, addressOf(PRESTIGE, '/search/used-cars'));
  const card = page.locator('article').first();
  const name = (await card.locator('h2').textContent())?.trim();
  await card.getByRole('button', { name: `Save ${name}` }).click();
  await card.getByRole('checkbox', { name: `Compare ${name}` }).check({ force: true });
  await page.locator('#filters input[name=price_min]').fill('20,000');
  const lowest = page.getByRole('slider', { name: 'Minimum price' });
  const make = page.locator('#filters input[name=make]').first();
  const value = await make.inputValue();
  await make.check();
  await page.getByRole('combobox', { name: /^Sort/ }).selectOption({ index: 2 });
  expect(new URL(page.url()).search).toBe('');
  come();
  await waitForHydration(page);
  await page.waitForURL(({ searchParams }) => searchParams.get('make') === value && searchParams.has('sortBy'));
  expect(await make.isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Saved cars, 1' }).first().waitFor();
  await page
    .getByRole('region', { name: 'Selected to compare' })
    .getByText(name ?? '')
    .first()
    .waitFor();
  await expect.poll(() => lowest.getAttribute('aria-valuetext')).toBe('$20,000');
  expect(complaints).toEqual([]);
  await expectStandsOut(page);
});

test('[B2] a step back before the scripts of a list load shows the list of that address', async () => {
  const { page, complaints } = await visitor(DESKTOP);
  await page.goto(addressOf(PRESTIGE, '/search/used-cars'));
  await waitForHydration(page);
  const count = page.locator('h1');
  const all = await count.innerText();
  await page.locator('#filters input[name=make]').first().check();
  await expect.poll(() => count.innerText()).not.toBe(all);
  const some = await count.innerText();

  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => count.innerText()).toBe(some);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/search/used-cars');
  release();
  await expect.poll(() => count.innerText()).toBe(all);
  expect(complaints).toEqual([]);
});

test('[A8] [E3] [G1] what is typed into a form and its calculator before scripts load stays, and counts', async () => {
  const { page, complaints } = await visitor(DESKTOP);
  const come = await openWithoutScripts(page, addressOf('wattle-creek', '/finance'));
  const calculator = page.locator('#finance-calculator');
  await page.getByLabel('First Name').fill('Sam');
  await calculator.getByLabel('Purchase price', { exact: true }).fill('31500');
  await calculator.getByLabel('Deposit', { exact: true }).fill('1500');
  await calculator.getByRole('button', { name: '3 years' }).click();
  come();
  await waitForHydration(page);
  await calculator.scrollIntoViewIfNeeded();
  await page.waitForURL(({ searchParams }) => searchParams.get('term') === '3');
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({ amount: '31500', deposit: '1500', term: '3' });
  expect(await page.getByLabel('First Name').inputValue()).toBe('Sam');
  expect(complaints).toEqual([]);
});
