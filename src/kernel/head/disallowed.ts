import { RANGE_KEYS, TERM_KEYS } from '../../search/contract.ts';

/** Parameters of lists that may be indexed; every other one makes a list that search engines have no use for. */
const CRAWLABLE_PARAMETERS: readonly string[] = ['car_type', 'make', 'make_model', 'body'];

const DISALLOWED_PARAMETERS = [
  ...['query', 'sortBy', ...TERM_KEYS.filter((key) => !CRAWLABLE_PARAMETERS.includes(key))].map(
    (name) => `${name}=`,
  ),
  'range[',
  'range%5B',
  ...RANGE_KEYS.flatMap((key) => [`${key}_min=`, `${key}_max=`]),
];

/**
 * The addresses that crawlers are to leave, as robots.txt writes them. Narrowed and sorted lists have endless
 * addresses: crawlers are kept from all but those of makes, models, bodies and pages (Google's guidance on faceted
 * navigation).
 */
export const DISALLOWED: readonly string[] = [
  ...DISALLOWED_PARAMETERS.flatMap((parameter) => [`/*?${parameter}`, `/*&${parameter}`]),
  '/*.data',
  // Vehicles as documents: their pages are what is to be found.
  '/cars/*/pdf',
  '/print?',
];

const PATTERNS = DISALLOWED.map((rule) => {
  const parts = rule.replace(/\$$/, '').split('*');
  const text = parts.map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')).join('.*');
  return new RegExp(`^${text}${rule.endsWith('$') ? '$' : ''}`);
});

/**
 * Whether crawlers may read an address of the site, path and query: the one answer for robots.txt, for what the sitemap
 * lists and for what a list says of itself. A rule fits from the beginning on, `*` is anything and `$` the end (RFC
 * 9309).
 */
export function isCrawlable(address: string): boolean {
  return !PATTERNS.some((pattern) => pattern.test(address));
}
