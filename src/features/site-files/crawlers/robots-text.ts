import { DISALLOWED } from '../../../kernel/head/disallowed.ts';

/**
 * The robots.txt of a site: everything may be crawled but what `disallowed.ts` names. A site that forbids indexing says
 * so on every page, which crawlers must be able to read, and names no sitemap.
 */
export function formatRobotsText(origin: string, indexing: 'allowed' | 'forbidden' = 'allowed'): string {
  return [
    'User-agent: *',
    ...DISALLOWED.map((rule) => `Disallow: ${rule}`),
    'Allow: /',
    ...(indexing === 'allowed' ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n');
}
