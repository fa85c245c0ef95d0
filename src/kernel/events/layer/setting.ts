import type { SiteSettings } from '../../../settings/schema.ts';

/**
 * Whether events are given to the page's `dataLayer`: where the site says so, and where a tag manager may come to read
 * it (I1).
 */
export function hasDataLayer({ analytics }: Pick<SiteSettings, 'analytics'>): boolean {
  return analytics.dataLayer === 'on' || analytics.tagManagerId !== null;
}

/**
 * How a page says so to its scripts: `asked` where visitors are asked first whether others may measure; undefined where
 * there is none.
 */
export function getLayerMode(settings: Pick<SiteSettings, 'analytics'>): 'on' | 'asked' | undefined {
  if (!hasDataLayer(settings)) return undefined;
  return settings.analytics.tagManagerId === null ? 'on' : 'asked';
}
