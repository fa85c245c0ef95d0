import type { SiteSettings } from '../../settings/schema.ts';

/** Whether events are given to the page's `dataLayer`: where the site says so, and where a tag manager may come to read it (I1). */
export function hasDataLayer({ analytics }: Pick<SiteSettings, 'analytics'>): boolean {
  return analytics.dataLayer === 'on' || analytics.tagManagerId !== null;
}
