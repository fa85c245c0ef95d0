import { describe, expect, test } from 'vitest';
import { get, textOf } from '../../http.ts';
import { PlainBrowser } from '../../plain-browser.ts';
import { filled, firstProblem, formIn } from '../../plain-form.ts';
import { newVehicle } from './new-vehicle.ts';
import { createLeadReader, newEmail } from './saved-leads.ts';
import { nameOf, sendByScript } from './script-form.ts';

const SITE = 'harbour';
const HOST = `${SITE}.localhost`;
const leadsOf = createLeadReader();

const PERSON = { 'First Name': 'Sam', 'Last Name': 'O’Brien', 'Mobile Number': '0412 345 678' };

/** The button to the payment page. */
const payForm = (page: Document) => formIn(page, 'form.payment-pay');

/** The form of the test payment, with the named card. */
const cardForm = (page: Document, card: string) => filled(formIn(page, '.testpay form'), { [card]: true });

/** The checkout as an unrelated visitor sees it. */
const strangerAt = async (path: string) => textOf((await new PlainBrowser(SITE).open(path)).page, 'main');

test('[G12] without scripts a vehicle is reserved: held, declined, paid, and reserved on every page', async () => {
  const path = await newVehicle();
  const email = newEmail('reserves');
  const browser = new PlainBrowser(SITE);
  const { page } = await browser.open(path);
  const href = `${path}/checkout`;
  expect(textOf(page, `a[href="${href}"]`)).toMatch(/Reserve Car Now/);
  const { page: checkout } = await browser.open(href);
  expect(textOf(checkout, 'h1')).toBe('Reserve this vehicle');
  const person = { ...PERSON, 'Email Address': email };
  const refused = await browser.send(filled(formIn(checkout), { ...person, Postcode: '61' }));
  expect(refused.status).toBe(400);
  expect(textOf(refused.page, '.form-errors')).toMatch(/^Please fix the following errors:/);
  expect(firstProblem(refused.page).box).toBe('postcode');
  expect(formIn(refused.page).fields.last_name).toBe('O’Brien');
  const begun = await browser.send(filled(formIn(refused.page), { Postcode: '6109' }));
  expect(textOf(begun.page, 'h1')).toBe('Pay $200');
  const payment = begun.path;

  expect(await strangerAt(href)).toMatch(/Someone else is reserving this vehicle right now\./);
  const again = (await browser.open(href)).page.querySelector('.pay-notice a');
  expect([again?.textContent, again?.getAttribute('href')]).toEqual(['Continue to payment', payment]);

  const paying = await browser.send(payForm(begun.page));
  expect(textOf(paying.page, 'h1')).toBe('Test payment');
  const leave = [...paying.page.querySelectorAll('.testpay a')].find((link) => textOf(link) === 'Leave without paying');
  expect(leave?.getAttribute('href')).toBe(payment);
  expect(textOf((await browser.open(payment)).page, 'h1')).toBe('Pay $200');
  const declined = await browser.send(cardForm(paying.page, 'Is declined'));
  expect(textOf(declined.page, '[role=alert]')).toMatch(/Your card was declined/);
  const tried = await browser.send(payForm(declined.page));
  const paid = await browser.send(formIn(tried.page, '.testpay form'));
  expect(textOf(paid.page, 'h1')).toBe('It’s reserved for you');
  for (const gone of [tried.path, payment]) {
    const { page: after, path: led } = await browser.open(gone);
    expect([textOf(after, 'h1'), led]).toEqual(['It’s reserved for you', payment]);
  }

  expect(await leadsOf(email)).toMatchObject([
    {
      category: 'Reservation',
      subcategory: 'Paid',
      payload: { payment_state: 'paid', payment_amount: '$200' },
    },
  ]);
  const list = `/search/new-used-and-demo-cars?query=${path.split('-').at(-1)}`;
  await expect.poll(async () => (await get(HOST, list)).body).toMatch(/RESERVED/);
  expect((await get(HOST, path)).body).not.toMatch(/Reserve Car Now/);
  expect(await strangerAt(href)).toMatch(/Someone else has reserved this vehicle/i);
});

test('[G12] with scripts a vehicle is held as without them', async () => {
  const path = await newVehicle();
  const href = `${path}/checkout`;
  const browser = new PlainBrowser(SITE);
  const form = formIn((await browser.open(href)).page);
  const { fields } = filled(form, { ...PERSON, 'Email Address': newEmail('holds'), Postcode: '6109' });
  const { body } = await sendByScript(SITE, { form: nameOf(form.element), page: href, fields });
  const { page } = await browser.open(JSON.parse(body).to);
  expect(textOf(page, 'h1')).toBe('Pay $200');
  expect(await strangerAt(href)).toMatch(/Someone else is reserving this vehicle right now\./);
});

describe('[G10] an invoice is paid online', () => {
  const PAYMENT = {
    'Invoice or reference number': 'INV-104',
    'Amount in dollars': '1250.50',
    'First Name': 'Sam',
    'Last Name': 'Lee',
    'Mobile Number': '0412 345 678',
  };

  test.each(['without scripts', 'with scripts'])('%s', async (how) => {
    const email = newEmail('pays');
    const browser = new PlainBrowser('longpaddock');
    const { page } = await browser.open('/online-payment');
    const empty = await browser.send(formIn(page));
    expect(empty.status).toBe(400);
    expect(textOf(empty.page, '.form-errors')).toMatch(/^Please fix the following errors:/);
    const form = formIn(empty.page);
    const written = filled(form, { ...PAYMENT, 'Email Address': email });
    const begin = async () => {
      if (how === 'without scripts') return browser.send(written);
      const sent = { form: nameOf(form.element), page: '/online-payment', fields: written.fields };
      return browser.open(JSON.parse((await sendByScript('longpaddock', sent)).body).to);
    };
    const begun = await begin();
    expect(textOf(begun.page, 'form.payment-pay button')).toBe('Pay $1,250.50');
    const paying = await browser.send(payForm(begun.page));
    const paid = await browser.send(formIn(paying.page, '.testpay form'));
    expect(textOf(paid.page, 'h1')).toBe('Payment received, thank you');
    expect(await leadsOf(email)).toMatchObject([{ category: 'Online payment', subcategory: 'Paid' }]);
  });
});

test('[G10] [G12] pages of paying are where they make sense, and nowhere else', async () => {
  expect((await get(HOST, '/online-payment')).status).toBe(404);
  expect((await get('roam.localhost', '/checkout-journey')).status).toBe(404);
  expect((await get(HOST, '/checkout-journey')).status).toBe(400);
  const path = await newVehicle();
  expect((await get(HOST, `${path}/buy-online`)).headers.location).toBe(`${path}/checkout`);
});
