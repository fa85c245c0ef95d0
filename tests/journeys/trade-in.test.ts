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
import { eventsOf, keepEvents } from './events.ts';

const SITE = 'wattle-creek';
const YEAR = new Date().getFullYear();
let database: Database;
/** A used vehicle of the group that is young and has gone few kilometres: somebody has one like it. */
let own: { regplate: string; state: string; make: string; model: string };

beforeAll(async () => {
  database = await openDatabase({ ...inject('serverDatabase'), poolSize: 2 });
  const { rows } = await database.asPlatform((tx) =>
    tx.client.query<typeof own>(
      `select c.regplate, coalesce(c.state, l.address ->> 'state') as state, c.make, c.model
         from car c join site s on s.group_id = c.group_id and s.slug = $1 left join location l on l.id = c.location_id
        where c.regplate is not null and c.show_on_dealer_website and c.year >= $2 and c.km < 60000 and c.item_type = 'car'
          and (select count(*) from car other where other.group_id = c.group_id and other.model = c.model and other.price > 0) > 8
        order by c.id limit 1`,
      [SITE, YEAR - 4],
    ),
  );
  own = rows[0]!;
});
afterAll(() => Promise.all([closeBrowser(), database.close()]));

async function open(path: string, size = DESKTOP, javaScript = true) {
  const one = await visitor(size, { javaScript });
  await one.page.addInitScript(keepEvents);
  await one.page.goto(addressOf(SITE, path));
  if (javaScript) await hydrated(one.page);
  return one;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const first = (page: Page) => page.getByRole('form', { name: 'By its registration' });

async function findOwn(page: Page) {
  await first(page).getByLabel('Registration').fill(own.regplate.toLowerCase());
  await first(page).getByLabel('State or territory').selectOption(own.state);
  await first(page).getByRole('textbox', { name: 'Kilometres' }).fill('40,000');
  await press(page, 'Find it');
  await page.waitForURL(/step=condition/);
}

/** The first answer to every question. */
async function answerAll(page: Page) {
  for (const question of await page.locator('.form-radio').all())
    await question.locator('label').first().click();
  await press(page, 'Continue');
}

async function sayWho(page: Page, email: string) {
  await page.getByLabel('First Name').fill('Sam');
  await page.getByLabel('Last Name').fill('Lee');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Mobile Number').fill('0412 345 678');
  await page.getByLabel('Postcode').fill('4000');
  const dealership = page.getByLabel('Preferred dealership');
  if ((await dealership.count()) > 0) await dealership.selectOption({ index: 1 });
}

const leadsOf = (email: string) =>
  database.asPlatform(async (tx) => {
    const text = 'select category, subcategory, car_id, payload from lead where email = $1 order by id';
    return (await tx.client.query<Record<string, unknown>>(text, [email])).rows;
  });

test('[G4] [G9] on a phone, from a vehicle’s page to an estimate that is accepted, which the vehicle’s page then shows', async () => {
  const email = 'trade-in-phone@example.com';
  const list = (await get(`${SITE}.localhost`, '/search/used-cars')).body;
  const carPath = /href="(\/cars\/[^"#?]+)"/.exec(list)?.[1] as string;
  const { page, context, complaints } = await open(carPath, PHONE);
  await page
    .locator('.acts')
    .getByRole('link', { name: /Trade-in/ })
    .click();
  await page.waitForURL(/\/cars\/trade-in\?car_id=\d+$/);
  await hydrated(page);
  await expectAccessible(page);
  await press(page, 'Find it');
  await first(page).getByText('Please fix the following errors:').waitFor();
  await expect
    .poll(() =>
      first(page)
        .getByLabel('Registration')
        .evaluate((box) => box === document.activeElement),
    )
    .toBe(true);
  await findOwn(page);
  await hydrated(page);
  expect(await page.locator('.tradein-title').innerText()).toContain(own.make);
  await expectAccessible(page);
  await answerAll(page);
  await page.waitForURL(/step=details/);
  await hydrated(page);
  await sayWho(page, email);
  await press(page, 'Show my estimate');
  await page.waitForURL(/step=estimate/);
  await hydrated(page);
  const offer = await page.locator('.tradein-price').innerText();
  expect(offer).toMatch(/^\$[\d,]+$/);
  await expectAccessible(page);
  expect((await eventsOf(page)).filter(({ id }) => id === 18)).toEqual([]);
  await press(page, /^Yes/);
  await page.locator('.tradein-said').waitFor();
  await hydrated(page);
  await expect.poll(async () => (await eventsOf(page)).filter(({ id }) => id === 18)).toHaveLength(1);
  await page.reload();
  await hydrated(page);
  expect((await eventsOf(page)).filter(({ id }) => id === 18)).toEqual([]);
  const leads = await leadsOf(email);
  expect(leads.map(({ category, subcategory }) => [category, subcategory])).toEqual([
    ['Trade-In', null],
    ['Trade-In', 'Offer Accepted'],
  ]);
  expect(leads[1]).toMatchObject({
    car_id: expect.any(Number),
    payload: { trade_in_make: own.make, offer_accepted: true },
  });
  await page.goto(addressOf(SITE, carPath));
  await hydrated(page);
  await page.locator('.acts').getByText(offer).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('[G4] without scripts a vehicle is sold step by step; what is wrong is said, and what was written stays', async () => {
  const email = 'sell-plain@example.com';
  const { page, context } = await open('/sell-my-car', DESKTOP, false);
  await first(page).getByLabel('Registration').fill('NOBODY');
  await first(page).getByLabel('State or territory').selectOption('NSW');
  await first(page).getByRole('textbox', { name: 'Kilometres' }).fill('150000');
  await press(page, 'Find it');
  await page.getByRole('link', { name: /We could not find NOBODY/ }).waitFor();
  expect(await first(page).getByLabel('Registration').inputValue()).toBe('NOBODY');
  const described = page.getByRole('form', { name: 'By make and model' });
  await described.getByLabel('Make', { exact: true }).fill(own.make);
  await described.getByLabel('Model', { exact: true }).fill(own.model);
  await described.getByLabel('Year', { exact: true }).selectOption(String(YEAR - 3));
  await described.getByRole('textbox', { name: 'Kilometres' }).fill('150,000');
  await described.getByRole('button', { name: 'Continue' }).click();
  const which = page.getByLabel('Which one is it?');
  if ((await which.count()) > 0) await which.selectOption('Not sure');
  await answerAll(page);
  await sayWho(page, email);
  await press(page, 'Show my estimate');
  await page.getByText(/Online estimates are for vehicles up to 100,000 km/).waitFor();
  expect(await leadsOf(email)).toMatchObject([
    { category: 'Sell My Car', payload: { valuation_by_hand: 'over_km', trade_in_km: 150_000 } },
  ]);
  await context.close();
});

/** The forms of one's own vehicle that the walks above leave out: each from its errors to an estimate and a lead. */
test.each([
  ['/cars/trade-in', 'a desktop', DESKTOP, true, 'Trade-In'],
  ['/cars/trade-in', 'a phone without JavaScript', PHONE, false, 'Trade-In'],
  ['/sell-my-car', 'a phone', PHONE, true, 'Sell My Car'],
  ['/sell-my-car', 'a desktop', DESKTOP, true, 'Sell My Car'],
])(
  '[G4] [G10] %s on %s goes from its errors to an estimate',
  async (path, where, size, javaScript, category) => {
    const email = `${path.slice(1)}-${where}@example.com`.replace(/[ /]/g, '-');
    const { page, context } = await open(path, size, javaScript);
    const ready = async () => void (javaScript && (await hydrated(page)));
    await press(page, 'Find it');
    await first(page).getByText('Please fix the following errors:').waitFor();
    await findOwn(page);
    await ready();
    await answerAll(page);
    await page.waitForURL(/step=details/);
    await ready();
    await press(page, 'Show my estimate');
    await page.getByText('Please fix the following errors:').waitFor();
    await sayWho(page, email);
    await press(page, 'Show my estimate');
    await page.locator('.tradein-price').waitFor();
    expect((await leadsOf(email)).map((lead) => lead.category)).toEqual([category]);
    await context.close();
  },
);

test.each([
  ['a desktop', DESKTOP, true],
  ['a phone', PHONE, true],
  ['a phone without JavaScript', PHONE, false],
])('[G10] on %s the instant price is there before anybody says who he is', async (_, size, javaScript) => {
  const { page, context, complaints } = await open('/instant-price', size, javaScript);
  await findOwn(page);
  if (javaScript) await hydrated(page);
  await answerAll(page);
  await page.waitForURL(/step=estimate/);
  await page.locator('.tradein-price').waitFor();
  if (javaScript) await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});
