import type { SiteSettings } from '../../../settings/schema.ts';

/**
 * Whether events are pushed to the page's `dataLayer`: where the site's settings say so, or have a tag manager that may
 * read it (I1).
 */
export function hasDataLayer({ analytics }: Pick<SiteSettings, 'analytics'>): boolean {
  return analytics.dataLayer === 'on' || analytics.tagManagerId !== null;
}

/**
 * The mode that a page tells its scripts: `asked` where visitors must consent first; undefined where there is no layer.
 */
export function getLayerMode(settings: Pick<SiteSettings, 'analytics'>): 'on' | 'asked' | undefined {
  if (!hasDataLayer(settings)) return undefined;
  return settings.analytics.tagManagerId === null ? 'on' : 'asked';
}
