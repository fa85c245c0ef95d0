import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../request.ts';

/** The most addresses that one sitemap may list (sitemaps.org). */
const MOST_ADDRESSES = 50_000;

export interface SitemapEntry {
  path: string;
  /** ISO 8601. */
  changedAt?: string;
}

/** One `<urlset>` of a site's addresses; at most 50,000, the first ones given. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, MOST_ADDRESSES).map(({ path, changedAt }) => {
    const lastModified = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : '';
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastModified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string);

export function loader({ context }: LoaderFunctionArgs) {
  const { site, stock } = context.get(requestContext);
  const counts = stock.countByType();
  const lists = (['new', 'demo', 'used'] as const)
    .filter((type) => counts[type] > 0)
    .map((type) => ({ path: `/search/${type}-cars` }));
  const cars = stock
    .listedSlugs()
    .map(({ slug, updated_at }) => ({ path: `/cars/${encodeURIComponent(slug)}`, changedAt: updated_at }));
  const body = sitemapXml(site.origin, [{ path: '/' }, ...lists, ...cars]);
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
