import { expect, test } from 'vitest';
import { robotsText } from './robots.ts';
import { sitemapXml } from './sitemap.ts';

test('crawlers are pointed to the sitemap of this site and kept from endless lists', () => {
  const text = robotsText('https://www.example.com.au');
  expect(text).toContain('Sitemap: https://www.example.com.au/sitemap.xml');
  expect(text).toContain('Disallow: /*sortBy=');
  expect(text).not.toContain('Disallow: /\n');
});

test('a sitemap escapes what XML reserves and tells when a page changed', () => {
  const xml = sitemapXml('https://x.example', [
    { path: '/cars/a?b=1&c="2"', changedAt: '2026-11-01T00:00:00Z' },
  ]);
  expect(xml).toContain(
    '<loc>https://x.example/cars/a?b=1&amp;c=&quot;2&quot;</loc><lastmod>2026-11-01T00:00:00Z</lastmod>',
  );
});

test('a sitemap lists at most 50,000 addresses', () => {
  const xml = sitemapXml(
    'https://x.example',
    Array.from({ length: 50_001 }, (_, n) => ({ path: `/cars/${n}` })),
  );
  expect(xml.match(/<url>/g)).toHaveLength(50_000);
});
