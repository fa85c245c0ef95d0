import { RANGE_KEYS, TERM_KEYS } from '../../search/contract.ts';

/** Parameters of lists that may be indexed; every other one makes a list that search engines have no use for. */
const WORTH_READING: readonly string[] = ['car_type', 'make', 'make_model', 'body'];

const ENDLESS = [
  'query',
  'sortBy',
  ...TERM_KEYS.filter((key) => !WORTH_READING.includes(key)),
  'range[',
  'range%5B',
  ...RANGE_KEYS.flatMap((key) => [`${key}_min`, `${key}_max`]),
];

/**
 * What crawlers may read. Narrowed and sorted lists have endless addresses: crawlers are kept from all but those of makes, models,
 * bodies and pages (Google's guidance on faceted navigation). A site that forbids indexing says so with every page, which crawlers
 * must be able to read, and names no sitemap.
 */
export function robotsText(origin: string, indexing: 'allowed' | 'forbidden' = 'allowed'): string {
  const parameter = (name: string) => (name.startsWith('range') ? name : `${name}=`);
  return [
    'User-agent: *',
    ...ENDLESS.flatMap((name) => [`Disallow: /*?${parameter(name)}`, `Disallow: /*&${parameter(name)}`]),
    'Disallow: /*.data',
    'Allow: /',
    ...(indexing === 'allowed' ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n');
}
