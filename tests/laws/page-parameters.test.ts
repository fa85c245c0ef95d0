import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isKnownParameter, parsePageAddress, withCampaign } from '../../src/app/http/addresses/page-address.ts';
import { RANGE_KEYS, TERM_KEYS } from '../../src/search/contract.ts';

const FEATURES = join(import.meta.dirname, '../../src/features');

/**
 * Routes that respond to every visitor individually, or whose parameters are all intended: nothing is removed from
 * their addresses.
 */
const OWN_ADDRESS = /^(api|events|watchlist|leads|garage\/act)|^vehicle\/(views|phone\/record)/;
/**
 * Routes of forms: their parameters fill in boxes. (A trade-in is its visitor's own from its first step, and gets their
 * address whole.)
 */
const FORMS = /^(checkout|enquiry|finance|forms|models|online-payment|spin-to-win|test-drive)\//;

const READ = /\b(?:searchParams|query|asked|params)\.(?:get|has|getAll)\((?:'([\w-]+)'|([A-Z_]+))\)/g;
const GIVEN = /\bgiven\.([a-z]\w*)/g;
const WORD = /\bwordOf\(url, '(\w+)'\)/g;

const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !OWN_ADDRESS.test(file))
  .map((file) => ({ file, text: readFileSync(join(FEATURES, file), 'utf8') }));

/** Of the kernel, too: names that several features share. */
const shared = readdirSync(join(FEATURES, '../kernel'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ text: readFileSync(join(FEATURES, '../kernel', file), 'utf8') }));

const constants = new Map(
  [...files, ...shared].flatMap(({ text }) =>
    [...text.matchAll(/const ([A-Z_]+) = '([\w-]+)'/g)].map(([, name, value]) => [name, value]),
  ),
);

function namesIn({ file, text }: (typeof files)[number]): string[] {
  const read = [...text.matchAll(READ)].map(([, name, constant]) => name ?? constants.get(constant) ?? constant);
  const given = FORMS.test(file) ? [...text.matchAll(GIVEN)].map(([, name]) => name) : [];
  return [...read, ...given, ...[...text.matchAll(WORD)].map(([, name]) => name)] as string[];
}

// A route whose parameter isn't listed would serve its page as if there were none.
test('every parameter that a room reads is one of a page’s address', () => {
  const read = files.flatMap((of) => namesIn(of).map((name) => ({ name, file: of.file })));
  expect(new Set(read.map(({ name }) => name)).size).toBeGreaterThan(30);
  expect(read.filter(({ name }) => !isKnownParameter(name))).toEqual([]);
});

test('[B2] all that a search is asked with is part of its page’s address, as it was written', () => {
  const keys = [...TERM_KEYS, ...RANGE_KEYS.flatMap((key) => [`range[${key}]`, `${key}_min`, `${key}_max`])];
  const query = [...keys, 'query', 'sortBy', 'page'].map((key) => `${key}=a+%2B%20b`).join('&');
  const target = `/search/used-cars?${query}`;
  expect(parsePageAddress(target)).toEqual({ path: target, search: `?${query}`, campaign: '' });
  expect(parsePageAddress(encodeURI(target).replace('%2520', '%20')).campaign).toBe('');
});

test.each([
  ['/', { path: '/', search: '', campaign: '' }],
  ['/?', { path: '/', search: '', campaign: '' }],
  ['/a?x=1&page=2&&utm_source=n+m&y#z', { path: '/a?page=2', search: '?page=2', campaign: 'utm_source=n+m' }],
  ['/a?%70age=2&page=%zz', { path: '/a?%70age=2&page=%zz', search: '?%70age=2&page=%zz', campaign: '' }],
  ['/a?_routes=b&gclid=1', { path: '/a', search: '', campaign: 'gclid=1' }],
  ['/a.data?_routes=b&gclid=1', { path: '/a.data?_routes=b', search: '?_routes=b', campaign: 'gclid=1' }],
  ['/%61pi/search?x=1', { path: '/%61pi/search?x=1', search: '?x=1', campaign: '' }],
])('%s means %j', (target, meant) => {
  expect(parsePageAddress(target)).toEqual(meant);
});

test.each([
  ['/b', '/b?utm_source=a'],
  ['/b?c=1#d', '/b?c=1&utm_source=a#d'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ['//elsewhere.example/', '//elsewhere.example/'],
])('a campaign goes along within the site alone: %s', (location, led) => {
  expect(withCampaign(location, 'utm_source=a')).toBe(led);
});
