import { expect, test } from 'vitest';
import { textOf } from '../http.ts';
import { PlainBrowser } from '../plain-browser.ts';
import { filled, firstProblem, formIn } from '../plain-form.ts';
import { findAsked } from './asked-vehicle.ts';
import { keptLeads, newEmail } from './kept-leads.ts';

const SITE = 'wattle-creek';
const leadsOf = keptLeads();

test('[G2] without scripts it is one form, which comes back with all that was written, and is booked', async () => {
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
});
