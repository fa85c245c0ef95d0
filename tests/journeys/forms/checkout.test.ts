import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVehicle } from '../../http/forms/new-vehicle.ts';
import { createLeadReader, newEmail } from '../../http/forms/saved-leads.ts';
import { addressOf, get } from '../../http.ts';
import { expectAccessible } from '../browser/axe.ts';
import { DESKTOP, visitor, waitForHydration } from '../browser/browser.ts';

const SITE = 'harbour';
const leadsOf = createLeadReader();

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

test('[G12] with scripts a vehicle is reserved, from errors to payment, and Back never pays twice', async () => {
  const path = await newVehicle();
  const email = newEmail('reserves');
  const { page, complaints } = await visitor(DESKTOP);
  await page.goto(addressOf(SITE, `${path}/checkout`));
  await heading(page, 'Reserve this vehicle');
  await waitForHydration(page);
  await press(page, 'Continue to payment');
  await page.getByText('Please fix the following errors:').waitFor();
  await expectAccessible(page);
  await page.getByLabel('First Name').fill('Sam');
  await page.getByLabel('Last Name').fill('O’Brien');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Mobile Number').fill('0412 345 678');
  await page.getByLabel('Postcode').fill('6109');
  await press(page, 'Continue to payment');
  await heading(page, 'Pay $200');
  await expectAccessible(page);
  const held = (await get(`${SITE}.localhost`, `${path}/checkout`)).body;
  expect(held).toMatch(/Someone else is reserving this vehicle right now\./);
  await waitForHydration(page);
  await press(page, 'Pay $200');
  await heading(page, 'Test payment');
  await expectAccessible(page);
  await press(page, /test card/);
  await heading(page, 'It’s reserved for you');
  await expectAccessible(page);
  expect(await leadsOf(email)).toMatchObject([{ category: 'Reservation', subcategory: 'Paid' }]);
  await page.goBack();
  await heading(page, 'It’s reserved for you');
  expect(complaints.filter((one) => !/favicon/.test(one))).toEqual([]);
});
