import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { documentOf, pageOf, send } from '../http.ts';

const HARBOUR = 'harbour.localhost';
const contentAt = (of: string, more = '') => send(HARBOUR, `/search/page?of=${encodeURIComponent(of)}${more}`, 'GET');

/**
 * The page's part that the search is, without the marks that a streaming render puts between texts, and whatever of it
 * the browser makes at once or later.
 */
const partOf = (root: Element | null) =>
  root?.outerHTML
    .replaceAll('<!-- -->', '')
    .replaceAll(/\s*\/>/g, '>')
    .replaceAll(/<\/?noscript[^>]*>|<i [^>]*data-place[^>]*><\/i>/g, '');
const searchIn = (page: Document) => page.querySelector('[data-behaviour=search]');

const ADDRESSES = [
  '/search/used-cars',
  '/search/used-cars?page=2',
  '/search/toyota?body=SUV',
  '/search/new-used-and-demo-cars?fuel=Diesel&range[price]=:30000&sortBy=price_asc',
  '/search/used-cars?query=zzzzqqq',
  '/search/used-cars?wheels=4',
  '/search/used-cars?panel=all',
  '/special-offers',
];

describe('[B15] what a filter fetches is what the page of that address shows', () => {
  test.each(ADDRESSES)('%s', async (path) => {
    const { status, headers, body } = await contentAt(path);
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toContain('noindex');
    const fetched = searchIn(documentOf(`<!doctype html><html><body>${body}</body></html>`));
    expect(partOf(fetched)).toBe(partOf(searchIn(await pageOf('harbour', path))));
  });
});

test('[B15] of what a filter fetches, one card is parsed before the browser knows how many have room', async () => {
  const { body } = await contentAt('/search/used-cars');
  const { document } = parseHTML(body);
  expect(document.querySelectorAll('.cards > article')).toHaveLength(1);
  expect(document.querySelectorAll('.cards > noscript[data-card] > article:not(.promo)')).toHaveLength(5);
});

test('[B2] it redirects where the page redirects, and is missing where the page is', async () => {
  const moved = await contentAt('/search/used-cars?make=toyota', '&panel=make');
  expect([moved.status, moved.headers.location]).toEqual([
    302,
    `/search/page?${new URLSearchParams({ of: '/search/used-cars?make=Toyota', panel: 'make' })}`,
  ]);
  expect((await contentAt('/search/no-such-thing')).status).toBe(404);
  for (const of of ['', '/', '/cars/x', 'https://elsewhere.example/search/used-cars', '//elsewhere.example/search/'])
    expect((await contentAt(of)).status).toBe(404);
  expect((await contentAt('/search/used-cars', '&group=none')).status).toBe(404);
});

const isPartial = (group: Element) => group.querySelector('.fgroup-more, [data-more]') !== null;

test('[B8] a closed group, and the rest of a list, is as on the page with all groups, where a link leads', async () => {
  const page = await pageOf('harbour', '/search/used-cars');
  const partial = [...page.querySelectorAll('.fgroup')].filter(isPartial);
  expect(partial.length).toBeGreaterThan(3);
  const [link] = new Set(
    partial.map((group) => group.querySelector('.fgroup-more, [data-more]')?.getAttribute('href')?.replace(/#.*/, '')),
  );
  const whole = await pageOf('harbour', link ?? '');
  expect([...whole.querySelectorAll('.fgroup')].filter(isPartial)).toEqual([]);
  for (const group of partial) {
    const key = group.getAttribute('data-key') ?? '';
    const { body } = await contentAt('/search/used-cars', `&group=${key}`);
    const fetched = parseHTML(`<body>${body}</body>`).document.querySelector('.fgroup');
    const shown = whole.querySelector(`.fgroup[data-key="${key}"]`);
    expect(fetched?.querySelectorAll('input, option').length).toBeGreaterThan(1);
    expect(partOf(fetched?.querySelector(':scope > div') ?? null)).toBe(
      partOf(shown?.querySelector(':scope > div') ?? null),
    );
  }
});

test('[B2] a page with all groups stays one when its form is sent without scripts', async () => {
  const page = await pageOf('harbour', '/search/used-cars?panel=all');
  expect(page.querySelector('#filter-form input[type=hidden][name=panel]')?.getAttribute('value')).toBe('all');
  const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(canonical).toMatch(/\/search\/used-cars$/);
  const { status, headers } = await send(
    HARBOUR,
    '/search/new-used-and-demo-cars?car_type=used&make=Toyota&panel=all',
    'GET',
  );
  expect([status, headers.location]).toEqual([301, '/search/used-cars?make=Toyota&panel=all']);
});
