import type { Ask } from './ask.ts';

/** The addresses that a site lists. */
export interface Found {
  site: string;
  /** All addresses of its sitemap. */
  mapped: string[];
  /** Slugs of vehicles in the sitemap. */
  vehicles: string[];
  /** Addresses that its list of all vehicles links to: filters, sort orders, pages. */
  lists: string[];
}

/** The list that every site has. */
export const LIST = '/search/used-cars';

/** Reads the sitemap and the list of a site. */
export async function findOnSite(ask: Ask, site: string): Promise<Found> {
  const mapped = await readMap(ask, site, '/sitemap.xml');
  const { body } = await ask({ site, path: LIST });
  const vehicles = mapped.flatMap((path) => /^\/cars\/([^/?]+)$/.exec(path)?.[1] ?? []);
  return { site, mapped, vehicles, lists: hrefsIn(body).filter((href) => /^\/search\/.*\?/.test(href)) };
}

/** Paths of a sitemap, and of the parts that it names. */
async function readMap(ask: Ask, site: string, path: string): Promise<string[]> {
  const { body } = await ask({ site, path });
  const paths = [...body.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, found = '']) =>
    found.replaceAll('&amp;', '&'),
  );
  if (!body.includes('<sitemapindex')) return paths;
  const parts = await Promise.all(paths.map((part) => readMap(ask, site, part)));
  return parts.flat();
}

/** The addresses within its site that a page leads to, without anchors, each once. */
export function hrefsIn(html: string): string[] {
  const all = [...html.matchAll(/<a\b[^>]* href="(\/(?!\/)[^"#]*)/g)].map(([, href = '']) => href);
  return [...new Set(all.map((href) => href.replaceAll('&amp;', '&')))];
}

/** At most so many of a list, spread evenly from its first on. */
export function spread<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, at) => all.slice(Math.floor(at * step))[0]).flatMap(
    (one) => (one === undefined ? [] : [one]),
  );
}
