import { expect, test } from 'vitest';
import { get } from '../../http.ts';
import { PlainBrowser } from '../../plain-browser.ts';
import { filled, formIn, withChoices } from '../../plain-form.ts';
import { findAsked } from './asked-vehicle.ts';
import { createLeadReader, newEmail } from './saved-leads.ts';

const leadsOf = createLeadReader();
const SITE = 'wattle-creek';
const HOST = `${SITE}.localhost`;
/** A text that no page has. */
const MARK = `mark-${Date.now()}`;

test.each(['/', '/search/used-cars', '/about-us', '/search/used-cars?page=1', '/contact', '/no-such-page'])(
  '[G5] an advertisement that leads to %s is remembered by the browser alone: no page that is kept for others holds it',
  async (path) => {
    const landing = `${path}${path.includes('?') ? '&' : '?'}utm_source=${MARK}&utm_term=a%20b&gclid=G1&x=1`;
    for (const _ of ['made', 'from memory']) {
      const { headers, body } = await get(HOST, landing);
      const [cookie, ...others] = [headers['set-cookie'] ?? []]
        .flat()
        .filter((one) => one.startsWith(`${SITE}.campaign=`));
      expect(cookie).toBe(
        `${SITE}.campaign=utm_source=${MARK}&utm_term=a+b&gclid=G1; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax`,
      );
      expect(others).toEqual([]);
      // A shared cache would give one visitor's click id to all.
      expect(headers['cache-control']).toMatch(/^private, no-(cache|store)$/);
      if (headers['cache-control'] === 'private, no-cache') expect(body).not.toContain(MARK);
    }
    const plain = await get(HOST, path);
    expect([plain.body, [plain.headers['set-cookie'] ?? []].flat().join()].join()).not.toMatch(
      new RegExp(`${MARK}|campaign=`),
    );
  },
);

test('[G5] without scripts an enquiry three pages later says what brought the visit', async () => {
  const { path, href } = await findAsked(SITE, '/enquire?car_id=');
  const browser = new PlainBrowser(SITE);
  const email = newEmail('campaign');
  await browser.open(`/?utm_source=letter&utm_campaign=${MARK}&fbclid=F1`);
  await browser.open('/search/used-cars');
  await browser.open(path);
  const { page } = await browser.open(href);
  const written = {
    'First Name': 'Sam',
    'Last Name': 'Lee',
    'Mobile Number': '0412 345 678',
    Postcode: '4000',
    Comments: 'Is it still here?',
    'Email Address': email,
  };
  const { status } = await browser.send(filled(withChoices(formIn(page)), written));
  expect(status).toBe(200);
  const [lead] = await leadsOf(email);
  expect(lead?.campaign).toEqual({ utm_source: 'letter', utm_campaign: MARK, fbclid: 'F1' });
});
