import type { Car } from '../../../domain/car.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { leadsSomewhere } from '../../chrome/served-pages.ts';
import { actionLinks } from '../../vehicle/actions/links.ts';
import { openFinancePages } from '../pages/table.ts';

/** Where one enquires for a vehicle's finance; null while the site has no such page. */
export function enquireHref(
  car: Car,
  settings: Pick<SiteSettings, 'vehicle' | 'tradeIn' | 'finance' | 'gating'>,
): string | null {
  const href = actionLinks(car, settings).finance;
  return href !== null && leadsSomewhere(href, undefined, undefined, openFinancePages(settings))
    ? href
    : null;
}
