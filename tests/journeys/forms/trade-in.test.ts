import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findAsked } from '../../http/forms/asked-vehicle.ts';
import { details, findOwnVehicle, foundBy, type OwnVehicle } from '../../http/forms/own-vehicle.ts';
import { createLeadReader, newEmail } from '../../http/forms/saved-leads.ts';
import { nameOf, sendByScript } from '../../http/forms/script-form.ts';
import { addressOf, pageOf } from '../../http.ts';
import { PlainBrowser } from '../../plain-browser.ts';
import { formIn } from '../../plain-form.ts';
import { expectAccessible } from '../browser/axe.ts';
import { PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { eventsOf, expectEvents, recordEvents } from '../browser/events.ts';

const SITE = 'wattle-creek';
const leadsOf = createLeadReader();
let own: OwnVehicle;
beforeAll(async () => {
  own = await findOwnVehicle(SITE);
});

/** The steps between those that the browser checks: what its forms would send is sent without it. */
class Between {
  readonly #browser = new PlainBrowser(SITE);

  /** Starts with a vehicle of the stock in mind, up to the condition: returns that step's address. */
  async begin(path: string): Promise<string> {
    const { page } = await this.#browser.open(path);
    return (await this.#browser.send(foundBy(page, own))).path;
  }

  get cookies() {
    return [...this.#browser.cookies].map(([name, value]) => ({ name, value, url: addressOf(SITE) }));
  }

  /** Sends the answers and, as scripts do, the contact details: returns the address of the estimate. */
  async answer(action: string, answers: Record<string, string>, email: string): Promise<string> {
    const requested = await this.#browser.send({ action, method: 'POST', body: new URLSearchParams(answers) });
    const { fields } = details(requested.page, email);
    const form = nameOf(formIn(requested.page).element);
    const { body } = await sendByScript(SITE, { form, page: requested.path, fields });
    return JSON.parse(body).to;
  }
}

type Sent = typeof window & { sentForm?: Record<string, string> };

/** Intercepts what a form sends: its fields. */
async function sentBy(page: Page, press: () => Promise<void>): Promise<Record<string, string>> {
  await page.evaluate(() =>
    window.addEventListener('submit', (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const data = new FormData(event.target as HTMLFormElement);
      (window as Sent).sentForm = Object.fromEntries(data) as Record<string, string>;
    }),
  );
  await press();
  await expect.poll(() => page.evaluate(() => (window as Sent).sentForm)).toBeDefined();
  return page.evaluate(() => (window as Sent).sentForm ?? {});
}

test('[G4] [G5] [G9] [I1] on a phone a trade-in gets an offer, accepted once, known on a vehicle’s page', async () => {
  const email = newEmail('trade-in');
  const { path: carPath } = await findAsked(SITE, '/enquire?car_id=');
  const link = (await pageOf(SITE, carPath)).querySelector('.acts a[href^="/cars/trade-in?car_id="]');
  const between = new Between();
  const condition = await between.begin(link?.getAttribute('href') ?? '');
  const { page, context, complaints } = await visitor(PHONE);
  await context.addCookies(between.cookies);
  await page.addInitScript(recordEvents);

  await page.goto(addressOf(SITE, condition));
  await waitForHydration(page);
  expect(await page.locator('.tradein-title').innerText()).toContain(own.make);
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  await press('Continue');
  await page.getByText('Please fix the following errors:').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  const first = await page.locator('.form-radio input').first().getAttribute('name');
  await expect.poll(focused).toBe(first);
  await expectAccessible(page);
  for (const question of await page.locator('.form-radio').all()) await question.locator('label').first().click();
  const answers = await sentBy(page, () => press('Continue'));

  const estimate = await between.answer(condition, answers, email);
  await page.goto(addressOf(SITE, estimate));
  await waitForHydration(page);
  const offer = await page.locator('.tradein-price').innerText();
  expect(offer).toMatch(/^\$[\d,]+$/);
  await expectAccessible(page);
  const accepted = async () => (await eventsOf(page)).filter(({ id }) => id === 18);
  expect(await accepted()).toEqual([]);
  await press(/^Yes/);
  await page.locator('.tradein-said').waitFor();
  await expectEvents(page, 18, [{ path: estimate, data: {} }]);
  // After a reload it is accepted already.
  const stored = await page.evaluate(() => localStorage.getItem('wattle-creek:trade-in-valuation'));
  expect(JSON.parse(stored ?? '{}').items).toMatchObject([{ offer_accepted: true }]);
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
  await waitForHydration(page);
  await page.locator('.acts').getByText(offer).waitFor();
  expect(complaints).toEqual([]);
});
