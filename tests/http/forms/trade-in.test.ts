import { beforeAll, expect, test } from 'vitest';
import { textOf } from '../../http.ts';
import { PlainBrowser, type SeenPage } from '../../plain-browser.ts';
import { filled, firstProblem, formIn } from '../../plain-form.ts';
import {
  accepting,
  details,
  findOwnVehicle,
  firstAnswers,
  foundBy,
  type OwnVehicle,
  offerOf,
  REGISTRATION,
} from './own-vehicle.ts';
import { createLeadReader, newEmail } from './saved-leads.ts';

const SITE = 'wattle-creek';
const leadsOf = createLeadReader();
let own: OwnVehicle;
beforeAll(async () => {
  own = await findOwnVehicle(SITE);
});

const expectErrors = ({ status, page }: SeenPage, first: string) => {
  expect(status).toBe(400);
  expect(textOf(page, '.form-errors')).toMatch(/^Please fix the following errors:/);
  expect(firstProblem(page).box).toBe(first);
};

test('[G4] without scripts a vehicle is sold step by step; errors are said, and what was written stays', async () => {
  const email = newEmail('sell');
  const browser = new PlainBrowser(SITE);
  const { page } = await browser.open('/sell-my-car');
  const nobody = filled(formIn(page, REGISTRATION), {
    Rego: 'NOBODY',
    'State or territory': 'New South Wales',
    'Odometer reading': '150000',
  });
  const unknown = await browser.send(nobody);
  expect(textOf(unknown.page, '.form-errors a')).toMatch(/We couldn’t find NOBODY/);
  expect(formIn(unknown.page, REGISTRATION).fields.rego).toBe('NOBODY');
  const described = filled(formIn(unknown.page, 'form[aria-label="Find by make and model"]'), {
    Make: own.make,
    Model: own.model,
    Year: String(new Date().getFullYear() - 3),
    'Odometer reading': '150,000',
  });
  const condition = await browser.send(described);
  expect(condition.path).toMatch(/step=condition/);
  const answers = firstAnswers(condition.page);
  const which = formIn(condition.page, 'form[aria-label="What’s it like?"]').element.querySelector('select');
  const name = which?.getAttribute('name');
  const requested = await browser.send(filled(answers, name ? { [name]: 'Not sure' } : {}));
  expect(requested.path).toMatch(/step=details/);
  const { page: last } = await browser.send(details(requested.page, email));
  expect(textOf(last, '.tradein-said')).toMatch(/Online estimates are for vehicles up to 100,000 km/);
  expect(await leadsOf(email)).toMatchObject([
    { category: 'Sell My Car', payload: { valuation_by_hand: 'over_km', trade_in_km: 150_000 } },
  ]);
});

test.each([
  ['/cars/trade-in', 'Trade-In'],
  ['/sell-my-car', 'Sell My Car'],
])('[G4] [G10] %s without scripts goes from its errors to an estimate that is accepted', async (path, category) => {
  const email = newEmail('estimate');
  const browser = new PlainBrowser(SITE);
  const { page } = await browser.open(path);
  const empty = await browser.send(formIn(page, REGISTRATION));
  expectErrors(empty, 'rego');
  const condition = await browser.send(foundBy(empty.page, own));
  expect(condition.path).toMatch(/step=condition/);
  expect(textOf(condition.page, '.tradein-title')).toContain(own.make);
  const unanswered = await browser.send(formIn(condition.page, 'form[aria-label="What’s it like?"]'));
  expect(unanswered.status).toBe(400);
  const requested = await browser.send(firstAnswers(unanswered.page));
  expect(requested.path).toMatch(/step=details/);
  const nameless = await browser.send(formIn(requested.page));
  expectErrors(nameless, 'name');
  const estimate = await browser.send(details(nameless.page, email));
  expect(estimate.path).toMatch(/step=estimate/);
  expect(offerOf(estimate.page)).toMatch(/^\$[\d,]+$/);
  expect((await leadsOf(email)).map((lead) => lead.category)).toEqual([category]);
  const accepted = await browser.send(accepting(estimate.page));
  expect(textOf(accepted.page, '.tradein-said')).not.toBe('');
  expect(offerOf(accepted.page)).toBe(offerOf(estimate.page));
  expect((await leadsOf(email)).map((lead) => [lead.category, lead.subcategory])).toEqual([
    [category, null],
    [category, 'Offer Accepted'],
  ]);
});

test('[G10] the instant price is there before anybody says who they are', async () => {
  const browser = new PlainBrowser(SITE);
  const { page } = await browser.open('/instant-price');
  const condition = await browser.send(foundBy(page, own));
  const estimate = await browser.send(firstAnswers(condition.page));
  expect(estimate.path).toMatch(/step=estimate/);
  expect(offerOf(estimate.page)).toMatch(/^\$[\d,]+$/);
  const requested = await browser.send(accepting(estimate.page));
  expect(requested.path).toMatch(/step=details/);
});
