import { escapeMarkup } from '../../../domain/text/escape-markup.ts';

/** The most addresses that one sitemap may list (sitemaps.org). */
const MOST_ADDRESSES = 50_000;

export interface SitemapEntry {
  path: string;
  /** When the content of the page last changed, ISO 8601. */
  changedAt: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The document at /sitemap.xml: all addresses of a site, or an index of parts (/sitemap/1 …) where one document cannot
 * list them.
 */
export function formatSitemap(origin: string, entries: readonly SitemapEntry[]): string {
  if (entries.length <= MOST_ADDRESSES) return urlSet(origin, entries);
  const parts = Array.from({ length: Math.ceil(entries.length / MOST_ADDRESSES) }, (_, n) => `/sitemap/${n + 1}`);
  const lines = parts.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${lines.join('\n')}\n</sitemapindex>\n`;
}

/** The part of a large sitemap at /sitemap/{part}, counted from 1; undefined when there is none. */
export function formatSitemapPart(origin: string, entries: readonly SitemapEntry[], part: number): string | undefined {
  if (entries.length <= MOST_ADDRESSES || !Number.isInteger(part) || part < 1) return undefined;
  const listed = entries.slice((part - 1) * MOST_ADDRESSES, part * MOST_ADDRESSES);
  return listed.length > 0 ? urlSet(origin, listed) : undefined;
}

function urlSet(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt }) => {
    return `<url><loc>${escapeXml(origin + path)}</loc><lastmod>${escapeXml(changedAt)}</lastmod></url>`;
  });
  return `${HEAD}<urlset ${NAMESPACE}>\n${urls.join('\n')}\n</urlset>\n`;
}

const escapeXml = (text: string) => escapeMarkup(text).replaceAll("'", '&apos;');
