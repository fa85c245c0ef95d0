import { expect, test } from 'vitest';
import { get, textOf } from '../../http.ts';
import { PlainBrowser } from '../../plain-browser.ts';
import { filled, firstProblem, formIn } from '../../plain-form.ts';
import { findAsked } from './asked-vehicle.ts';
import { bookingLink, createLeadReader, newEmail } from './saved-leads.ts';

const SITE = 'wattle-creek';
const leadsOf = createLeadReader();

test('[G2] without scripts one form keeps what was typed, and books; its email’s link moves and cancels', async () => {
  const { href } = await findAsked(SITE, '/book-test-drive/?car_id=');
  const browser = new PlainBrowser(SITE);
  const { page } = await browser.open(href);
  const form = formIn(page);
  expect(form.element.getAttribute('aria-label')).toBe('Book a test drive');
  const slots = page.querySelectorAll('.form-day:nth-of-type(3) input[type=radio]');
  const start = slots[0]?.getAttribute('value') ?? '';
  const email = newEmail('drive-plain');
  const written = {
    'First Name': 'Sam',
    'Last Name': 'O’Brien',
    'Email Address': email,
    'Mobile Number': '(04) 1234 5678',
    Postcode: '40',
    slot: start,
  };
  const refused = await browser.send(filled(form, written));
  expect(refused.status).toBe(400);
  const again = refused.page;
  expect(textOf(again, '.form-errors')).toMatch(/^Please fix the following errors:/);
  expect(firstProblem(again).box).toBe('postcode');
  const kept = formIn(again);
  expect(kept.fields).toMatchObject({ slot: start, last_name: 'O’Brien', email });
  const { redirects } = await browser.send(filled(kept, { Postcode: '4000' }));
  expect(redirects[0]).toEqual({ status: 303, to: expect.stringMatching(/^\/success/) });
  expect(await leadsOf(email)).toMatchObject([{ start_at: new Date(start) }]);

  // The link in the confirmation email.
  await expect.poll(() => bookingLink(email)).toBeDefined();
  const link = (await bookingLink(email)) as string;
  const { status, headers } = await get(`${SITE}.localhost`, link);
  expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([
    200,
    'private, no-store',
    'same-origin',
  ]);
  await browser.open(link);
  expect(textOf(browser.page, 'main')).toContain('Your booking');
  const other = browser.page.querySelectorAll('.form-day:last-of-type input[type=radio]');
  const later = other[other.length - 1]?.getAttribute('value') ?? '';
  await browser.press('Move my booking');
  expect([browser.status, textOf(browser.page, '[role=alert]')]).toEqual([400, 'Please choose a time first.']);
  await browser.press('Move my booking', { slot: later });
  expect(browser.redirects).toEqual([{ status: 303, to: `${link}&done=moved` }]);
  expect(textOf(browser.page, '[role=status]')).toMatch(/^We’ve moved your booking/);
  expect(await leadsOf(email)).toMatchObject([{ start_at: new Date(later), cancelled_at: null }]);
  await browser.press('Yes, cancel my booking');
  expect(textOf(browser.page, 'h1')).toBe('Your booking is cancelled');
  expect(await leadsOf(email)).toMatchObject([{ cancelled_at: expect.any(Date) }]);
});
