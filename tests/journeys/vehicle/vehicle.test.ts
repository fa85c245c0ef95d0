import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '../../http.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { eventsOf, recordEvents } from '../browser/events.ts';
import { putKnownVehicle, REPORT } from './known-vehicle.ts';
import { serveValuation } from './valuation-service.ts';

/** A comparison whose confidence is too low to be shown. */
const UNSURE = {
  fill: 1,
  listing_price: 2,
  market_range_min: 1,
  market_range_max: 3,
  confidence: 0.2,
  description: 'Of hardly any.',
};

let path: string;
let restore = async () => {};
beforeAll(async () => {
  path = await putKnownVehicle('PLAIN1', { video_url: '/media/film.mp4' });
  // Of another service a page knows nothing before it asks, so it has a place for the comparison.
  restore = await serveValuation('harbour', path, UNSURE);
});
afterAll(() => restore());

test('[D13] links tell which part is read; comments stand below the features; an unsure comparison goes', async () => {
  const { page, complaints } = await visitor(DESKTOP);
  const { promise: isThere, resolve: comeThere } = Promise.withResolvers<void>();
  await page.route('**/autogauge', (route) => isThere.then(() => route.fulfill({ json: UNSURE })));
  await page.goto(addressOf('harbour', path));
  await waitForHydration(page);
  const placeOf = (selector: string) =>
    page.locator(selector).evaluate((part) => part.getBoundingClientRect().toJSON() as DOMRect);
  const link = page.getByRole('link', { name: 'Dealer comments' });
  const [comments, side, key] = [await placeOf('#comments'), await placeOf('.side'), await placeOf('#key')];
  expect(comments.left).toBe(key.left);
  expect(comments.left).toBeLessThan(side.left);
  expect(comments.top).toBeGreaterThan(key.top);
  expect(await link.count()).toBe(1);
  const current = page.locator('.secnav [aria-current]');
  await page.getByRole('link', { name: 'Features' }).click();
  await expect.poll(() => current.textContent()).toBe('Features');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => current.count()).toBe(0);
  await page.setViewportSize(PHONE);
  await expect.poll(() => link.count()).toBe(1);
  expect((await placeOf('#comments')).top).toBeGreaterThan((await placeOf('#feat')).top);
  const comparison = page.locator('#price-check');
  expect(await comparison.count()).toBe(1);
  await comparison.scrollIntoViewIfNeeded();
  comeThere();
  await page.locator('#price-check.is-leaving').waitFor({ state: 'attached' });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await comparison.waitFor({ state: 'detached' });
  expect(await page.getByRole('link', { name: 'Price check' }).count()).toBe(0);
  // Nothing has failed, so nothing is logged.
  expect(complaints).toEqual([]);
});

test('[D21] opening a vehicle’s history report, in a tab of its own, is event 60', async () => {
  const { page, context } = await visitor(DESKTOP);
  await page.addInitScript(recordEvents);
  // The report's content comes from another service.
  await context.route(`**${REPORT}`, (route) => route.fulfill({ body: 'The report' }));
  await page.goto(addressOf('harbour', path));
  await waitForHydration(page);
  const link = page.getByRole('link', { name: 'History report' });
  const [report] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await report.getByText('The report').waitFor();
  const clicks = async () => (await eventsOf(page)).filter(({ id }) => id === 60);
  await expect.poll(clicks).toMatchObject([{ car_id: expect.any(Number), data: {} }]);
});

test('[D6] [D8] [D13] [D14] [D15] [D17] a phone without JavaScript shows what works, and nothing else', async () => {
  const { page } = await visitor(PHONE, { javaScript: false });
  await page.goto(addressOf('harbour', path));
  // A heading over similar vehicles that never load, a comparison that nobody fetches, another place's hours.
  for (const hidden of ['#similar', '#price-check', '.util .opening-state', '.bubble', '.vbar']) {
    expect(await page.locator(hidden).count(), hidden).toBe(1);
    expect(await page.locator(hidden).isVisible(), hidden).toBe(false);
  }
  expect(await page.locator('.locbar').isVisible()).toBe(true);
  // Nothing lies on the controls of the video.
  expect(await page.locator('.gallery video[controls]').count()).toBe(1);
  expect(await page.locator('.gallery .count').isVisible()).toBe(false);
  const dock = page.locator('.dock');
  expect(await dock.getByText('Reserve Car Now').isVisible()).toBe(true);
  const message = dock.getByRole('link', { name: 'Instant Message' });
  expect(await message.isVisible()).toBe(true);
  expect(await message.getAttribute('href')).toBe(`/chat?car=${path.replace('/cars/', '')}`);
  const about = page.getByRole('dialog', { name: 'Toyota Certified Pre-Owned' });
  expect(await about.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'What it means' }).click();
  await expect.poll(() => about.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => about.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Show All Specs' }).click();
  await expect.poll(() => page.getByText('Hide Specs', { exact: true }).isVisible()).toBe(true);
  expect(await page.locator('#spec .specs').isVisible()).toBe(true);
});
