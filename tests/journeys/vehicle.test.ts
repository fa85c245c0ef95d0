import { afterAll, expect, test } from 'vitest';
import { addressOf, closeBrowser, DESKTOP, firstVehicle, get, hydrated, PHONE, visitor } from './browser.ts';

afterAll(closeBrowser);

/** Opens the first vehicle of a list. */
async function openVehicle(list: string, viewport = DESKTOP, javaScript = true) {
  const { page, context, complaints } = await visitor(viewport, { javaScript });
  await page.goto(addressOf('harbour', await firstVehicle(list)));
  if (javaScript) await hydrated(page);
  return { page, context, complaints };
}

test('[D7] a sold vehicle says so and leads to similar ones', async () => {
  const { page, context } = await openVehicle('/search/new-used-and-demo-cars?status=sold');
  expect(await page.getByRole('heading', { name: 'SOLD' }).isVisible()).toBe(true);
  const text =
    "Unfortunately this vehicle recently sold. But don't worry, we can help you find a similar vehicle!";
  expect(await page.getByText(text).isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Find Me Something Similar' }).first().click();
  await page.waitForURL(/\/find-me-something-similar\?car_id=\d+$/);
  await page.getByRole('form', { name: 'What you are looking for' }).waitFor();
  await context.close();
});

const USED = '/search/used-cars?make=Toyota';

/** The first vehicle, of those whose cards name an earlier price, whose page answers `text`. */
async function findLowered(text: RegExp): Promise<string> {
  for (let at = 1; at <= 60; at++) {
    const { body } = await get('harbour.localhost', `/search/new-used-and-demo-cars?page=${at}`);
    for (const card of body.split('<article').filter((part) => part.includes('<s>'))) {
      const path = /href="(\/cars\/[^"#?]+)"/.exec(card)?.[1];
      if (path && text.test((await get('harbour.localhost', path)).body)) return path;
    }
  }
  throw new Error('No vehicle was lowered');
}

test('[C1] a vehicle whose price was lowered says by how much and when', async () => {
  const path = await findLowered(/Reduced \$/);
  const { page, context } = await visitor(PHONE);
  await page.goto(addressOf('harbour', path));
  expect(await page.locator('.buy .reduced').first().innerText()).toMatch(
    /^Reduced \$[\d,]+ on \d\d\/\d\d\/\d{4}$/,
  );
  await context.close();
});

test('dealer comments stand under the price on a wide screen, after the details with a link of their own on a phone; links tell which part is read', async () => {
  const { page, context } = await openVehicle(USED);
  const placeOf = (selector: string) =>
    page.locator(selector).evaluate((part) => part.getBoundingClientRect().toJSON() as DOMRect);
  const link = page.getByRole('link', { name: 'Dealer comments' });
  const [comments, side, key] = [await placeOf('#comments'), await placeOf('.side'), await placeOf('#key')];
  expect(comments.left).toBe(side.left);
  expect(comments.left).toBeGreaterThan(key.left);
  expect(comments.top).toBeGreaterThan(side.top);
  expect(await link.count()).toBe(0);
  const current = page.locator('.secnav [aria-current]');
  await page.getByRole('link', { name: 'Features' }).click();
  await expect.poll(() => current.textContent()).toBe('Features');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => current.count()).toBe(0);
  await page.setViewportSize(PHONE);
  expect((await placeOf('#comments')).top).toBeGreaterThan((await placeOf('#feat')).top);
  expect(await link.count()).toBe(1);
  await context.close();
});

test('[D14] [D15] without JavaScript no heading stands over similar vehicles that never come; on a phone no bar on top tells another place’s hours', async () => {
  const { page, context } = await openVehicle(USED, PHONE, false);
  expect(await page.locator('#similar').count()).toBe(1);
  expect(await page.locator('#similar').isVisible()).toBe(false);
  expect(await page.locator('.locbar').isVisible()).toBe(true);
  expect(await page.locator('.util .st').isVisible()).toBe(false);
  await context.close();
});
