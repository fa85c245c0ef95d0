import { afterAll, expect, test } from 'vitest';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectAccessible,
  firstVehicle,
  get,
  hydrated,
  PHONE,
  visitor,
} from './browser.ts';
import { eventsOf, keepEvents } from './events.ts';

afterAll(closeBrowser);

const firstSlug = async () => (await firstVehicle('/search/used-cars?make=Toyota')).replace('/cars/', '');

async function openSheet(viewport = DESKTOP, javaScript = true) {
  const visit = await visitor(viewport, { javaScript });
  const { page } = visit;
  await page.addInitScript(keepEvents);
  const slug = await firstSlug();
  await page.goto(addressOf('harbour', `/print?car_id=${slug}`));
  if (javaScript) await hydrated(page);
  return { ...visit, slug };
}

test('[D18] the printable page is the sheet alone, and sound, on a phone too; on paper nothing but the sheet is printed, on A4', async () => {
  const { page, context, complaints } = await openSheet();
  const hangsOut = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await page.locator('header.head, footer.foot').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^\d{4} /);
  expect(await page.getByRole('img', { name: /^QR code of http/ }).isVisible()).toBe(true);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(await hangsOut()).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  expect(await hangsOut()).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.paper-bar').isVisible()).toBe(false);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('[D18] the PDF is a download named by the slug; it, printing and the way to the sheet are event 61 of that vehicle', async () => {
  const { page, context, slug } = await openSheet();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${slug}.pdf`);
  const told = async () => (await eventsOf(page)).filter(({ id }) => id === 61);
  await expect.poll(told).toMatchObject([{ car_id: expect.any(Number), data: {} }]);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(told).toHaveLength(2);
  await page.goto(addressOf('harbour', `/cars/${slug}`));
  await hydrated(page);
  const [sheet] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Print', exact: true }).click(),
  ]);
  await expect.poll(told).toMatchObject([{ car_id: expect.any(Number), data: {} }]);
  expect(new URL(sheet.url()).pathname).toBe('/print');
  await context.close();
});

test('[D18] the button reads Preparing... while the PDF is made, and a failure is told in an alert', async () => {
  const { page, context } = await openSheet();
  let fail = () => {};
  await page.route('**/pdf', async (route) => {
    await new Promise<void>((go) => {
      fail = go;
    });
    await route.fulfill({
      status: 503,
      body: 'Too many sheets are being made. Please try again in a moment.\n',
    });
  });
  const said = page.waitForEvent('dialog');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  await page.getByText('Preparing...').waitFor();
  fail();
  const dialog = await said;
  expect(dialog.message()).toBe('Too many sheets are being made. Please try again in a moment.');
  await dialog.accept();
  await page.getByText('Download PDF').waitFor();
  await context.close();
});

test('[D18] without JavaScript the PDF is a plain download', async () => {
  const slug = await firstSlug();
  const answer = await get('harbour.localhost', `/cars/${slug}/pdf`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain(`filename="${slug}.pdf"`);
  expect(answer.body.startsWith('%PDF-1.7')).toBe(true);
});

test('[D12] the vehicle’s own page prints its whole phone number, though the screen masks it', async () => {
  const path = await firstVehicle('/search/used-cars?make=Toyota');
  const { page, context } = await visitor(DESKTOP, { javaScript: false });
  await page.goto(addressOf('harbour', path));
  const numbers = () =>
    page
      .locator('.buy .on-paper:visible, .buy .tel:visible')
      .evaluateAll((all) => all.map((one) => one.textContent));
  for (const number of await numbers()) expect(number).toMatch(/^\d{2} \d{2}•• ••••$/);
  await page.emulateMedia({ media: 'print' });
  expect(await numbers()).not.toEqual([]);
  for (const number of await numbers()) expect(number).toMatch(/^\d{2} \d{4} \d{4}$/);
  await context.close();
});

test.each(['/print', '/print?car_id=', '/print?car_id=no-such-vehicle', '/print?car_id=%00'])(
  '[D18] %s is the page for what is not there, with the site’s frame around it',
  async (path) => {
    const { status, body } = await get('harbour.localhost', path);
    expect(status).toBe(404);
    expect(body).toContain('<footer');
  },
);

test('[D18] a PDF of an unknown vehicle is refused in plain words', async () => {
  const answer = await get('harbour.localhost', '/cars/no-such-vehicle/pdf');
  expect(answer.status).toBe(404);
  expect(answer.body).toBe('There is no such vehicle here.\n');
});
