import { expect, test } from 'vitest';
import { addressOf, firstVehicle } from '../../http.ts';
import { expectAccessible } from '../browser/axe.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { eventsOf, recordEvents } from '../browser/events.ts';
import { expectDarkOnWhite } from '../dark-on-white.ts';

const firstPath = () => firstVehicle('/search/used-cars?make=Toyota');
const firstSlug = async () => (await firstPath()).replace('/cars/', '');

test('[D18] the sheet stands alone, on A4; its PDF is named by the slug, and a failure is told', async () => {
  const { page, complaints } = await visitor(DESKTOP);
  await page.addInitScript(recordEvents);
  const slug = await firstSlug();
  await page.goto(addressOf('harbour', `/print?car_id=${slug}`));
  await waitForHydration(page);
  const hangsOut = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await page.locator('header.head, footer.foot').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^\d{4} /);
  expect(await page.getByRole('img', { name: /^QR code of http/ }).isVisible()).toBe(true);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(await hangsOut()).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  // The PDF and printing are event 61 of that vehicle.
  const told = async () => (await eventsOf(page)).filter(({ id }) => id === 61);
  const link = page.getByRole('link', { name: 'Download PDF' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(`${slug}.pdf`);
  await expect.poll(told).toMatchObject([{ car_id: expect.any(Number), data: {} }]);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(told).toHaveLength(2);

  await page.setViewportSize(PHONE);
  expect(await hangsOut()).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expectDarkOnWhite(page);
  expect(await page.locator('.paper-bar').isVisible()).toBe(false);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  expect(complaints).toEqual([]);

  await page.emulateMedia({ media: null, colorScheme: null });
  const requested = Promise.withResolvers<void>();
  await page.route('**/pdf', async (route) => {
    await requested.promise;
    await route.fulfill({
      status: 503,
      body: 'Too many sheets are being made. Please try again in a moment.\n',
    });
  });
  const said = page.waitForEvent('dialog');
  await link.click();
  await page.getByText('Preparing...').waitFor();
  requested.resolve();
  const dialog = await said;
  expect(dialog.message()).toBe('Too many sheets are being made. Please try again in a moment.');
  await dialog.accept();
  await link.waitFor();
});

test('[D18] the way from a vehicle to its sheet, in a tab of its own, is event 61 of that vehicle', async () => {
  const { page, context } = await visitor(DESKTOP);
  await page.addInitScript(recordEvents);
  await page.goto(addressOf('harbour', await firstPath()));
  await waitForHydration(page);
  const [sheet] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Print', exact: true }).click(),
  ]);
  await expect
    .poll(async () => (await eventsOf(page)).filter(({ id }) => id === 61))
    .toMatchObject([{ car_id: expect.any(Number), data: {} }]);
  await expect.poll(() => new URL(sheet.url()).pathname).toBe('/print');
});

test('[D12] the page prints its whole phone number; [D16] without scripts no button is to share', async () => {
  const { page } = await visitor(DESKTOP, { javaScript: false });
  await page.goto(addressOf('harbour', await firstPath()));
  const buttons = page.locator('.with-js').filter({ hasText: /Share|Copy link/ });
  expect(await buttons.count()).toBe(2);
  expect(await buttons.filter({ visible: true }).count()).toBe(0);
  const numbers = () =>
    page
      .locator('.buy-panel .on-paper:visible, .buy-panel .phone-number:visible')
      .evaluateAll((all) => all.map((one) => one.textContent));
  for (const number of await numbers()) expect(number).toMatch(/^\d{2} \d{2}•• ••••$/);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(numbers).not.toEqual([]);
  for (const number of await numbers()) expect(number).toMatch(/^\d{2} \d{4} \d{4}$/);
});
