import type { SiteSettings } from '../../settings/schema.ts';

/** The pages that come with the platform and that the site has, and its reviews: what settings alone tell. */
export function listStandardPaths({ pages, reviews }: Pick<SiteSettings, 'pages' | 'reviews'>): string[] {
  const own = pages.standard.map((slug) => `/${slug}`);
  return reviews.show === 'shown' ? [...own, reviews.path] : own;
}

/** The reviews that search engines are to know. */
export function listReviewPaths({ reviews }: Pick<SiteSettings, 'reviews'>): string[] {
  return reviews.show === 'shown' ? [reviews.path] : [];
}
