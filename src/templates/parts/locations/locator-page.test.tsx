import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { locator, locatorWithMap } from '../../../../tests/contracts/samples/places.ts';
import type { LocatorPageModel } from '../../../features/places/model.ts';
import { LocatorPage } from './locator-page.tsx';
import { PlaceWays } from './place.tsx';

function pageOf(model: LocatorPageModel): Document {
  const page = (
    <MemoryRouter>
      <LocatorPage model={model} />
    </MemoryRouter>
  );
  return parseHTML(`<html><body>${renderToStaticMarkup(page)}</body></html>`).document;
}
const textOf = (page: Document, selector: string) => page.querySelector(selector)?.textContent?.trim();

// The list has a line for every desk: its number beside that of the locations would be a second count.
test('[H9] the list beside the map says no number of places of its own', () => {
  const page = pageOf(locatorWithMap);
  expect(page.querySelectorAll('.loc-side li').length).toBeGreaterThan(1);
  expect(textOf(page, '.loc-side summary')).toBe('All locations');
  expect(textOf(page, '.loc-found')).toMatch(/^\d+ locations?\./);
});

test('[H1] a name of several suburbs can be chosen from, and whose the data are is said with its licence', () => {
  const page = pageOf(locator);
  const options = [...page.querySelectorAll('select[name="q"] option')].map((one) => one.textContent);
  expect(options).toEqual(['4127', 'Springwood NSW 2777']);
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('https://www.geonames.org/');
  expect(links).toContain('https://creativecommons.org/licenses/by/4.0/');
});

test('[H1] among others, a place has its week behind today’s line, once for each of both', () => {
  const page = pageOf(locator);
  const place = page.querySelector('.loc-place');
  const fold = place?.querySelector('details.loc-hours');
  expect(fold?.hasAttribute('open')).toBe(false);
  expect(fold?.querySelectorAll('.week').length).toBe(1);
  expect(place?.querySelectorAll('.week').length).toBe(1);
  expect(fold?.querySelector('summary .opening-state')?.textContent).toBe(textOf(page, '.loc-today'));
});

test('[H1] a page without a search has no box and no source of postcodes; all have the contact page', () => {
  const page = pageOf({ ...locator, finder: null, source: null });
  expect(page.querySelector('search, form')).toBeNull();
  expect(page.body.textContent).not.toContain('GeoNames');
  expect(textOf(page, '.page-top a[href="/contact"]')).toBe('Send us a message');
});

test('[H3] each of several numbers says whose it is; a single one does where its department is not named', () => {
  const place = locator.dealerships[0]?.tabs[0]?.places[0];
  if (!place) throw new Error('The sample has no place');
  const [sales, landline] = [
    { label: 'Sales', text: '07 5550 1234', href: 'tel:+61755501234' },
    { label: 'Landline', text: '07 5550 5678', href: 'tel:+61755505678' },
  ];
  const numbersOf = (phones: (typeof place)['phones'], isDepartment = false) => {
    const ways = renderToStaticMarkup(<PlaceWays place={{ ...place, phones }} isDepartment={isDepartment} />);
    const { document } = parseHTML(`<html><body>${ways}</body></html>`);
    return [...document.querySelectorAll('[href^="tel:"]')].map((link) => {
      link.querySelector('.vh')?.remove();
      return link.textContent;
    });
  };
  expect(numbersOf([sales, landline])).toEqual(['Sales 07 5550 1234', 'Landline 07 5550 5678']);
  expect(numbersOf([sales])).toEqual(['07 5550 1234']);
  expect(numbersOf([sales], true)).toEqual(['Sales 07 5550 1234']);
});

// A map that came first and was put below by a style would be seen moving while the page arrives.
test('[H5] one place is followed by its map, several follow theirs', () => {
  const { map } = locatorWithMap;
  const mapFirst = (pins: number) => {
    const page = pageOf({ ...locatorWithMap, map: map && { ...map, pins: map.pins.slice(0, pins) } });
    return page.querySelector('.loc-in')?.firstElementChild?.classList.contains('loc-map');
  };
  expect([mapFirst(1), mapFirst(2)]).toEqual([false, true]);
});
