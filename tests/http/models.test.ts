import { expect, test } from 'vitest';
import { get, pageOf, textOf, textsOf } from '../http.ts';
import { PlainBrowser } from '../plain-browser.ts';
import { createLeadReader, newEmail } from './forms/saved-leads.ts';

const leadsOf = createLeadReader();

const PERSON = { 'First Name': 'Sam', 'Last Name': 'Ng', 'Mobile Number': '0412 345 678', Postcode: '4000' };
const SEND = /^(Get my quote|Register my interest)$/;

/** Submits the form as it is, which is refused, then filled in with the first place. */
async function askForAQuote(browser: PlainBrowser, email: string): Promise<void> {
  await browser.press(SEND);
  expect(browser.status).toBe(400);
  expect(textOf(browser.page, 'main [role=alert]')).toContain('Please fix the following errors:');
  const [, place] = browser.page.querySelectorAll('main select[name=location_id] option');
  const Location = place?.getAttribute('value') ?? '';
  await browser.press(SEND, { ...PERSON, Location, 'Email Address': email });
  expect(browser.path).toMatch(/^\/success\?/);
}

test('[H8] without JavaScript a colour is picked, what a variant has unfolds, and a quote is asked for', async () => {
  const picked = await pageOf('harbour', '/models/toyota-corolla?variant=sx');
  const form = picked.querySelector('form.model-colours');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([null, '/models/toyota-corolla']);
  expect(textOf(form as Element, 'noscript button[type=submit]')).toBe('Show this colour');
  const third = form?.querySelectorAll('input[name=colour]')[2]?.getAttribute('value') ?? '';
  expect(third).toMatch(/^[\w-]+$/);
  const kept = form?.querySelector('input[type=hidden]');
  const query = `${kept?.getAttribute('name')}=${kept?.getAttribute('value')}&colour=${third}`;
  expect(query).toMatch(/^variant=sx&colour=/);

  const browser = new PlainBrowser('harbour');
  await browser.open(`/models/toyota-corolla?${query}`);
  expect(browser.path).toBe(`/models/toyota-corolla?${query}`);
  const radios = [...browser.page.querySelectorAll('input[name=colour]')];
  expect(radios.map((radio) => radio.hasAttribute('checked')).indexOf(true)).toBe(2);
  const more = textsOf(browser.page, '.model-variant details > summary');
  expect(more[0]).toMatch(/^View moreView less/);
  const [quote] = browser.page.querySelectorAll('main a[href^="/models/order-now?"]');
  expect(textOf(quote as Element)).toBe('Get a Quote');
  await browser.open(quote?.getAttribute('href') ?? '');
  const email = newEmail('plain-quote');
  await askForAQuote(browser, email);
  const [lead] = await leadsOf(email);
  expect(lead?.payload).toMatchObject({ variant: 'SX', 'Vehicle Model': 'Corolla' });
});

test('[H7] [H8] a brand leads to its models, and a model to a quote that has the variant and the colour', async () => {
  const brand = await pageOf('harbour', '/toyota/overview');
  const models = [...brand.querySelectorAll('main a[href^="/models/"]')];
  const hilux = models.find((link) => textOf(link).includes('Toyota HiLux'))?.getAttribute('href');
  expect(hilux).toBe('/models/toyota-hilux');
  const model = await pageOf('harbour', '/models/toyota-corolla?variant=zr&colour=graphite');
  const href = model.querySelector('main a[href^="/models/order-now?"]')?.getAttribute('href') ?? '';
  const browser = new PlainBrowser('harbour');
  await browser.open(href);
  const chosen = (name: string) =>
    browser.page.querySelector(`main [name="${name}"] option[selected]`)?.getAttribute('value');
  expect([chosen('variant'), chosen('colour')]).toEqual(['ZR', 'Graphite']);
  const email = newEmail('graphite-quote');
  await askForAQuote(browser, email);
  const [lead] = await leadsOf(email);
  expect(lead).toMatchObject({
    category: 'New Vehicle Enquiry',
    'Vehicle Make': 'Toyota',
    'Vehicle Model': 'Corolla',
    manufacturer_slug: 'toyota',
    car_type: 'new',
    payload: { variant: 'ZR', colour: 'Graphite', model_id: 'toyota-corolla' },
  });
});

test('[H8] without JavaScript a quote is asked for on the page of a model that is coming', async () => {
  const browser = new PlainBrowser('wattle-creek');
  await browser.open('/models/hilux-bev');
  const email = newEmail('coming-quote');
  await askForAQuote(browser, email);
  expect(await leadsOf(email)).toMatchObject([{ category: 'New Vehicle Enquiry' }]);
});

test.each([
  ['harbour', '/Toyota/overview', 301, '/toyota/overview'],
  ['harbour', '/isuzu-ute/overview', 301, '/isuzu/overview'],
  ['harbour', '/nobody/overview', 404, undefined],
  ['harbour', '/brands/', 301, '/brands'],
  ['harbour', '/brands?find=', 302, '/brands'],
  ['harbour', '/models?body=SUV&make=', 302, '/models?body=suv'],
  ['harbour', '/models?body=ute', 200, undefined],
  ['harbour', '/models/Toyota-Corolla', 301, '/models/toyota-corolla'],
  ['harbour', '/models/none', 404, undefined],
  ['harbour', '/models/order-now?model_id=none', 302, '/models'],
  ['wattle-creek', '/models/order-now?model_id=hilux-bev', 302, '/models/hilux-bev#form-section'],
  ['bluegum', '/models', 404, undefined],
  ['bluegum', '/models/order-now', 404, undefined],
  ['bluegum', '/models/order-now?model_id=none', 404, undefined],
])('[H7] [H8] %s%s is answered %i %s', async (site, path, status, to) => {
  const { status: given, headers } = await get(`${site}.localhost`, path);
  expect([given, headers.location]).toEqual([status, to]);
});

test('[H8] a model’s page is kept for everyone; one with a form is its visitor’s own', async () => {
  const shared = await get('wattle-creek.localhost', '/models/corolla?colour=none-of-ours');
  expect([shared.status, shared.headers['cache-control']]).toEqual([200, 'no-cache']);
  const own = await get('wattle-creek.localhost', '/models/hilux-bev');
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect(own.body).toContain('href="#form-section"');
});
