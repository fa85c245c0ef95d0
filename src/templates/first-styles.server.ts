import type { SiteSettings } from '../settings/schema.ts';
import home from './meridian/first/home.css?inline';
import search from './meridian/first/search.css?inline';
import vehicle from './meridian/first/vehicle.css?inline';

type TemplateName = SiteSettings['brand']['template'];

/** Of each look, the rules that a page needs before its first frame, by the page's file in the look's folder. */
const FIRST: Record<TemplateName, Readonly<Record<string, string>>> = {
  meridian: { 'home-page': home, 'search-page': search, 'vehicle-page': vehicle },
};

/** The style rules that stand in a look's page itself; null for a page that waits for the look's whole style sheet. */
export function firstStyles(template: string, page: string): string | null {
  return FIRST[template as TemplateName]?.[page] ?? null;
}
