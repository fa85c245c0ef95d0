import { expect, test } from 'vitest';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { sampleCar, sampleCars } from '../../../../tests/samples/stock.ts';
import { formatRobotsText } from './robots-text.ts';
import { listIndexableLists } from './sitemap-entries.ts';
import { formatSitemap, formatSitemapPart } from './sitemap-xml.ts';

test('crawlers are pointed to the sitemap of this site and kept from endless lists', () => {
  const lines = formatRobotsText('https://www.example.com.au').split('\n');
  expect(lines).toContain('Sitemap: https://www.example.com.au/sitemap.xml');
  expect(lines).not.toContain('Disallow: /');
  for (const endless of ['sortBy=', 'query=', 'colour=', 'seats=', 'range[', 'price_min='])
    expect(lines).toEqual(expect.arrayContaining([`Disallow: /*?${endless}`, `Disallow: /*&${endless}`]));
  for (const document of ['/cars/*/pdf', '/print?']) expect(lines).toContain(`Disallow: ${document}`);
  for (const kept of ['make=', 'make_model=', 'body=', 'page=']) expect(lines).not.toContain(`Disallow: /*?${kept}`);
});

test('a site that forbids indexing names no sitemap, and lets crawlers read that it does', () => {
  const text = formatRobotsText('https://www.example.com.au', 'forbidden');
  expect(text).not.toContain('Sitemap');
  expect(text).toContain('Allow: /');
});

test('a sitemap escapes what XML reserves and tells when a page changed', () => {
  const xml = formatSitemap('https://x.example', [{ path: '/cars/a?b=1&c="2"', changedAt: '2026-11-01T00:00:00Z' }]);
  expect(xml).toContain(
    '<loc>https://x.example/cars/a?b=1&amp;c=&quot;2&quot;</loc><lastmod>2026-11-01T00:00:00Z</lastmod>',
  );
});

const changedAt = '2026-11-01T00:00:00Z';

test('a site with more addresses than one sitemap may list gets an index, and its parts list each address once', () => {
  const entries = Array.from({ length: 100_001 }, (_, n) => ({ path: `/cars/${n}`, changedAt }));
  // Let through before: 842 of 3,262 entries without a date.
  expect(formatSitemapPart('https://x.example', entries, 1)?.match(/<lastmod>/g)).toHaveLength(50_000);
  const index = formatSitemap('https://x.example', entries);
  expect([...index.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address)).toEqual([
    'https://x.example/sitemap/1',
    'https://x.example/sitemap/2',
    'https://x.example/sitemap/3',
  ]);
  const parts = [1, 2, 3].map((part) => formatSitemapPart('https://x.example', entries, part)?.match(/<url>/g)?.length);
  expect(parts).toEqual([50_000, 50_000, 1]);
  expect([0, 4, 1.5, Number.NaN].map((part) => formatSitemapPart('https://x.example', entries, part))).toEqual(
    Array(4).fill(undefined),
  );
});

test('[B1] the sitemap lists each make, model, body and dealership in stock at its one address', () => {
  const cars = [...sampleCars(60), sampleCar({ id: 900, slug: 'offer', before_price: 60_000 })];
  const paths = listIndexableLists(sampleSiteStock(cars)).map(({ path }) => path);
  for (const path of [
    '/search/used-cars',
    '/search/used-cars?make=Toyota',
    '/search/toyota',
    '/search/toyota/hilux',
    '/search/suv',
    '/search/harbour-toyota',
    '/special-offers',
  ])
    expect(paths).toContain(path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('[B18] without offers the sitemap has no page of them, and with one car type no makes of it twice', () => {
  const used = sampleCars(60).filter(({ car_type }) => car_type === 'used');
  const paths = listIndexableLists(sampleSiteStock(used)).map(({ path }) => path);
  expect(paths).not.toContain('/special-offers');
  expect(paths.filter((path) => path.includes('make='))).toEqual([]);
});
