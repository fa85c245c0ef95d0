import type { TemplateName } from '../settings/topics/look/brand.ts';
import atelierHome from './atelier/first/home.css?inline';
import atelierSearch from './atelier/first/search.css?inline';
import atelierVehicle from './atelier/first/vehicle.css?inline';
import cornerHome from './corner/first/home.css?inline';
import cornerSearch from './corner/first/search.css?inline';
import cornerVehicle from './corner/first/vehicle.css?inline';
import meridianHome from './meridian/first/home.css?inline';
import meridianSearch from './meridian/first/search.css?inline';
import meridianVehicle from './meridian/first/vehicle.css?inline';

/** Of each look, the rules that a page needs before its first frame, by the page's file in the look's folder. */
const FIRST: Record<TemplateName, Readonly<Record<string, string>>> = {
  atelier: { 'home-page': atelierHome, 'search-page': atelierSearch, 'vehicle-page': atelierVehicle },
  corner: { 'home-page': cornerHome, 'search-page': cornerSearch, 'vehicle-page': cornerVehicle },
  meridian: { 'home-page': meridianHome, 'search-page': meridianSearch, 'vehicle-page': meridianVehicle },
};

/** The style rules that stand in a look's page itself; null for a page that waits for the look's whole style sheet. */
export function firstStyles(template: string, page: string): string | null {
  return FIRST[template as TemplateName]?.[page] ?? null;
}
