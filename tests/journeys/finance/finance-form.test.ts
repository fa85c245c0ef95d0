import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createLeadReader, newEmail } from '../../http/forms/saved-leads.ts';
import { addressOf, send } from '../../http.ts';
import { expectAccessible } from '../browser/axe.ts';
import { PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { eventsOf, expectEvents, recordEvents } from '../browser/events.ts';
import { financePageOf } from './financed.ts';

const SITE = 'wattle-creek';
const leadsOf = createLeadReader();

const form = (page: Page) => page.getByRole('form', { name: 'Finance enquiry' });
const box = (page: Page, label: string) => form(page).getByLabel(label);
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();
const hasFocus = (page: Page, label: string) =>
  expect.poll(() => box(page, label).evaluate((element) => element === document.activeElement)).toBe(true);

async function sayWho(page: Page, email: string) {
  await box(page, 'First Name').fill('Sam');
  await box(page, 'Last Name').fill('O’Brien');
  await box(page, 'Email Address').fill(email);
  await box(page, 'Mobile Number').fill('(04) 1234 5678');
  await box(page, 'Postcode').fill('4000');
}

async function comeAgain(page: Page) {
  await page.reload();
  await waitForHydration(page);
}

test('[E9] [F6] [G3] [G7] [I1] from a vehicle it is event 9, once; an enquiry by steps is one lead', async () => {
  const email = newEmail('steps');
  const { vehicle, href, title } = await financePageOf(SITE);
  const { page, complaints } = await visitor(PHONE);
  await page.addInitScript(recordEvents);
  await page.goto(addressOf(SITE, vehicle));
  await waitForHydration(page);
  await page.locator(`main a[href="${href}"]`).first().click();
  await form(page).getByText('Step 1 of 3').waitFor();
  await waitForHydration(page);
  expect(await box(page, 'Comments').isVisible()).toBe(false);
  const seen = async () => (await eventsOf(page)).filter(({ id }) => id === 9);
  const carId = Number(new URLSearchParams(href.split(/[?#]/)[1]).get('car_id'));
  await expectEvents(page, 9, [{ car_id: carId }]);

  // The error is announced, and its box focused.
  await press(page, 'Continue');
  await form(page).getByText('Please fix the following errors:').waitFor();
  await hasFocus(page, 'First Name');
  await expectAccessible(page);
  await sayWho(page, 'before@example.com');
  await box(page, 'Postcode').fill('40');
  await press(page, 'Continue');
  await form(page).getByRole('link', { name: 'Invalid postcode. Please enter a 4-digit number.' }).waitFor();
  await hasFocus(page, 'Postcode');
  await box(page, 'Postcode').fill('4000');
  await page.keyboard.press('Enter');
  await form(page).getByText('Step 2 of 3').waitFor();
  expect(await box(page, 'Vehicle budget').inputValue()).toMatch(/^[\d,]+$/);
  await press(page, 'Continue');
  await form(page).getByText('Step 3 of 3').waitFor();
  await box(page, 'Amount to borrow').fill('$30000');
  await box(page, 'Amount to borrow').blur();
  await expectAccessible(page);
  expect(await seen()).toHaveLength(1);

  // The next visit starts with the saved input, until it is cleared.
  await comeAgain(page);
  await form(page).getByText('Filled in from your last visit.').waitFor();
  expect(await box(page, 'Email Address').inputValue()).toBe('before@example.com');
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
    expect.arrayContaining(['wattle-creek:details', 'wattle-creek:drafts']),
  );
  await press(page, 'Continue');
  await press(page, 'Continue');
  await form(page).getByText('Step 3 of 3').waitFor();
  expect(await box(page, 'Amount to borrow').inputValue()).toBe('30,000');
  await press(page, 'Back');
  await press(page, 'Back');
  await press(page, 'Clear my details');
  await expect.poll(() => box(page, 'Email Address').inputValue()).toBe('');
  await comeAgain(page);
  await form(page).getByText('Step 1 of 3').waitFor();
  expect(await box(page, 'Email Address').inputValue()).toBe('');

  await sayWho(page, email);
  await press(page, 'Continue');
  await press(page, 'Continue');
  await box(page, 'Amount to borrow').fill('$20,000');
  await box(page, 'Employment').selectOption('Casual');
  await box(page, 'Comments').fill('Is it still there?');
  await press(page, 'Back');
  await press(page, 'Continue');
  expect(await box(page, 'Amount to borrow').inputValue()).toBe('20,000');

  // The form arrives, and the response is lost.
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await page.route('**/api/leads', async (route) => {
    const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin };
    await send(`${SITE}.localhost`, '/api/leads', 'POST', headers, route.request().postData() ?? '');
    await route.abort();
  });
  await press(page, 'Send my enquiry');
  await form(page).getByText('An unexpected error occured').waitFor();
  expect(said).toEqual(['An unexpected error occured']);
  expect(await box(page, 'Comments').inputValue()).toBe('Is it still there?');
  await page.unroute('**/api/leads');
  await Promise.all([page.waitForURL(/\/success(\?|$)/), press(page, 'Send my enquiry')]);
  await waitForHydration(page);
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
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});
