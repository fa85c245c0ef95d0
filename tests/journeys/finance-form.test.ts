import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../../src/db/open.ts';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectAccessible,
  get,
  hydrated,
  PHONE,
  send,
  visitor,
} from './browser.ts';
import { eventsOf, keepEvents } from './events.ts';

const SITE = 'wattle-creek';
let database: Database;
/** The finance page of a vehicle, as the vehicle's own page links to it. */
let href: string;
let title: string;

beforeAll(async () => {
  database = await openDatabase({ ...inject('serverDatabase'), poolSize: 2 });
  const host = `${SITE}.localhost`;
  const list = (await get(host, '/search/used-cars')).body;
  for (const [, path] of list.matchAll(/href="(\/cars\/[^"#?]+)"/g)) {
    const { body } = await get(host, path as string);
    const found = /href="(\/finance\?[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
    if (!found) continue;
    href = found;
    title = /<h1[^>]*>([^<]*)/.exec(body)?.[1] as string;
    return;
  }
});
afterAll(() => Promise.all([closeBrowser(), database.close()]));

const leadsOf = (email: string) =>
  database.asPlatform(async (tx) => {
    const text = 'select * from lead where email = $1 order by id';
    return (await tx.client.query<Record<string, unknown>>(text, [email])).rows;
  });

async function open(path: string, size = DESKTOP, javaScript = true, site = SITE) {
  const one = await visitor(size, { javaScript });
  await one.page.addInitScript(keepEvents);
  await one.page.goto(addressOf(site, path));
  if (javaScript) await hydrated(one.page);
  return one;
}

const form = (page: Page) => page.getByRole('form', { name: 'Finance enquiry' });
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();
const hasFocus = (page: Page, label: string) =>
  expect
    .poll(() =>
      form(page)
        .getByLabel(label)
        .evaluate((box) => box === document.activeElement),
    )
    .toBe(true);

async function sayWho(page: Page, email: string) {
  await form(page).getByLabel('First Name').fill('Sam');
  await form(page).getByLabel('Last Name').fill('O’Brien');
  await form(page).getByLabel('Email Address').fill(email);
  await form(page).getByLabel('Mobile Number').fill('(04) 1234 5678');
  await form(page).getByLabel('Postcode').fill('4000');
}

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])(
  '[E9] [G3] on %s the vehicle’s page leads to its enquiry, which goes step by step and is kept',
  async (_, size) => {
    const email = `steps-${size.width}@example.com`;
    const { page, context, complaints } = await open(href, size);
    await form(page).getByText('Step 1 of 3').waitFor();
    expect(await form(page).getByLabel('Comments').isVisible()).toBe(false);
    await expectAccessible(page);
    await press(page, 'Continue');
    await form(page).getByText('Please fix the following errors:').waitFor();
    await hasFocus(page, 'First Name');
    await expectAccessible(page);
    await sayWho(page, email);
    await form(page).getByLabel('Postcode').fill('40');
    await press(page, 'Continue');
    await form(page)
      .getByRole('link', { name: 'Invalid postcode. Please enter a 4-digit number.' })
      .waitFor();
    await hasFocus(page, 'Postcode');
    await form(page).getByLabel('Postcode').fill('4000');
    await page.keyboard.press('Enter');
    await form(page).getByText('Step 2 of 3').waitFor();
    expect(await form(page).getByLabel('Budget for the vehicle').inputValue()).toMatch(/^[\d,]+$/);
    await press(page, 'Continue');
    await form(page).getByLabel('Amount to borrow').fill('$20,000');
    await form(page).getByLabel('Employment').selectOption('Casual');
    await form(page).getByLabel('Comments').fill('Is it still there?');
    await expectAccessible(page);
    await press(page, 'Back');
    await press(page, 'Continue');
    expect(await form(page).getByLabel('Amount to borrow').inputValue()).toBe('20,000');
    await press(page, 'Send my enquiry');
    await page.waitForURL(/\/success(\?|$)/);
    await hydrated(page);
    await page.getByRole('heading', { name: 'Thank you', level: 1 }).waitFor();
    await page.locator('.success-about').waitFor();
    expect(await page.locator('.success-about').innerText()).toBe(`Sent: Finance Enquiry about the ${title}`);
    await expectAccessible(page);
    const [lead, ...more] = await leadsOf(email);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({
      category: 'Finance Enquiry',
      last_name: 'O’Brien',
      phone: '+61412345678',
      message: 'Is it still there?',
      payload: { loan_amount: 20_000, employment: 'Casual' },
    });
    expect(lead?.url).toContain(href.split('#')[0]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

describe('[G3] without JavaScript', () => {
  test('the enquiry is one long form, comes back with all that was written, and is kept', async () => {
    const email = 'plain@example.com';
    const { page, context } = await open(href, PHONE, false);
    expect(await form(page).getByLabel('Comments').isVisible()).toBe(true);
    expect(await form(page).getByRole('button', { name: 'Continue' }).count()).toBe(0);
    await sayWho(page, email);
    await form(page).getByLabel('Postcode').fill('4OOO');
    await form(page).getByLabel('Comments').fill('Hello\nthere');
    await press(page, 'Send my enquiry');
    await form(page).getByText('Please fix the following errors:').waitFor();
    expect(await leadsOf(email)).toEqual([]);
    expect(await form(page).getByLabel('Comments').inputValue()).toBe('Hello\nthere');
    expect(await form(page).getByLabel('Last Name').inputValue()).toBe('O’Brien');
    await form(page).getByLabel('Postcode').fill('4000');
    await press(page, 'Send my enquiry');
    await page.waitForURL(/\/success(\?|$)/);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Thank you');
    expect(await leadsOf(email)).toHaveLength(1);
    await context.close();
  });
});

test('[G7] an enquiry that could not be sent says so, keeps what was written, and sent again is one lead', async () => {
  const email = 'lost@example.com';
  const { page, context } = await open(href);
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await sayWho(page, email);
  await press(page, 'Continue');
  await press(page, 'Continue');
  await form(page).getByLabel('Comments').fill('Once');
  // It arrives, and its answer is lost.
  await page.route('**/api/leads', async (route) => {
    const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin };
    await send(`${SITE}.localhost`, '/api/leads', 'POST', headers, route.request().postData() ?? '');
    await route.abort();
  });
  await press(page, 'Send my enquiry');
  await form(page).getByText('An error occurred when submitting this form').waitFor();
  expect(said).toEqual(['An error occurred when submitting this form']);
  expect(await form(page).getByLabel('Comments').inputValue()).toBe('Once');
  await page.unroute('**/api/leads');
  await press(page, 'Send my enquiry');
  await page.waitForURL(/\/success(\?|$)/);
  expect(await leadsOf(email)).toHaveLength(1);
  await context.close();
});

test('[F6] who enquired before is filled in on the next visit, under a key of the site, until it is cleared', async () => {
  const { page, context } = await open('/finance');
  await sayWho(page, 'again@example.com');
  await press(page, 'Continue');
  await form(page).getByLabel('Budget for the vehicle').fill('30000');
  await form(page).getByLabel('Budget for the vehicle').blur();
  await page.goto(addressOf(SITE, '/finance'));
  await hydrated(page);
  await form(page).getByText('Filled in from your last visit.').waitFor();
  expect(await form(page).getByLabel('Email Address').inputValue()).toBe('again@example.com');
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
    expect.arrayContaining(['wattle-creek:details', 'wattle-creek:drafts']),
  );
  await press(page, 'Continue');
  expect(await form(page).getByLabel('Budget for the vehicle').inputValue()).toBe('30,000');
  await press(page, 'Back');
  await press(page, 'Clear my details');
  expect(await form(page).getByLabel('Email Address').inputValue()).toBe('');
  await page.reload();
  await hydrated(page);
  expect(await form(page).getByLabel('Email Address').inputValue()).toBe('');
  await context.close();
});

test('[I1] event 9 is sent once, with the vehicle, when the enquiry is in sight', async () => {
  const { page, context } = await open(href);
  await expect.poll(async () => (await eventsOf(page)).filter(({ id }) => id === 9)).toHaveLength(1);
  const [event] = (await eventsOf(page)).filter(({ id }) => id === 9);
  expect(event?.car_id).toBe(Number(new URLSearchParams(href.split(/[?#]/)[1]).get('car_id')));
  await context.close();
});

test('[F4] a gated finance page leads to signing in, which comes back to it', async () => {
  const host = 'harbour.localhost';
  const { status, headers } = await get(host, '/finance?car_id=1');
  expect([status, headers.location]).toEqual([302, '/sign-in?type=finance&redirect=%2Ffinance%3Fcar_id%3D1']);
  expect(headers['cache-control']).toBe('private, no-store');
});

test('[E9] the finance page goes by the site’s own address, and other spellings lead there', async () => {
  const host = `${SITE}.localhost`;
  for (const path of ['/finance-enquiry?car_id=7', '/apply-for-finance?car_id=7', '/finance/?car_id=7']) {
    const { status, headers } = await get(host, path);
    expect([status, headers.location]).toEqual([expect.any(Number), '/finance?car_id=7']);
    expect(status).toBeGreaterThanOrEqual(301);
  }
  expect((await get(host, '/finance-pre-approval')).status).toBe(200);
  expect((await get(host, '/personalised/finance?car_id=7')).status).toBe(404);
});
