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

test('[H1] [H2] departments lead to the places of a kind, the nearest first, and a dealership to its own page', async () => {
  const page = await pageOf(SITE, `${LOCATOR}?q=4870`);
  const links = [...page.querySelectorAll('nav[aria-label="Departments"] a')];
  const href = links.find((link) => textOf(link).startsWith('Service'))?.getAttribute('href') ?? '';
  const { searchParams } = new URL(href, 'http://any');
  expect([searchParams.get('type'), searchParams.get('q')]).toEqual(['service', '4870']);
  const services = await pageOf(SITE, href);
  expect(textOf(services, '[role=status]')).toMatch(/^\d+ locations, the nearest to 4870 first/);
  const nearest = services.querySelector('main article') as Element;
  expect(textOf(nearest)).toMatch(/Cairns.*DL# \d+.*about \d+ km/);
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
  ['harbour', '/contact-us', 302, '/dealer-locator'],
  ['harbour', '/contact-us/nowhere', 404, ''],
  ['wattle-creek', '/our-location/wattle-creek-toyota', 200, ''],
  ['ironbark', '/locations/ironbark-european', 200, ''],
])('[H3] %s %s answers %i %s', async (site, path, status, to) => {
  const answer = await get(`${site}.localhost`, path);
  expect([answer.status, String(answer.headers.location ?? '')]).toEqual([status, to]);
});
