import { expect, test } from 'vitest';
import { get, pageOf, textOf, textsOf } from '../http.ts';

const SITE = 'harbour';
const LOCATOR = '/dealer-locator';

test('[H1] without scripts the box asks the same page, and says what is wrong with what was asked', async () => {
  const page = await pageOf(SITE, LOCATOR);
  const form = page.querySelector('form.loc-find');
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual([LOCATOR, null]);
  expect(form?.querySelector('input[name=q]')?.getAttribute('type')).toBe('search');
  expect(textOf(form as Element, 'button[type=submit]')).toBe('Search');
  const refused = await pageOf(SITE, `${LOCATOR}?q=400`);
  expect(textOf(refused, '[role=alert]')).toBe('Invalid postcode. Please enter a 4-digit number.');
});

test.each([
  ['4670', 'Harbour Volkswagen Bundaberg'],
  ['Surfers Paradise', 'Harbour Mercedes-Benz Bundall'],
])(
  '[H1] [H10] from %s the nearest is %s, whoever the data are of is said, and no browser gets the table',
  async (q, nearest) => {
    const page = await pageOf(SITE, `${LOCATOR}?q=${encodeURIComponent(q)}`);
    expect(textsOf(page, 'main article h2')[0]).toBe(nearest);
    expect(textOf(page, 'main')).toContain('Postcodes and suburbs: adapted from GeoNames, CC BY 4.0');
  },
);

test('[H1] without scripts another suburb of that name is chosen in its own form; the department stays', async () => {
  const page = await pageOf(SITE, `${LOCATOR}?q=newstead&type=service`);
  const select = page.querySelector('form select[name=q]') as Element;
  const options = [...select.querySelectorAll('option')];
  expect(options.map((option) => textOf(option)).toSorted()).toEqual([
    'Newstead NSW 2360',
    'Newstead QLD 4006',
    'Newstead TAS 7250',
    'Newstead VIC 3462',
  ]);
  const chosen = options.filter((option) => option.getAttribute('selected') !== null);
  expect(chosen.map((option) => textOf(option))).toEqual(['Newstead QLD 4006']);
  const form = select.closest('form') as Element;
  expect(form.getAttribute('action')).toBe(LOCATOR);
  expect(form.querySelector('input[name=type]')?.getAttribute('value')).toBe('service');
  const unknown = await pageOf(SITE, `${LOCATOR}?q=Atlantis`);
  expect(textOf(unknown, '[role=status]')).toContain('We couldn’t find a suburb or location called “Atlantis”');
});

test('[H1] [H2] departments list their locations, the nearest first, and a dealership links to its page', async () => {
  const page = await pageOf(SITE, `${LOCATOR}?q=4870`);
  const links = [...page.querySelectorAll('nav[aria-label="Departments"] a')];
  const href = links.find((link) => textOf(link).startsWith('Service'))?.getAttribute('href') ?? '';
  const { searchParams } = new URL(href, 'http://any');
  expect([searchParams.get('type'), searchParams.get('q')]).toEqual(['service', '4870']);
  const services = await pageOf(SITE, href);
  expect(textOf(services, '[role=status]')).toMatch(/^\d+ locations, nearest to 4870 first/);
  const nearest = services.querySelector('main article') as Element;
  expect(textOf(nearest)).toMatch(/Cairns.*DL# \d+.*\d+ km away/);
  expect(textsOf(nearest, 'a').filter((text) => text.startsWith('Book a Service'))).toHaveLength(1);
  const own = nearest.querySelector('h2 a')?.getAttribute('href') ?? '';
  expect(textOf(await pageOf(SITE, own), 'h1')).toBe(textOf(nearest, 'h2'));
});

test('[H3] a place’s type selector leads from one of its departments to another', async () => {
  const page = await pageOf(SITE, '/contact-us/harbour-toyota-chermside');
  const links = [...page.querySelectorAll('nav[aria-label="Departments"] a')];
  expect(links.map((link) => textOf(link))).toEqual(['Sales', 'Used', 'Service', 'Parts']);
  const href = links.at(-1)?.getAttribute('href') ?? '';
  expect(href).toMatch(/\?at=harbour-toyota-chermside-parts$/);
  expect(textsOf(await pageOf(SITE, href), 'h1, h2')).toContain('Harbour Toyota Chermside - Parts');
});

test('[H3] without scripts a place is written to on a contact page of its own', async () => {
  const page = await pageOf(SITE, '/contact-us/harbour-toyota-chermside');
  const contact = [...page.querySelectorAll('main a')].find((link) =>
    link.getAttribute('aria-label')?.startsWith('Contact Harbour Toyota Chermside'),
  );
  const href = contact?.getAttribute('href') ?? '';
  expect(href).toContain('/contact?location=harbour-toyota-chermside');
  const form = await pageOf(SITE, href);
  expect(form.querySelectorAll('main input[name="location_id"]').length).toBe(1);
});

test.each([
  ['harbour', '/contact-us/harbour-toyota-chermside', 200, ''],
  ['harbour', '/our-location/harbour-toyota-chermside', 301, '/contact-us/harbour-toyota-chermside'],
  ['harbour', '/locations/harbour-used-cars-gympie', 301, '/contact-us/harbour-used-cars-gympie'],
  ['harbour', '/contact-us/harbour-used-cars-gympie', 200, ''],
  [
    'harbour',
    '/contact-us/harbour-toyota-cairns-service',
    301,
    '/contact-us/harbour-toyota-cairns?at=harbour-toyota-cairns-service',
  ],
  ['harbour', '/contact-us?utm_source=a', 302, '/contact?utm_source=a'],
  ['bluegum', '/our-location', 302, '/dealer-locator'],
  ['harbour', '/contact-us/nowhere', 404, ''],
  ['wattle-creek', '/our-location/wattle-creek-toyota', 200, ''],
  ['ironbark', '/locations/ironbark-european', 200, ''],
])('[H3] %s %s answers %i %s', async (site, path, status, to) => {
  const answer = await get(`${site}.localhost`, path);
  expect([answer.status, String(answer.headers.location ?? '')]).toEqual([status, to]);
});
