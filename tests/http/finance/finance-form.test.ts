import { expect, test } from 'vitest';
import { documentOf, get, textOf } from '../../http.ts';
import { financePageOf } from '../../journeys/finance/financed.ts';
import { lookForUnlawful } from '../../journeys/finance/lawful.ts';
import { PlainBrowser } from '../../plain-browser.ts';
import { filled, firstProblem, formIn } from '../../plain-form.ts';
import { createLeadReader, newEmail } from '../forms/saved-leads.ts';

const SITE = 'wattle-creek';
const HOST = `${SITE}.localhost`;
const leadsOf = createLeadReader();

test('[G3] [E9] without JavaScript the enquiry is one form, comes back as it was written, and is kept', async () => {
  const email = newEmail('plain');
  const { href } = await financePageOf(SITE);
  const browser = new PlainBrowser(SITE);
  const form = formIn((await browser.open(href)).page);
  const written = {
    'First Name': 'Sam',
    'Last Name': 'O’Brien',
    'Email Address': email,
    'Mobile Number': '(04) 1234 5678',
    Postcode: '4OOO',
    Comments: 'Hello\nthere',
  };
  const { page: again } = await browser.send(filled(form, written));
  expect(textOf(again, '.form-errors')).toContain('Please fix the following errors:');
  expect(firstProblem(again).box).toBe('postcode');
  expect(await leadsOf(email)).toEqual([]);
  const kept = formIn(again);
  expect(kept.fields).toMatchObject({ message: 'Hello\nthere', last_name: 'O’Brien', postcode: '4OOO' });
  const sent = await browser.send(filled(kept, { Postcode: '4000' }));
  expect(sent.redirects[0]?.status).toBe(303);
  expect(sent.redirects[0]?.to).toMatch(/\/success(\?|$)/);
  expect(sent.status).toBe(200);
  expect(textOf(sent.page, 'h1')).toBe('Thank you');
  const leads = await leadsOf(email);
  expect(leads).toEqual([
    expect.objectContaining({ category: 'Finance Enquiry', last_name: 'O’Brien', phone: '+61412345678' }),
  ]);
});

test('[F4] a gated finance page leads to signing in, which comes back to it', async () => {
  const { status, headers } = await get('harbour.localhost', '/finance?car_id=1');
  expect([status, headers.location]).toEqual([302, '/sign-in?type=finance&redirect=%2Ffinance%3Fcar_id%3D1']);
  expect(headers['cache-control']).toBe('private, no-store');
});

test('[F4] signing in for finance has the calculator above it, and none where a vehicle’s page had it', async () => {
  const page = documentOf((await get('harbour.localhost', '/sign-in?type=finance&redirect=%2Ffinance')).body);
  const parts = [...page.querySelectorAll('#finance-calculator, #signin-phone')].map(({ id }) => id);
  expect(parts).toEqual(['finance-calculator', 'signin-phone']);
  expect(lookForUnlawful(page).unlawful).toEqual([]);
  const ofVehicle = await get('harbour.localhost', '/sign-in?type=finance&redirect=%2Ffinance%3Fcar_id%3D1');
  expect(documentOf(ofVehicle.body).querySelector('#finance-calculator')).toBeNull();
});

test.each(['/finance-enquiry?car_id=7', '/apply-for-finance?car_id=7', '/finance/?car_id=7'])(
  '[E9] %s leads to the site’s own finance page',
  async (path) => {
    const { status, headers } = await get(HOST, path);
    expect([status, headers.location]).toEqual([expect.any(Number), '/finance?car_id=7']);
    expect(status).toBeGreaterThanOrEqual(301);
  },
);

test('[E9] pre-approval is there, and the check of a vehicle is not where the site has none', async () => {
  expect((await get(HOST, '/finance-pre-approval')).status).toBe(200);
  expect((await get(HOST, '/personalised/finance?car_id=7')).status).toBe(404);
});
