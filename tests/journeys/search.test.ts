import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { addressOf, closeBrowser, DESKTOP, expectAccessible, hydrated, PHONE, visitor } from './browser.ts';

const USED = '/search/used-cars';

afterAll(closeBrowser);

/** What a visitor sees of the search's state. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    address: decodeURIComponent(location.pathname + location.search),
    heading: document.querySelector('h1')?.textContent,
    first: document.querySelector('.card a')?.getAttribute('href'),
    ticked: [...document.querySelectorAll<HTMLInputElement>('#filter-form input:checked')].map(
      ({ name, value }) => `${name}=${value}`,
    ),
    sort: document.querySelector<HTMLSelectElement>('select[name=sortBy]')?.value,
  }));

async function openSearch(options: { path?: string; viewport?: typeof DESKTOP; javaScript?: boolean } = {}) {
  const { path = USED, viewport = DESKTOP, javaScript = true } = options;
  const { page, context, complaints } = await visitor(viewport, { javaScript });
  await page.goto(addressOf('harbour', path));
  if (javaScript) await hydrated(page);
  return { page, context, complaints };
}

const tick = (page: Page, name: string, value: string) =>
  page.locator(`#filter-form input[name="${name}"][value="${value}"]`).check({ force: true });

test('[B15] a filter, an order and a page each change the address at once, and back and forward restore each', async () => {
  const { page, context } = await openSearch();
  const seen = [await shown(page)];
  const see = async (address: RegExp) => {
    await page.waitForURL(address);
    // The address comes first, the cards that belong to it after.
    await expect.poll(async () => (await shown(page)).first).not.toBe(seen.at(-1)?.first);
    seen.push(await shown(page));
  };
  await tick(page, 'make', 'Toyota');
  await see(/make=Toyota$/);
  await page.selectOption('select[name=sortBy]', 'price_asc');
  await see(/sortBy=price_asc$/);
  await page.locator('.paging a[rel=next]').click();
  await see(/page=2$/);
  expect(new Set(seen.map(({ first }) => first)).size).toBeGreaterThan(2);

  for (const before of seen.slice(0, -1).reverse()) {
    await page.goBack();
    await expect.poll(() => shown(page)).toEqual(before);
  }
  for (const after of seen.slice(1)) {
    await page.goForward();
    await expect.poll(() => shown(page)).toEqual(after);
  }
  await context.close();
});

test('[B2] the same without JavaScript: a form, links, and the browser’s own back', async () => {
  const { page, context } = await openSearch({ javaScript: false });
  const at = () => decodeURIComponent(page.url());
  await page.check('#filter-form input[name="make"][value="Toyota"]');
  await page.fill('#filter-form input[name="price_max"]', '$40,000');
  await page.locator('#filter-form .sheet-f button').click();
  expect(at()).toContain('/search/used-cars?make=Toyota&range[price]=:40000');
  await page.selectOption('select[name=sortBy]', 'km_asc');
  await page.locator('.sort-go').click();
  expect(at()).toMatch(/range\[price\]=:40000&sortBy=km_asc$/);
  await page.locator('.paging a[rel=next]').click();
  expect(at()).toMatch(/&page=2$/);
  for (let step = 0; step < 3; step++) await page.goBack();
  expect(at()).toMatch(/\/search\/used-cars$/);
  expect(await page.locator('#filter-form input[name="make"]:checked').count()).toBe(0);
  await context.close();
});

test('[B15] going back from a vehicle restores the list and the place in it', async () => {
  const { page, context } = await openSearch({ path: `${USED}?make=Toyota` });
  const before = await shown(page);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  const card = page.locator('.card-t a').nth(6);
  await card.evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/\/cars\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(before);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  await context.close();
});

test('[B15] a change far down the panel brings the results’ top in sight, keeps the focus and says the new count', async () => {
  const { page, context } = await openSearch();
  const before = await page.locator('h1 span').textContent();
  const fuel = page.locator('#filter-form input[name="fuel"]').first();
  await fuel.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => page.locator('h1 span').textContent()).not.toBe(before);
  const count = await page.locator('h1 span').textContent();
  expect(await page.locator('.search > [role=status]').textContent()).toBe(`${count} found`);
  expect(await fuel.evaluate((field) => field === document.activeElement)).toBe(true);
  const farFromTop = () =>
    page.locator('#results').evaluate((region) => Math.abs(region.getBoundingClientRect().top));
  await expect.poll(farFromTop).toBeLessThan(10);
  await context.close();
});

test('taking a make off takes its models off with it', async () => {
  const { page, context } = await openSearch({ path: `${USED}?make=Toyota&make_model=Toyota/Camry` });
  await page.uncheck('#filter-form input[name="make"][value="Toyota"]', { force: true });
  await page.waitForURL((url) => url.search === '');
  await context.close();
});

test('[B8] the price waits for its Search button', async () => {
  const { page, context } = await openSearch();
  await page.fill('#filter-form input[name="price_max"]', '30,000');
  await page.keyboard.press('Tab');
  expect(await page.locator('input[aria-label="Highest price"]').inputValue()).toBe('30000');
  expect(new URL(page.url()).search).toBe('');
  await page.locator('.fgroup button[type=submit]').first().click();
  await page.waitForURL((url) => url.searchParams.get('range[price]') === ':30000');
  await context.close();
});

test('[B15] what is typed while results are on their way stays when they come', async () => {
  const { page, context } = await openSearch();
  const held = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await tick(page, 'make', 'Toyota');
  await page.locator('[aria-busy="true"]').waitFor();
  await page.fill('#filter-form input[name="price_max"]', '31,000');
  await page.locator('.rhead input[name="query"]').fill('tow bar');
  await page.locator('#filter-form input[name="price_min"]').focus();
  held.resolve();
  await page.waitForURL(/make=Toyota$/);
  await expect.poll(() => page.locator('h1').textContent()).toContain('Toyota');
  expect(await page.inputValue('#filter-form input[name="price_max"]')).toBe('31,000');
  expect(await page.inputValue('.rhead input[name="query"]')).toBe('tow bar');
  expect((await shown(page)).ticked).toContain('make=Toyota');

  // It was for that search: another one that does not ask for it is without.
  await page.getByRole('link', { name: 'Remove Toyota' }).click();
  await page.waitForURL((url) => url.search === '');
  await expect.poll(() => page.inputValue('#filter-form input[name="price_max"]')).toBe('');
  expect(await page.inputValue('.rhead input[name="query"]')).toBe('');
  await context.close();
});

test('[B8] the handles of the price move by keys and by touch, and say where they stand', async () => {
  const { page, context } = await openSearch({ viewport: PHONE });
  await page.getByRole('button', { name: 'Filters' }).click();
  const lowest = page.getByRole('slider', { name: 'Lowest price' });
  expect(await lowest.getAttribute('aria-valuetext')).toBe('Any');
  await lowest.focus();
  await page.keyboard.press('ArrowRight');
  expect(await lowest.getAttribute('aria-valuetext')).toBe('$5,500');
  expect(await page.inputValue('#filter-form input[name="price_min"]')).toBe('5,500');

  const highest = page.getByRole('slider', { name: 'Highest price' });
  await highest.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await highest.boundingBox())!;
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', across?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: across === undefined ? [] : [{ x: x + across, y: y + height / 2 }],
    });
  await touch('touchStart', width - 14);
  for (const part of [0.9, 0.7, 0.5]) await touch('touchMove', width * part);
  await touch('touchEnd');
  expect(Number(await highest.inputValue())).toBeGreaterThan(100_000);
  expect(Number(await highest.inputValue())).toBeLessThan(150_000);
  await context.close();
});

test('[B2] many chips never make a phone’s page wider than its window', async () => {
  const path = `${USED}?make=Mazda&make=Toyota&body=Hatchback&body=SUV&fuel=Petrol&transmission=Automatic&range[year]=2016:`;
  const { page, context } = await openSearch({ viewport: PHONE, path });
  expect(await page.locator('.chip').count()).toBe(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await context.close();
});

test('[B3] a model of one make and all of another stand together, and the panel ticks both', async () => {
  const { page, context } = await openSearch({ path: `${USED}?make=Mazda&make_model=Mazda/Mazda3` });
  const count = async () => Number((await page.locator('h1 span').textContent())?.replace(/\D/g, ''));
  const mazdas = await count();
  const label = page.locator('#filter-form label', {
    has: page.locator('input[name="make"][value="Toyota"]'),
  });
  const toyotas = Number((await label.locator('.n').textContent())?.replace(/\D/g, ''));
  await tick(page, 'make', 'Toyota');
  await page.waitForURL(/make=Toyota/);
  await expect.poll(count).toBe(mazdas + toyotas);
  expect((await shown(page)).ticked).toEqual(
    expect.arrayContaining(['make=Mazda', 'make_model=Mazda/Mazda3', 'make=Toyota']),
  );
  await context.close();
});

test('[B10] a search that cannot be loaded leaves the results of before, and can be tried again', async () => {
  const { page, context } = await openSearch();
  await context.setOffline(true);
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await page
    .locator('#filter-form input[name="make"][value="Toyota"]')
    .evaluate((box: HTMLElement) => box.click());
  const notice = page.locator('.notice[role=alert]');
  await notice.waitFor();
  const isInSight = () =>
    notice.evaluate((box) => {
      const { top, bottom } = box.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isInSight).toBe(true);
  expect(await page.locator('.search > [role=status]').textContent()).toBe('');
  expect(await page.locator('.card').count()).toBeGreaterThan(10);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.locator('h1').textContent()).toContain('Toyota');
  expect(await page.locator('.notice[role=alert]').count()).toBe(0);
  await context.close();
});

test('[B10] who has left the search is not shown its old results when another cannot be loaded', async () => {
  const { page, context } = await openSearch();
  await page.locator('.card h2 a').first().click();
  await page.waitForURL(/\/cars\//);
  await page.locator('.vehicle').waitFor();
  await page.route(/search.*\.data/, (route) => route.abort());
  await page.goBack();
  await page.locator('.message h1').waitFor();
  expect(await page.locator('.card').count()).toBe(0);
  await context.close();
});

test('[B15] who begins to write while results are on their way keeps the focus when they come', async () => {
  const { page, context } = await openSearch({ path: `${USED}?fuel=Petrol&make=Toyota` });
  const held = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const chips = await page.locator('.chip').count();
  await page.locator('.chip').first().click();
  const box = page.getByRole('searchbox', { name: 'Search makes' });
  await box.click();
  await box.pressSequentially('ma');
  held.resolve();
  await expect.poll(() => page.locator('.chip').count()).toBe(chips - 1);
  await page.keyboard.type('z');
  expect(await box.inputValue()).toBe('maz');
  expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
  await context.close();
});

/** A phone that came to the used cars from the home page, with the sheet of filters open. */
async function openSheet() {
  const { page, context } = await openSearch({ path: '/', viewport: PHONE });
  await page.goto(addressOf('harbour', USED));
  await hydrated(page);
  const sheet = page.locator('#filters');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect.poll(() => sheet.isVisible()).toBe(true);
  await page.waitForURL(/#filters$/);
  const at = () => page.evaluate(() => location.pathname + location.search + location.hash);
  return { page, context, sheet, at };
}

test('[B9] back closes a phone’s open sheet first, and only then leaves the search', async () => {
  const { page, context, sheet, at } = await openSheet();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('.data')) asked++;
  });
  await page.goBack();
  await expect.poll(() => sheet.isVisible()).toBe(false);
  expect(await at()).toBe(USED);
  expect(asked).toBe(0);
  await page.goBack();
  expect(await at()).toBe('/');
  await context.close();
});

test('[B9] a sheet that is closed by itself or by Show Me leaves nothing to go back through', async () => {
  for (const close of ['Close filters', /^Show Me/]) {
    const { page, context, sheet, at } = await openSheet();
    await page.getByRole('button', { name: close }).click();
    await expect.poll(() => sheet.isVisible()).toBe(false);
    await expect.poll(at).toBe(USED);
    await page.goBack();
    expect(await at()).toBe('/');
    await context.close();
  }
});

test('[B9] back keeps what was chosen in the open sheet, and closes it; the next one takes the choice back', async () => {
  const { page, context, sheet, at } = await openSheet();
  const press = (make: string) =>
    page.locator(`#filters input[value="${make}"]`).evaluate((box: HTMLInputElement) => box.click());
  await press('Toyota');
  await expect.poll(at).toBe(`${USED}?make=Toyota`);
  await press('Mazda');
  await expect.poll(at).toBe(`${USED}?make=Mazda&make=Toyota`);
  expect(await sheet.isVisible()).toBe(true);
  await page.goBack();
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await expect.poll(at).toBe(`${USED}?make=Mazda&make=Toyota`);
  await page.goBack();
  await expect.poll(at).toBe(`${USED}?make=Toyota`);
  await page.goBack();
  await expect.poll(at).toBe(USED);
  await page.goBack();
  expect(await at()).toBe('/');
  await context.close();
});

test('the size of a phone’s photos is as it was after a visit to a vehicle', async () => {
  const { page, context } = await openSearch({ viewport: PHONE });
  const large = page.getByRole('radio', { name: 'Large photos' });
  await large.check({ force: true });
  const height = () =>
    page
      .locator('.card')
      .first()
      .evaluate((card) => card.clientHeight);
  const before = await height();
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await page
    .locator('.card-t a')
    .nth(4)
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/\/cars\//);
  await page.goBack();
  await page.waitForURL(/used-cars$/);
  await expect.poll(() => large.isChecked()).toBe(true);
  expect(await height()).toBe(before);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
  await page.reload();
  await expect.poll(() => large.isChecked()).toBe(true);
  await context.close();
});

test.each([
  [DESKTOP, true],
  [DESKTOP, false],
  [PHONE, true],
])(
  '“All makes” on the home page leads to all makes in one list, the popular ones first, ready to be ticked (%o, JavaScript: %s)',
  async (viewport, javaScript) => {
    const { page, context } = await openSearch({ path: '/', viewport, javaScript });
    await page.getByRole('link', { name: /^All \d+ makes$/ }).click();
    await page.waitForURL(/#all-make$/);
    if (javaScript) await hydrated(page);
    const list = page.getByRole('group', { name: 'Make and model' });
    const boxes = list.locator('> label');
    const labels = await boxes.evaluateAll((each) =>
      each.map((label) => /^(.*?)([\d,]+)$/.exec(label.textContent)?.slice(1) ?? []),
    );
    expect(labels.length).toBeGreaterThan(30);
    // The first twenty are Popular Makes, then come All Makes.
    const popular = labels.slice(0, 20).map(([, count]) => Number(count?.replaceAll(',', '')));
    expect(popular).toEqual(popular.toSorted((a, b) => b - a));
    const others = labels.slice(20).map(([make = '']) => make);
    expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'en-AU')));
    await expect.poll(() => list.evaluate((element) => element === document.activeElement)).toBe(true);
    for (const box of [boxes.first(), boxes.last()]) expect(await box.isVisible()).toBe(true);
    // The box that a long list is searched with comes first; without JavaScript there is none.
    if (javaScript) await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await boxes.first().getByRole('checkbox').isChecked()).toBe(true);
    await context.close();
  },
);

test('the line under a long list unfolds it in place, and folds it again', async () => {
  const { page, context } = await openSearch();
  const list = page.getByRole('group', { name: 'Make and model' });
  const inSight = () => list.locator('> label:visible').count();
  const few = await inSight();
  await list.getByText(/^All \d+ makes$/).click();
  expect(await inSight()).toBeGreaterThan(few);
  await list.getByText('Show fewer').click();
  expect(await inSight()).toBe(few);
  await context.close();
});

test('[B9] the button of the home page’s search box says how many are chosen, and leads to as many', async () => {
  const { page, context, complaints } = await openSearch({ path: '/' });
  const button = page.locator('.console button[type=submit]');
  const all = await button.textContent();
  expect(all).toMatch(/^Show Me [\d,]+ cars$/);
  await page.selectOption('.console select[name=make]', 'Toyota');
  await expect.poll(() => button.textContent()).not.toBe(all);
  const toyotas = await button.textContent();
  await page.locator('.console input[name=query]').fill('hilux');
  await expect.poll(() => button.textContent()).not.toBe(toyotas);
  const count = (await button.textContent())?.replace('Show Me ', '');
  await button.click();
  await page.waitForURL(/\/search\/toyota\/hilux$/);
  await expect.poll(() => page.locator('h1 span').textContent()).toBe(count);

  // The browser brings the list's choice back, and not the words.
  await page.goBack();
  await expect.poll(() => button.textContent()).toBe(toyotas);
  await page.route(/search\/count/, (route) => route.abort());
  await page.selectOption('.console select[name=make]', 'Mazda');
  await expect.poll(() => button.textContent()).toBe('Search cars');
  await page.selectOption('.console select[name=make]', '');
  await expect.poll(() => button.textContent()).toBe(all);
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  await context.close();
});

test.each([true, false])(
  '[B9] on a phone the filters are a sheet with Show Me N cars (JavaScript: %s)',
  async (javaScript) => {
    const { page, context } = await openSearch({ viewport: PHONE, javaScript });
    const sheet = page.locator('#filters');
    expect(await sheet.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Filters' }).click();
    expect(await sheet.isVisible()).toBe(true);
    await sheet.locator('input[name="make"][value="Toyota"]').check();
    const button = sheet.getByRole('button', { name: /^Show Me [\d,]+ cars?$/ });
    if (javaScript) await page.waitForURL(/make=Toyota/);
    await button.click();
    await page.waitForURL(/make=Toyota$/);
    await expect.poll(() => sheet.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await context.close();
  },
);

test.each([
  ['on a desktop', DESKTOP, `${USED}?make=Toyota`],
  ['on a phone', PHONE, `${USED}?make=Toyota&wheels=4`],
  ['with nothing found', DESKTOP, `${USED}?make=Nobody`],
])('the search page %s is accessible', async (_, viewport, path) => {
  const { page, context, complaints } = await openSearch({ viewport, path });
  await expectAccessible(page);
  if (viewport === PHONE) {
    await page.getByRole('button', { name: 'Filters' }).click();
    await expectAccessible(page);
  }
  expect(complaints).toEqual([]);
  await context.close();
});
