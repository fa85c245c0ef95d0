import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findAsked } from '../../http/forms/asked-vehicle.ts';
import { bookingLink, createLeadReader, newEmail } from '../../http/forms/saved-leads.ts';
import { addressOf } from '../../http.ts';
import { PlainBrowser } from '../../plain-browser.ts';
import { filled, formIn } from '../../plain-form.ts';
import { expectAccessible } from '../browser/axe.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { staying } from '../browser/staying.ts';

const SITE = 'wattle-creek';
const leadsOf = createLeadReader();
/** The page of a vehicle at a location of the site, where a test drive of it is booked. */
let path: string;
let href: string;

beforeAll(async () => {
  ({ path, href } = await findAsked(SITE, '/book-test-drive/?car_id='));
});

const form = (page: Page) => page.getByRole('form', { name: 'Book a test drive' });
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();

const PERSON = {
  'First Name': 'Sam',
  'Last Name': 'O’Brien',
  'Mobile Number': '(04) 1234 5678',
  Postcode: '4000',
};

async function sayWho(page: Page, email: string) {
  for (const [label, text] of Object.entries({ ...PERSON, 'Email Address': email }))
    await form(page).getByLabel(label).fill(text);
}

/** The first time of the open day. */
const slotInSight = (page: Page) => form(page).locator('.form-day[open] input[type=radio]').first();

/** Another visitor books first, on the form's own page without scripts. */
async function takeMeanwhile(slot: string) {
  const browser = new PlainBrowser(SITE);
  const { page } = await browser.open(href);
  const own = { ...PERSON, 'Email Address': newEmail('quick'), slot };
  const { redirects } = await browser.send(filled(formIn(page), own));
  expect(redirects[0]).toEqual({ status: 303, to: expect.stringMatching(/^\/success/) });
}

/** From a time that is taken meanwhile to a free one: up to the last button. */
async function bookSlowly(page: Page, email: string): Promise<string> {
  await form(page).waitFor();
  await expectAccessible(page);
  // Not on the first day: times that are too soon are no longer offered, however slow the machine is.
  await form(page).locator('.form-day').nth(2).locator('summary').click();
  const value = (await slotInSight(page).getAttribute('value')) ?? '';
  await slotInSight(page).check({ force: true });
  await press(page, 'Continue');
  await sayWho(page, email);
  await takeMeanwhile(value);
  await press(page, 'Book my test drive');
  const taken = /has just been taken\. Your details are still here.*The closest available times/;
  await form(page).getByText(taken).first().waitFor();
  await form(page)
    .getByText(/\(no longer free\)/)
    .waitFor();
  expect(await leadsOf(email)).toEqual([]);
  expect(await form(page).locator('input:checked[name=slot]').getAttribute('value')).toBe(value);
  await expectAccessible(page);
  await expect.poll(() => slotInSight(page).getAttribute('value')).not.toBe(value);
  const start = (await slotInSight(page).getAttribute('value')) ?? '';
  await slotInSight(page).check({ force: true });
  await press(page, 'Continue');
  expect(await form(page).getByLabel('First Name').inputValue()).toBe('Sam');
  // Ticked at first; every earlier step was sent with the form as it was then.
  await form(page).getByRole('checkbox').uncheck();
  return start;
}

async function expectBooked(email: string, start: string) {
  expect(await leadsOf(email)).toMatchObject([
    {
      category: 'Test Drive',
      payload: { booking_start: start, opt_in: false },
      start_at: new Date(start),
    },
  ]);
}

/** The browser logs the refusal of a taken time. */
const expectNoOther = (complaints: string[]) => expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);

describe('[G2] a time can be booked; one that is taken meanwhile is told, and another is had', () => {
  test('on a desktop, over the vehicle’s page', async () => {
    const email = newEmail('drive');
    const { page, complaints } = await visitor(DESKTOP);
    await page.goto(addressOf(SITE, path));
    await waitForHydration(page);
    await page.locator(`a[href="${href}"]:visible`).first().click();
    const start = await bookSlowly(page, email);
    await press(page, 'Book my test drive');
    await page.waitForURL(/\/success\?/);
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    await expectBooked(email, start);
    expectNoOther(complaints);
  });

  test('on a phone, on a page of its own; and moved by the link that comes with its confirmation', async () => {
    const email = newEmail('drive');
    const { page, complaints } = await visitor(PHONE);
    await page.goto(addressOf(SITE, href));
    await waitForHydration(page);
    const start = await bookSlowly(page, email);
    const ledTo = await staying(page);
    await press(page, 'Book my test drive');
    expect(await ledTo()).toMatch(/^\/success\?category=Test\+Drive&car_id=.+&booked=\d/);
    await expectBooked(email, start);
    await expect.poll(() => bookingLink(email)).toBeDefined();
    await page.goto(addressOf(SITE, (await bookingLink(email)) ?? ''));
    await waitForHydration(page);
    await expectAccessible(page);
    const times = page.locator('.form-day[open] input[type=radio]');
    const later = (await times.last().getAttribute('value')) ?? '';
    await times.last().check({ force: true });
    await page.getByRole('button', { name: 'Move my booking' }).click();
    await page.waitForURL(/done=moved/);
    expect(await leadsOf(email)).toMatchObject([{ start_at: new Date(later), cancelled_at: null }]);
    expectNoOther(complaints);
  });
});
