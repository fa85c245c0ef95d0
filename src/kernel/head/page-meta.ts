import type { MetaDescriptor } from 'react-router';
import type { JsonLd } from './json-ld.ts';

/** The metadata of a page for search engines and link previews. */
export interface PageMeta {
  title: string;
  description: string;
  /** The absolute canonical address (`https://…`); null for pages that have none, such as errors. */
  canonical: string | null;
  siteName: string;
  /**
   * With the absolute address of a picture; without one, a page that has an address shows the site's own
   * (site-files/pictures/social.route.ts).
   */
  image?: { url: string; alt: string; width?: number; height?: number } | null;
  /** For instance 'noindex, follow'; omitted, the page may be indexed. */
  robots?: string;
  openGraphType?: 'website' | 'product';
  jsonLd?: JsonLd[];
}

type Tags = (MetaDescriptor | undefined)[];

/** The head tags of a page, for a route's `meta`. React Router escapes each value, JSON-LD among them. */
export function buildPageMeta(page: PageMeta): MetaDescriptor[] {
  const tags: Tags = [
    { title: page.title },
    { name: 'description', content: page.description },
    page.robots ? { name: 'robots', content: page.robots } : undefined,
    page.canonical ? { tagName: 'link', rel: 'canonical', href: page.canonical } : undefined,
    ...buildOpenGraph(page),
    ...(page.jsonLd ?? []).map((json) => ({ 'script:ld+json': json })),
  ];
  return tags.filter((tag) => tag !== undefined);
}

function buildOpenGraph({
  title,
  description,
  canonical,
  siteName,
  image: own,
  openGraphType = 'website',
}: PageMeta): Tags {
  const image = own ?? (canonical === null ? null : buildSiteImage(canonical, siteName));
  return [
    buildProperty('og:type', openGraphType),
    buildProperty('og:site_name', siteName),
    buildProperty('og:locale', 'en_AU'),
    buildProperty('og:title', title),
    buildProperty('og:description', description),
    buildProperty('og:url', canonical),
    buildProperty('og:image', image?.url),
    buildProperty('og:image:alt', image?.alt),
    buildProperty('og:image:width', image?.width),
    buildProperty('og:image:height', image?.height),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
}

/** The picture that is drawn from the site's settings. */
const buildSiteImage = (canonical: string, siteName: string) => ({
  url: new URL('/social.png', canonical).href,
  alt: siteName,
  width: 1200,
  height: 630,
});

function buildProperty(name: string, content: string | number | null | undefined): MetaDescriptor | undefined {
  return content === null || content === undefined ? undefined : { property: name, content: String(content) };
}
