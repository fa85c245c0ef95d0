import { expect, test } from 'vitest';
import { documentOf, pageOf, textOf } from '../http.ts';
import { findAsked } from './asked-vehicle.ts';
import { keptLeads, newEmail } from './kept-leads.ts';
import { filled, firstProblem, formIn, sendPlain } from './plain-form.ts';

const SITE = 'wattle-creek';
const leadsOf = keptLeads();

test('[G2] without scripts it is one form, which comes back with all that was written, and is booked', async () => {
  const { href } = await findAsked(SITE, '/book-test-drive/?car_id=');
  const page = await pageOf(SITE, href);
  const form = formIn(page);
  expect(form.element.getAttribute('aria-label')).toBe('Book a test drive');
  const slots = page.querySelectorAll('.form-day:nth-of-type(3) input[type=radio]');
  const start = slots[0]?.getAttribute('value') ?? '';
  const email = newEmail('drive-plain');
  const { action, fields } = filled(form, {
    'First Name': 'Sam',
    'Last Name': 'O’Brien',
    'Email Address': email,
    'Mobile Number': '(04) 1234 5678',
    Postcode: '40',
  });
  const refused = await sendPlain(SITE, { action, fields: { ...fields, slot: start } });
  expect(refused.status).toBe(400);
  const again = documentOf(refused.body);
  expect(textOf(again, '.form-errors')).toMatch(/^Please fix the following errors:/);
  expect(firstProblem(again).box).toBe('postcode');
  const kept = formIn(again);
  expect(kept.fields).toMatchObject({ slot: start, last_name: 'O’Brien', email });
  const { status, headers } = await sendPlain(SITE, filled(kept, { Postcode: '4000' }));
  expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/success/)]);
  expect(await leadsOf(email)).toMatchObject([{ start_at: new Date(start) }]);
});
