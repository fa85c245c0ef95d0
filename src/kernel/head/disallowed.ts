import { COUNTED_KEYS, RANGE_KEYS, TERM_KEYS } from '../../search/contract.ts';
import { findList } from '../../search/facets.ts';

/** Parameters of lists that may be indexed; every other one makes a list that search engines have no use for. */
const CRAWLABLE_PARAMETERS: readonly string[] = COUNTED_KEYS.filter((key) => findList(key).crawlable);

const DISALLOWED_PARAMETERS = [
  ...['query', 'sortBy', ...TERM_KEYS.filter((key) => !CRAWLABLE_PARAMETERS.includes(key))].map((name) => `${name}=`),
  'range[',
  'range%5B',
  ...RANGE_KEYS.flatMap((key) => [`${key}_min=`, `${key}_max=`]),
];

/**
 * The disallowed paths of robots.txt. Filtered and sorted lists have endless addresses: crawlers may read only those of
 * makes, models, bodies and pages (Google's guidance on faceted navigation).
 */
export const DISALLOWED: readonly string[] = [
  ...DISALLOWED_PARAMETERS.flatMap((parameter) => [`/*?${parameter}`, `/*&${parameter}`]),
  '/*.data',
  // The PDFs of vehicles: search engines are to find their pages.
  '/cars/*/pdf',
  '/print?',
];

const PATTERNS = DISALLOWED.map((rule) => {
  const parts = rule.replace(/\$$/, '').split('*');
  const text = parts.map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')).join('.*');
  return new RegExp(`^${text}${rule.endsWith('$') ? '$' : ''}`);
});

/**
 * Whether crawlers may read an address of the site, path and query: used for robots.txt, the sitemap and the robots tag
 * of lists, so that they agree. A rule matches from the beginning, `*` is anything and `$` the end (RFC 9309).
 */
export function isCrawlable(address: string): boolean {
  return !PATTERNS.some((pattern) => pattern.test(address));
}
