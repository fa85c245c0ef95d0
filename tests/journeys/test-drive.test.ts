import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
import { withDatabase } from './yard.ts';

const SITE = 'wattle-creek';
/** The page of a vehicle that stands at a location of the site. */
let path: string;
let slug: string;

beforeAll(async () => {
  const list = (await get(`${SITE}.localhost`, '/search/used-cars')).body;
  path = /href="(\/cars\/[^"#?]+)"/.exec(list)?.[1] as string;
  slug = path.split('/').at(-1) as string;
});
afterAll(closeBrowser);

const leadsOf = (email: string) =>
  withDatabase((database) =>
    database.asPlatform(async (tx) => {
      const text = `select l.category, l.payload, a.start_at from lead l left join appointment a on a.lead_id = l.id
        where email = $1 order by l.id`;
      return (await tx.client.query<Record<string, unknown>>(text, [email])).rows;
    }),
  );

const HREF = () => `/book-test-drive/?car_id=${slug}`;
const form = (page: Page) => page.getByRole('form', { name: 'Book a test drive' });
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();

async function sayWho(page: Page, email: string) {
  await form(page).getByLabel('First Name').fill('Sam');
  await form(page).getByLabel('Last Name').fill('O’Brien');
  await form(page).getByLabel('Email Address').fill(email);
  await form(page).getByLabel('Mobile Number').fill('(04) 1234 5678');
  await form(page).getByLabel('Postcode').fill('4000');
}

async function open(size: typeof PHONE, href: string, javaScript = true) {
  const one = await visitor(size, { javaScript });
  await one.page.goto(addressOf(SITE, href));
  if (javaScript) await hydrated(one.page);
  return one;
}

/** The first time of the day that is open. */
const slotInSight = (page: Page) => form(page).locator('.form-day[open] input[type=radio]').first();

describe('[G2]', () => {
  test.each([
    ['a desktop, over the vehicle’s page', DESKTOP],
    ['a phone, on a page of its own', PHONE],
  ])(
    'on %s a time can be booked; one that is taken meanwhile is told, and another is had',
    async (_, size) => {
      const email = `drive-${size.width}@example.com`;
      const isOver = size === DESKTOP;
      const { page, context, complaints } = await open(size, isOver ? path : HREF());
      if (isOver) await page.locator(`a[href="${HREF()}"]:visible`).first().click();
      await form(page).waitFor();
      await expectAccessible(page);
      const slot = slotInSight(page);
      const value = await slot.getAttribute('value');
      await slot.check({ force: true });
      await press(page, 'Continue');
      await sayWho(page, email);
      // Somebody else is quicker, on the same page without scripts.
      const other = await open(PHONE, HREF(), false);
      await other.page.locator(`input[value="${value}"]`).check({ force: true });
      await sayWho(other.page, `quick-${size.width}@example.com`);
      await press(other.page, 'Book my test drive');
      await other.page.waitForURL(/\/success/);
      await other.context.close();
      await press(page, 'Book my test drive');
      await form(page)
        .getByText(/has just been taken\. Nothing you wrote is lost.*The nearest free times/)
        .first()
        .waitFor();
      await form(page)
        .getByText(/\(no longer free\)/)
        .waitFor();
      expect(await leadsOf(email)).toEqual([]);
      expect(await form(page).locator('input:checked[name=slot]').getAttribute('value')).toBe(value);
      await expectAccessible(page);
      const next = slotInSight(page);
      await expect.poll(() => next.getAttribute('value')).not.toBe(value);
      const start = await next.getAttribute('value');
      await next.check({ force: true });
      await press(page, 'Continue');
      expect(await form(page).getByLabel('First Name').inputValue()).toBe('Sam');
      // Ticked at first; every step before was sent with the form as it stood then.
      await form(page).getByRole('checkbox').uncheck();
      await press(page, 'Book my test drive');
      await page.waitForURL(/\/success/);
      const [lead, ...more] = await leadsOf(email);
      expect(more).toEqual([]);
      expect(lead).toMatchObject({
        category: 'Test Drive',
        payload: { booking_start: start, opt_in: false },
        start_at: new Date(start as string),
      });
      // A taken time is a refusal that browsers log.
      expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
      await context.close();
    },
  );

  test('without JavaScript it is one long form; it comes back with all that was written, and the time is booked', async () => {
    const email = 'drive-plain@example.com';
    const { page, context } = await open(PHONE, `/book-test-drive?car_id=${slug}`, false);
    await form(page).locator('summary').nth(2).click();
    const slot = slotInSight(page);
    const start = await slot.getAttribute('value');
    await slot.check({ force: true });
    await sayWho(page, email);
    await form(page).getByLabel('Postcode').fill('40');
    await press(page, 'Book my test drive');
    await form(page).getByText('Please fix the following errors:').waitFor();
    expect(await form(page).locator('input:checked[name=slot]').getAttribute('value')).toBe(start);
    expect(await form(page).getByLabel('Last Name').inputValue()).toBe('O’Brien');
    await form(page).getByLabel('Postcode').fill('4000');
    await press(page, 'Book my test drive');
    await page.waitForURL(/\/success/);
    expect(await leadsOf(email)).toMatchObject([{ start_at: new Date(start as string) }]);
    await context.close();
  });
});
