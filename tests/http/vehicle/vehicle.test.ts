import { beforeAll, expect, test } from 'vitest';
import { firstVehicle, get, pageOf, textOf, textsOf } from '../../http.ts';
import { addToStock, withDatabase } from '../../journeys/stock-vehicle.ts';
import { putKnownVehicle, REPORT } from '../../journeys/vehicle/known-vehicle.ts';
import { PlainBrowser } from '../../plain-browser.ts';
import { eventually } from '../../settled.ts';

let path: string;
beforeAll(async () => {
  path = await putKnownVehicle('PAGE1');
});

test('[D7] a sold vehicle says so and leads to similar ones', async () => {
  const browser = new PlainBrowser('harbour');
  await browser.open(await firstVehicle('/search/new-used-and-demo-cars?status=sold'));
  expect(textsOf(browser.page, '.buy-panel h2')).toContain('SOLD');
  expect(textOf(browser.page, '.buy-panel')).toContain(
    "Unfortunately this vehicle recently sold. But don't worry, we can help you find a similar vehicle!",
  );
  await browser.follow('Find Me Something Similar');
  expect(browser.path).toMatch(/\/find-me-something-similar\?car_id=\d+$/);
  expect(browser.status).toBe(200);
  expect(browser.page.querySelectorAll('form[aria-label="What you’re looking for"]')).toHaveLength(1);
});

test('[D7] [D14] a vehicle long sold is gone (410) and leads to similar ones; an unknown one is 404', async () => {
  const sold = `select c.slug from car c join site s on s.group_id = c.group_id and s.slug = 'harbour'
    where c.sold and c.show_on_dealer_website and c.sold_date_timestamp < extract(epoch from now()) - 4 * 86400
    limit 1`;
  const { rows } = await withDatabase((database) =>
    database.asPlatform((tx) => tx.client.query<{ slug: string }>(sold)),
  );
  const browser = new PlainBrowser('harbour');
  await browser.open(`/cars/${rows[0]?.slug}`);
  expect(browser.status).toBe(410);
  expect(textOf(browser.page, 'h1')).toMatch(/^This \d{4} .+ has been sold$/);
  expect(textsOf(browser.page, 'h2')).toContain('Similar Cars In-Stock');
  expect(browser.page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(browser.page.querySelector('link[rel=canonical]')).toBeNull();
  const similar = [...browser.page.querySelectorAll('.message a[href^="/cars/"]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(similar.length).toBeGreaterThan(0);
  for (const href of similar.slice(0, 2)) expect((await get('harbour.localhost', href!)).status).toBe(200);
  expect((await get('harbour.localhost', '/cars/never-was')).status).toBe(404);
});

test('[C1] a vehicle whose price was lowered says by how much and when', async () => {
  const vehicle = { site: 'harbour', location: 'harbour-hyundai-cairns', stocknum: 'LOWER1' };
  const at = (price: number) => addToStock({ ...vehicle, hours: 'open', more: { price } });
  await at(54_990);
  const lowered = await at(52_490);
  const said = async () => textsOf(await pageOf('harbour', lowered), '.buy-panel .reduced');
  await eventually('the lowered price', async () => (await said()).length > 0);
  expect(await said()).toEqual([expect.stringMatching(/^Reduced \$2,500 on \d\d\/\d\d\/\d{4}$/)]);
});

test('[D6] actions that would lead nowhere are not there, and those that are lead somewhere', async () => {
  const page = await pageOf('harbour', path);
  const links = [...page.querySelectorAll('.buy-panel .price-box a[href]')];
  const leading = (name: string) => links.filter((link) => textOf(link).startsWith(name));
  expect(leading('Reserve Car Now')).toHaveLength(1);
  for (const name of ['Reserve Car Now', 'Test Drive', 'Trade-in', 'Get Finance Quote', 'Enquire Now']) {
    for (const link of leading(name)) {
      const [to = ''] = (link.getAttribute('href') ?? '').split('#');
      const { status, headers } = await get('harbour.localhost', to);
      // A gated page only redirects to sign-in, and on from there.
      const there = status === 302 ? await get('harbour.localhost', String(headers.location)) : { status };
      expect([name, there.status]).toEqual([name, 200]);
    }
  }
});

test('[D8] [D21] [D24] what is known stands on the page, and old links lead on', async () => {
  const page = await pageOf('harbour', path);
  for (const id of ['vehicle-map', 'finance-calculator', 'financeDisclaimer'])
    expect(page.querySelectorAll(`#${id}`), id).toHaveLength(1);
  expect(textOf(page, '#vehicle-map').match(/Opening hours/g)).toHaveLength(1);
  expect(page.querySelectorAll('#vehicle-map [data-map="own"] svg')).toHaveLength(1);
  expect(textOf(page, '.sales')).toMatch(/[\d,]+ vehicles sold this month$/);
  expect(page.querySelectorAll('#key .more-d summary')).toHaveLength(1);
  const isListed = (one: Document, part: string) => one.querySelectorAll(`#${part} .more-d li, #${part} .more-d dt`);
  for (const part of ['spec', 'feat']) {
    expect(isListed(page, part), part).toHaveLength(0);
    const href = page.querySelector(`#${part} a[data-whole]`)?.getAttribute('href');
    expect(href).toBe(`${path}?show=all#${part}`);
    const whole = await pageOf('harbour', `${path}?show=all`);
    expect(isListed(whole, part).length, part).toBeGreaterThan(0);
    expect(whole.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`${path}$`));
  }
});

test('[D15] the bar says where a vehicle is, and the way to it', async () => {
  const page = await pageOf('harbour', path);
  expect(textOf(page, '.locbar span')).toMatch(/^Located at \w/);
  const directions = [...page.querySelectorAll('.locbar a')].find((link) => textOf(link) === 'Get Directions');
  expect(directions?.getAttribute('href')).toMatch(/^https:\/\//);
});

test('[D21] a vehicle’s history report is there to be read', async () => {
  const page = await pageOf('harbour', path);
  const link = [...page.querySelectorAll('.buy-panel a')].find((one) => textOf(one) === 'History report');
  expect(link?.getAttribute('href')).toBe(REPORT);
  const file = await get('harbour.localhost', REPORT);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('[D12] without JavaScript the number is one click away, and the click is recorded', async () => {
  const browser = new PlainBrowser('harbour');
  await browser.open(path);
  expect(textsOf(browser.page, 'main .phone-number').filter((text) => text.includes('•')).length).toBeGreaterThan(1);
  await browser.press(/^Call Now/);
  expect(browser.path).toBe(`${path}?phone=shown#call`);
  const links = [...browser.page.querySelectorAll('a[href^="tel:+61"]')].map((link) => textOf(link));
  expect(links.filter((text) => /^Call Now \d{2} \d{4} \d{4}$/.test(text))).toHaveLength(1);
  expect(textsOf(browser.page, 'main .phone-number').filter((text) => text.includes('•'))).toEqual([]);
});

const FIELDS = ['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence', 'description'];

test('[D13] the address of a comparison answers its fields; that of no vehicle is not found', async () => {
  const { status, body } = await get('harbour.localhost', `${path}/autogauge`);
  expect(status).toBe(200);
  const comparison = JSON.parse(body);
  expect(Object.keys(comparison)).toEqual(expect.arrayContaining(FIELDS));
  expect(comparison.listing_price).toBe(54_990);
  expect((await get('harbour.localhost', '/cars/no-such-car/autogauge')).status).toBe(404);
});
