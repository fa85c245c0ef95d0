import type { SiteSettings } from '../../settings/schema.ts';

/** The platform's standard pages that the site has, and its reviews: those that settings alone decide. */
export function listStandardPaths({ pages, reviews }: Pick<SiteSettings, 'pages' | 'reviews'>): string[] {
  const own = pages.standard.map((slug) => `/${slug}`);
  return reviews.show === 'shown' ? [...own, reviews.path] : own;
}
