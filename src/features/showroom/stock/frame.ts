import { buildBreadcrumbJsonLd, type JsonLd } from '../../../kernel/head/json-ld.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

/** A step of a breadcrumb; positions count from 1 (G2). */
export interface Crumb {
  label: string;
  href: string;
  position: number;
}

/** The breadcrumb from home by these pages, the last of them the page itself. */
export function buildBreadcrumb(steps: readonly { label: string; href: string }[]): Crumb[] {
  return [{ label: 'Home', href: '/' }, ...steps].map((step, index) => ({ ...step, position: index + 1 }));
}

interface HeadInputs {
  settings: Pick<SiteSettings, 'brand' | 'seo'>;
  site: Pick<RequestContext['site'], 'origin'>;
  heading: string;
  description: string;
  /** The page's own path, with its query where that is part of it. */
  path: string;
  breadcrumb: Crumb[];
  /** Whether search engines may index it. */
  isListed: boolean;
  jsonLd?: JsonLd[];
  image?: PageMeta['image'];
}

export function buildShowroomHead(inputs: HeadInputs): PageMeta {
  const { settings, site, heading, description, path, breadcrumb, isListed, jsonLd = [], image } = inputs;
  return {
    title: `${heading} | ${settings.seo.titleSuffix ?? settings.brand.name}`,
    description,
    canonical: site.origin + path,
    siteName: settings.brand.name,
    image: image ?? null,
    ...(isListed ? {} : { robots: 'noindex, follow' }),
    jsonLd: [...jsonLd, buildBreadcrumbJsonLd(breadcrumb, site.origin)],
  };
}
