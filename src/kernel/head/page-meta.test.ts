import { expect, test } from 'vitest';
import { buildBreadcrumbJsonLd, buildJsonLd } from './json-ld.ts';
import { buildPageMeta } from './page-meta.ts';

const page = {
  title: 'Used cars for sale',
  description: 'All of them.',
  canonical: 'https://cars.example/search/used-cars',
  siteName: 'Example Motors',
};

test('title, description and canonical link are given once each', () => {
  const tags = buildPageMeta(page);
  expect(tags).toContainEqual({ title: 'Used cars for sale' });
  expect(tags).toContainEqual({ name: 'description', content: 'All of them.' });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: page.canonical });
  expect(tags).toContainEqual({ property: 'og:url', content: page.canonical });
});

test('a page without an address of its own has no canonical link and no og:url', () => {
  const text = JSON.stringify(buildPageMeta({ ...page, canonical: null, robots: 'noindex' }));
  expect(text).not.toContain('canonical');
  expect(text).not.toContain('og:url');
  expect(text).toContain('"robots"');
});

test('a page with a picture asks for the large card', () => {
  const image = { url: 'https://cars.example/a.jpg', alt: 'A car', width: 600, height: 400 };
  const tags = buildPageMeta({ ...page, image });
  expect(tags).toContainEqual({ property: 'og:image', content: image.url });
  expect(tags).toContainEqual({ property: 'og:image:width', content: '600' });
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});

test('[A7] a page without a picture of its own shows the site’s, unless it has no address', () => {
  const tags = buildPageMeta(page);
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://cars.example/social.png' });
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  expect(buildPageMeta({ ...page, canonical: null })).toContainEqual({
    name: 'twitter:card',
    content: 'summary',
  });
});

test('JSON-LD objects are carried as they are', () => {
  const dealer = buildJsonLd('AutoDealer', { name: 'A & B </script>' });
  expect(buildPageMeta({ ...page, jsonLd: [dealer] })).toContainEqual({ 'script:ld+json': dealer });
});

test('[D1] breadcrumb positions count from 1 and addresses are whole', () => {
  const trail = [
    { label: 'Home', href: '/' },
    { label: 'Used cars', href: '/search/used-cars' },
  ];
  expect(buildBreadcrumbJsonLd(trail, 'https://cars.example').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://cars.example/' },
    { '@type': 'ListItem', position: 2, name: 'Used cars', item: 'https://cars.example/search/used-cars' },
  ]);
});
