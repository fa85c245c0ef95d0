import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf, firstVehicle } from '../../http.ts';
import { expectPartAccessible } from '../browser/axe.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { eventsOf, expectEvents, recordEvents } from '../browser/events.ts';

const LIST = '/search/used-cars?make=Toyota';

/** Opens the first vehicle of a list, and records the page's requests. */
async function openVehicle(site = 'harbour', viewport = DESKTOP) {
  const { page, complaints } = await visitor(viewport);
  await page.addInitScript(recordEvents);
  const records: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/phone-reveal')) records.push(request.postDataJSON());
  });
  await page.goto(addressOf(site, await firstVehicle(LIST, site)));
  await waitForHydration(page);
  return { page, complaints, records };
}

/** Waits for the number's clicks, by their purpose, as event 25 has it. */
const expectClicks = (page: Page, actions: string[]) =>
  expectEvents(
    page,
    25,
    actions.map((action) => ({ data: { action } })),
  );

/** Intercepts calls, as the machine has no phone. */
const holdCalls = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );

test('[D12] a number is masked until clicked, wherever it stands; the click is recorded and is event 25', async () => {
  const { page, complaints, records } = await openVehicle();
  await holdCalls(page);
  const masked = page.locator('main .phone-number', { hasText: /^\d{2} \d{2}•• ••••$/ });
  expect(await masked.count()).toBeGreaterThan(1);
  expect(await page.locator('main a[href^="tel:"] .phone-number').count()).toBe(0);
  const [answered] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/phone-reveal')),
    page.getByRole('button', { name: /^Call Now/ }).click(),
  ]);
  expect(answered.status()).toBe(204);
  await expect.poll(() => masked.count()).toBe(0);
  const call = page.getByRole('link', { name: /^Call Now \d{2} \d{4} \d{4}$/ });
  expect(await call.getAttribute('href')).toMatch(/^tel:\+61\d{9}$/);
  expect(await call.evaluate((link) => link === document.activeElement)).toBe(true);
  await call.click();
  await expectClicks(page, ['reveal', 'call']);
  expect(records).toEqual([
    { car_id: expect.any(Number), dealership_id: expect.any(Number), website_id: expect.any(Number) },
  ]);
  const [click] = (await eventsOf(page)).filter(({ id }) => id === 25);
  expect(records).toMatchObject([{ car_id: click?.car_id }]);
  await expectPartAccessible(page, '.buy-panel');
  expect(complaints).toEqual([]);
});

test('[D12] by keyboard alone; a failed record is told to the console alone, and the number shows', async () => {
  const { page } = await openVehicle();
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route('**/phone-reveal', (route) => route.abort());
  await page.getByRole('button', { name: /^Call Now/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Call Now \d/ }).waitFor();
  await expect.poll(() => page.locator('a:focus').getAttribute('href')).toMatch(/^tel:/);
  await expect.poll(() => warnings.join()).toContain('The phone reveal was not recorded');
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('[D12] on a phone the bar calls at once, and that is recorded too', async () => {
  // Where nothing is reserved online, calling is the second action, and appears on scrolling.
  const { page, records } = await openVehicle('harbour-outlet', PHONE);
  await holdCalls(page);
  await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: 'instant' }));
  await page.locator('.dock').getByRole('link', { name: 'Call Now' }).click();
  await expectClicks(page, ['call']);
  await expect.poll(() => records.length).toBe(1);
});

test('[D12] a site may show numbers from the start; a call of any number is event 25, none is revealed', async () => {
  const { page, records } = await openVehicle('wattle-creek');
  await holdCalls(page);
  expect(await page.locator('main .phone-number', { hasText: '•' }).count()).toBe(0);
  const numbers = page.getByRole('link', { name: /^Call Now \d/ });
  await numbers.first().click();
  await expectClicks(page, ['call']);
  // The dealer's own number is no vehicle's, but its call is counted as well.
  await page.locator('body > :not(main) a[href^="tel:"], footer a[href^="tel:"]').last().click();
  await expectClicks(page, ['call', 'call']);
  const [own, other] = (await eventsOf(page)).filter(({ id }) => id === 25);
  expect([own?.car_id, other?.car_id]).toEqual([expect.any(Number), undefined]);
  expect(records).toEqual([]);
});

test('[A4] in Corner one number can be called: the vehicle’s on its page, the one beside a form', async () => {
  const { page } = await openVehicle('bluegum', PHONE);
  const numbers = async () => {
    const links = await page
      .locator('a[href^="tel:"]:visible')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    return new Set(links).size;
  };
  expect(await numbers()).toBe(1);
  expect(await page.locator(':is(.head-tel, .foot-tel):visible').count()).toBe(0);
  await page.goto(addressOf('bluegum', '/sell-my-car'));
  expect(await page.locator('a[href^="tel:"]:visible').count()).toBe(1);
});
