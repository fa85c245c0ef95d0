import { beforeEach, expect, test, vi } from 'vitest';
import { trackPhoneLinks } from '../../../src/kernel/events/parts/phone-links.ts';
import * as soon from '../../../src/kernel/events/parts/send-lazily.ts';
import { firstVehicle, pageOf } from '../../http.ts';

const sent: { name: string; carId?: number }[] = [];
beforeEach(() => {
  vi.spyOn(soon, 'sendEventLazily').mockImplementation(({ name, carId }) => void sent.push({ name, carId }));
  vi.stubGlobal('location', { pathname: '/here', search: '' });
});

/** The events that clicks on every phone link of a page send, on a child element where there is one. */
async function callsFrom(site: string, path: string) {
  const page = await pageOf(site, path);
  const end = trackPhoneLinks(page);
  const links = [...page.querySelectorAll('a')].filter((link) => /^tel:/i.test(link.getAttribute('href') ?? ''));
  sent.length = 0;
  for (const link of links) {
    const inner = link.firstElementChild ?? link;
    inner.dispatchEvent(new (page.defaultView as typeof window).Event('click', { bubbles: true }));
  }
  end();
  return { links, sent: [...sent], loose: looseNumbers(page.body) };
}

const NUMBER = /(?<![\d$.,])(?:\(?0[23478]\)?(?:\d{2} \d{3} \d{3}| \d{4} \d{4})|1[38]00 \d{3} \d{3})(?!\d)/;

/**
 * Phone numbers on a page without a link: they cannot be tapped, and no click on them is counted. Printed sheets have
 * no links.
 */
function looseNumbers(body: Element): string[] {
  const loose: string[] = [];
  for (const element of body.querySelectorAll('*')) {
    if (element.closest('script, style, textarea, .on-paper, a[href^="tel:"], [data-masked]')) continue;
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
    loose.push(...own.map(({ textContent }) => textContent ?? '').filter((text) => NUMBER.test(text)));
  }
  return loose;
}

// A link with a handler of its own, as a vehicle's number once had, would be the only one that is counted.
test.each([
  ['harbour', '/'],
  // Regression: the number was plain text, which nobody could tap.
  ['harbour', '/faqs'],
  ['bluegum', '/faqs'],
  ['harbour', '/success?category=General+Enquiry'],
  ['harbour', '/sign-in?type=watchlist'],
  ['harbour', '/trade-in'],
  ['wattle-creek', '/saved'],
  ['bluegum', '/'],
  ['longpaddock', '/contact'],
  ['harbour', '/search/used-cars'],
  ['harbour', '/contact'],
  ['harbour', '/dealer-locator'],
  ['harbour', '/kia/overview'],
  ['harbour', '/terms-and-conditions'],
  ['wattle-creek', '/finance'],
  ['harbour-prestige', '/about-us'],
  ['ironbark', '/service'],
])('[I1] event 25 is sent for each link that dials of %s%s', async (site, path) => {
  const { links, sent, loose } = await callsFrom(site, path);
  expect(loose).toEqual([]);
  expect(links.length).toBeGreaterThan(0);
  expect(sent).toEqual(links.map(() => ({ name: 'phone_click', carId: undefined })));
});

test('[I1] event 25 is on each phone link of a location’s page, and of a vehicle’s page in every look', async () => {
  const locator = await pageOf('harbour', '/dealer-locator');
  const place = locator.querySelector('a[href^="/locations/"]')?.getAttribute('href');
  const pages: [string, string][] = [['harbour', place ?? '']];
  for (const look of ['harbour', 'bluegum', 'harbour-prestige'])
    pages.push([look, await firstVehicle('/search/used-cars', look)]);
  for (const [site, path] of pages) {
    const { links, sent, loose } = await callsFrom(site, path);
    expect([site, path, loose]).toEqual([site, path, []]);
    expect([site, path, sent.length]).toEqual([site, path, links.length]);
    expect(links.length).toBeGreaterThan(0);
  }
});

test('[I1] event 25 says the vehicle where the number is about one, and none in the header and footer', async () => {
  const { links, sent } = await callsFrom('wattle-creek', await firstVehicle('/search/used-cars', 'wattle-creek'));
  expect(sent).toHaveLength(links.length);
  const own = links.map((link) => Number(link.getAttribute('data-car-id')) || undefined);
  expect(sent.map(({ carId }) => carId)).toEqual(own);
  expect(own).toContain(undefined);
  expect(own.some((id) => id !== undefined)).toBe(true);
});
