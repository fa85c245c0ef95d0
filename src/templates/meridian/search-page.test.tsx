import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCar, sampleCars, sampleSettings, sampleStock } from '../../../tests/samples/stock.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { loadSearchPage } from '../../features/search/load.ts';
import type { SearchPageModel } from '../../features/search/model.ts';
import { formatListId } from '../../kernel/stock/address.ts';
import { SearchPage } from './search-page.tsx';

const url = '/p/1.jpg';
const pictured = sampleCars(214).map((car) => ({ ...car, images: [{ image: { url, thumb: { url } } }] }));

function pageAt(path: string, cars: Car[] = pictured): SearchPageModel {
  const request = {
    settings: sampleSettings({ card: { facts: ['km', 'simple_fuel', 'seats', 'city'] } }),
    stock: sampleStock(cars),
    site: { origin: 'https://site.example' },
    url: new URL(path, 'https://site.example'),
    now: SAMPLE_NOW,
  };
  return loadSearchPage(request as unknown as Parameters<typeof loadSearchPage>[0]);
}

function html(model: SearchPageModel): string {
  return renderToStaticMarkup(<SearchPage model={model} />);
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]);

test('a search page has one heading of the first rank and a card for each vehicle', () => {
  const model = pageAt('/search/used-cars?make=Toyota');
  const page = html(model);
  expect(all(page, /<h1>(.*?)<\/h1>/g)).toEqual([`Used Toyota for sale <span>${model.countText}</span>`]);
  expect(all(page, /<article class="(card)/g)).toHaveLength(21);
});

test('[B2] without a script the page is one form of named fields and plain links', () => {
  const page = html(pageAt('/search/used-cars?make=Toyota&fuel=Hybrid&query=gxl&sortBy=price_asc'));
  expect(page).toMatch(/<form id="filter-form"[^>]* action="\/search\/new-used-and-demo-cars" method="get"/);
  const ticked = all(page, /<input type="checkbox" name="(\w+)" checked=""/g);
  expect(ticked).toEqual(['car_type', 'make', 'fuel']);
  const searchBox = /<input type="search" form="filter-form"[^>]*/.exec(page)?.[0];
  expect(searchBox).toContain('name="query" value="gxl"');
  const order = /<select[^>]*form="filter-form"[^>]*>.*?<\/select>/.exec(page)?.[0];
  expect(order).toMatch(/name="sortBy".*<option value="price_asc" selected="">/);
  const buttons = all(page, /<button[^>]*type="submit"[^>]*>(?:<span>)?(Search|Show Me|Apply)/g);
  expect(new Set(buttons)).toEqual(new Set(['Search', 'Show Me', 'Apply']));
});

test('[B10] an empty page says once that there is nothing, and shows what is found without what it names', () => {
  const page = html(pageAt('/search/used-cars?make=Nobody&body=SUV'));
  expect(page).toMatch(/<h2 id="near">\d+ cars? without “Nobody”<\/h2>/);
  expect(page).not.toMatch(/<h1>[^<]*<span>0/);
  expect(page).not.toContain('Search without');
  expect(page.match(/<article class="card/g)?.length).toBeGreaterThan(0);
});

test('a filter’s list stands where links to it lead', () => {
  expect(html(pageAt('/search/used-cars'))).toContain(`id="${formatListId('make')}"`);
});

test('chosen values are in sight, never folded away', () => {
  const page = html(pageAt('/search/used-cars?make=Honda&panel=all'));
  const folded = all(page, /<label class="check is-folded">(.*?)<\/label>/gs).join('');
  expect(folded).not.toBe('');
  expect(folded).not.toContain('checked');
});

test('[B18] a page of offers that has none has no filters, in a column or behind a button', () => {
  const hasFilters = (path: string) => {
    // The panel, which holds the form of the search box too, has a button of its own to close it.
    const [beforePanel = ''] = html(pageAt(path)).split('id="filters"');
    return { button: beforePanel.includes('popoverTarget="filters"'), column: !beforePanel.includes('results--whole') };
  };
  expect(hasFilters('/special-offers')).toEqual({ button: false, column: false });
  expect(hasFilters('/search/used-cars?make=Nobody')).toEqual({ button: true, column: true });
});

test('[B10] the empty state has its own way back, and no cards but those that come close', () => {
  const page = html(pageAt('/search/used-cars?make=Nobody'));
  expect(page).toContain('<h2>No Results Available</h2>');
  expect(page).toMatch(/<a class="btn btn--ink" href="[^"]+">Clear Filters<\/a>/);
  expect(page.slice(0, page.indexOf('id="near"'))).not.toContain('<article');
});

test('[B10] a page has the notice that results could not be loaded at hand, with a way to try again', () => {
  const notice = /<template>(.*?)<\/template>/s.exec(html(pageAt('/search/used-cars')))?.[1];
  expect(notice).toMatch(
    /^<div class="notice" role="alert">.*couldn’t load these results.*Try again<\/button><\/div>$/s,
  );
});

test('[B2] parts of the address that mean nothing are named', () => {
  expect(html(pageAt('/search/used-cars?wheels=4'))).toContain('<code>wheels=4</code> (no such filter)');
});

test('text of a feed is shown as text', () => {
  const page = html(pageAt('/search/used-cars', [sampleCar({ badge: '<script>alert(1)</script>', price: 20_000 })]));
  expect(page).not.toContain('<script>alert');
});

test('no link is empty, and every picture has its size and words', () => {
  const page = html(pageAt('/search/used-cars?make=Toyota'));
  expect(all(page, /<a[^>]* href="(#?)"/g)).toEqual([]);
  const pictures = page.match(/<img [^>]*>/g) ?? [];
  expect(pictures).toHaveLength(21);
  for (const picture of pictures) expect(picture).toMatch(/alt="[^"]+" width="600" height="400"/);
});

test('only the first picture is fetched before the others, on wide screens the first row', () => {
  const page = html(pageAt('/search/used-cars'));
  expect(all(page, /<img [^>]*fetchPriority="(high)"/gi)).toHaveLength(1);
  expect(all(page, /<link rel="preload"[^>]* as="image"[^>]* media="(\(min-width: 1280px\))"/g)).toHaveLength(2);
  expect(all(page, /loading="(lazy)"/g).length).toBeGreaterThan(10);
});
