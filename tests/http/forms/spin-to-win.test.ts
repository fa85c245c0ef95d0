import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { get, textOf } from '../../http.ts';
import { PlainBrowser } from '../../plain-browser.ts';
import { filled, firstProblem, formIn } from '../../plain-form.ts';
import { answerCode, forgetVisitors } from '../account/signed-in.ts';
import { newEmail } from './saved-leads.ts';

const SITE = 'bluegum';

/** A number that has had no spin, however often a test is run. */
const newPhone = () => `04${randomInt(10_000_000, 99_999_999)}`;

const spun = (page: Document, email: string, phone: string) =>
  filled(formIn(page), {
    'First Name': 'Sam',
    'Last Name': 'Lee',
    'Email Address': email,
    'Mobile Number': phone,
    Postcode: '7009',
    'I agree to the conditions of this promotion.': true,
  });

test('[G10] without scripts the wheel is turned once, and its prize is told, again on the next visit', async () => {
  const email = newEmail('spin');
  const browser = new PlainBrowser(SITE);
  const { page } = await browser.open('/spin-to-win');
  const empty = await browser.send(formIn(page));
  expect(empty.status).toBe(400);
  expect(textOf(empty.page, '.form-errors')).toMatch(/^Please fix the following errors:/);
  expect(firstProblem(empty.page).box).toBe('name');
  const turned = await browser.send(spun(empty.page, email, newPhone()));
  expect(turned.path).toMatch(/^\/spin-to-win\?turn=/);
  const prize = textOf(turned.page, '#result .spin-prize');
  expect(prize).not.toBe('');
  const next = await browser.open('/spin-to-win');
  expect(textOf(next.page, '.spin-prize')).toBe(prize);
  expect(next.page.querySelector('form.form')).toBeNull();
  const other = new PlainBrowser(SITE);
  const again = await other.send(spun((await other.open('/spin-to-win')).page, email, newPhone()));
  expect(textOf(again.page, '.form-errors')).toMatch(/already had your spin/);
});

test('[G10] [F4] behind its gate it asks to sign in first, and the wheel stands there afterwards', async () => {
  await forgetVisitors();
  const browser = new PlainBrowser('harbour-outlet');
  const { path } = await browser.open('/spin-to-win');
  expect(path).toBe('/sign-in?type=spin-to-win&redirect=%2Fspin-to-win');
  await answerCode(browser, '0412 000 131');
  expect(browser.path).toBe('/spin-to-win');
  expect(browser.page.querySelector('form.form')).not.toBeNull();
});

test('[G10] it is there only where the site switches it on', async () => {
  expect((await get('harbour.localhost', '/spin-to-win')).status).toBe(404);
});
