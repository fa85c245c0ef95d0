import type { BrowserContext, Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { answerCode, forgetVisitors, signedIn } from '../../http/account/signed-in.ts';
import { addressOf, get } from '../../http.ts';
import { PlainBrowser } from '../../plain-browser.ts';
import { expectAccessible } from '../browser/axe.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { recordToasts } from '../browser/toasts.ts';

const LIST = '/search/used-cars';
const HOST = 'harbour.localhost';

beforeAll(forgetVisitors);

const inWindow = (one: Locator) =>
  one.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

const hearts = (page: Page) => page.locator('article .heart');
const toast = (page: Page) => page.locator('.toast');

/** How many vehicles the link "Compare these" names; 0 where there is none. */
const namedToCompare = async (page: Page) => {
  const [href] = await page
    .locator('.saved-act a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return href ? href.split(',').length : 0;
};

/** Copies the cookies of a browser without scripts. */
const takeCookies = (context: BrowserContext, { cookies }: PlainBrowser) =>
  context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: addressOf('harbour') })));

/** Stores a vehicle in the browser as if it was saved before sign-in: one that is not saved otherwise here. */
async function keptBefore(others: string[]): Promise<string> {
  const { hits } = JSON.parse((await get(HOST, '/api/search')).body);
  const one = hits.find((hit: { id: number }) => !others.includes(`kept-car-${hit.id}`));
  const { id, slug, name, make, model } = one;
  return JSON.stringify({ version: 1, items: [{ id, slug, name, make, model, primary_image_url: null }] });
}

test('[F2] a heart leads to sign-in and back, saved; the next saves at once, and a failure is undone', async () => {
  const { page, context, complaints } = await visitor(PHONE);
  await page.addInitScript(recordToasts);
  await page.goto(addressOf('harbour', LIST));
  await waitForHydration(page);
  const ids = await hearts(page).evaluateAll((all) => all.map(({ id }) => id));
  const [secondId = '', wantedId = ''] = [ids[1], ids[5]];
  const [second, wanted] = [page.locator(`#${secondId}`), page.locator(`#${wantedId}`)];
  await Promise.all([page.waitForURL(/\/sign-in\?type=watchlist/), wanted.click()]);
  await page.evaluate(
    (kept) => localStorage.setItem('harbour:favourites', kept),
    await keptBefore([secondId, wantedId]),
  );
  const signing = new PlainBrowser('harbour');
  for (const { name, value } of await context.cookies()) signing.cookies.set(name, value);
  await signing.open(page.url());
  await answerCode(signing, '0412 000 101');
  expect(signing.path).toBe(`${LIST}#${wantedId}`);
  await takeCookies(context, signing);

  await page.goto(addressOf('harbour', signing.path));
  await expect.poll(() => toast(page).textContent()).toBe('Car Saved In WatchlistView List');
  expect(new URL(page.url()).hash).toBe('');
  await expect.poll(() => wanted.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => inWindow(wanted)).toBe(true);
  await page.getByRole('link', { name: /^Saved cars, 2$/ }).waitFor({ state: 'attached' });
  const left = await page.evaluate(() => localStorage.getItem('harbour:favourites'));
  expect(left).toBe('{"version":1,"items":[]}');

  // Holds the call: nothing moves until it is over, and the button waits with it.
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
  await expect.poll(() => second.isDisabled()).toBe(false);
  await page.unroute('**/api/watchlist/save-car');
  await second.press('Enter');
  await page.getByRole('link', { name: /^Saved cars, 3$/ }).waitFor({ state: 'attached' });
  await expect.poll(() => second.isDisabled()).toBe(false);

  await toast(page).getByRole('link', { name: 'View List' }).click();
  await page.waitForURL(/\/my-garage\/saved-cars$/);
  await expect.poll(() => page.locator('main article').count()).toBe(3);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await expect.poll(() => namedToCompare(page)).toBe(3);
  await hearts(page).first().click();
  await expect.poll(() => page.locator('main article').count()).toBe(2);
  // Otherwise the link would still name the removed one.
  expect(await namedToCompare(page)).toBe(2);

  // "Remove" makes the same call without reloading the page: the car goes at once, and comes back on failure.
  let refuse = () => {};
  const requested = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/api/watchlist/remove-car', async (route) => {
    await requested;
    await route.fulfill({ status: 503, json: { success: false, message: 'The list is away.' } });
  });
  const row = page.locator('.garage-cars > li').first();
  const remove = row.locator('button.link');
  await row.locator('.heart[aria-pressed=true]').waitFor();
  await remove.click();
  await row.waitFor({ state: 'hidden' });
  expect(await remove.isDisabled()).toBe(true);
  refuse();
  await row.waitFor();
  expect(said.at(-1)).toBe('The list is away.');
  await page.unroute('**/api/watchlist/remove-car');
  await remove.click();
  await expect.poll(() => page.locator('main article').count()).toBe(1);
  await expect.poll(() => toast(page).textContent()).toBe('Car Removed');
  expect(await namedToCompare(page)).toBe(0);
  await remove.click();
  await page.getByRole('heading', { name: 'No saved cars yet' }).waitFor();
  // The browser logs the refusals above.
  expect(complaints.filter((one) => !/409|503/.test(one))).toEqual([]);
});

test('[F2] [F3] [F5] without JavaScript, signing in leads back to the car, saved, and says so', async () => {
  const { page } = await visitor(DESKTOP, { javaScript: false });
  const { body } = await get(HOST, LIST);
  const id = [...body.matchAll(/id="(kept-car-\d+)"/g)][5]?.[1];
  const [ofCar, ofSearch] = [page.locator('.kept-note--car'), page.locator('#kept-search-untold')];
  await page.goto(addressOf('harbour', `${LIST}#${id}`));
  await ofCar.getByRole('link', { name: 'View List' }).waitFor();
  await expect.poll(() => inWindow(page.locator(`#${id}`))).toBe(true);
  expect(await toast(page).filter({ visible: true }).count()).toBe(1);
  // Controls that need scripts are not offered: the comparison's boxes, which the browser would store.
  expect(await page.locator('.compare-tick.with-js').count()).toBeGreaterThan(0);
  expect(await page.locator('.with-js').filter({ visible: true }).count()).toBe(0);
  await page.goto(addressOf('harbour', `${LIST}#kept-search-untold`));
  await ofSearch.getByRole('link', { name: 'Turn on alerts' }).waitFor();
  expect(await toast(page).filter({ visible: true }).count()).toBe(1);
});

test('[F5] the garage says accessibly that alerts by email wait for a confirmation', async () => {
  const { page, context, complaints } = await visitor(PHONE);
  const plain = await signedIn('harbour', '0412 000 102');
  const email = `waits-${Date.now()}@example.com`;
  await plain.open('/my-garage/details');
  await plain.press('Save my details', { 'Email Address': email });
  await plain.open('/my-garage/saved-searches');
  await plain.press('Save', { 'By email': true });
  await takeCookies(context, plain);
  await page.goto(addressOf('harbour', '/my-garage/saved-searches'));
  await page.getByText(`Please confirm your address: ${email}`).waitFor();
  await page.getByRole('button', { name: 'Send it again' }).waitFor();
  await waitForHydration(page);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
