import type { Car } from '../../../domain/car.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { leadsSomewhere } from '../../chrome/served-pages.ts';
import { actionLinks } from '../../vehicle/actions/links.ts';
import { openFinancePages } from '../pages/table.ts';

/** Where anybody may enquire for a vehicle's finance; null where the site has no such page, or only for those who have signed in. */
export function enquireHref(
  car: Car,
  settings: Pick<SiteSettings, 'vehicle' | 'forms' | 'tradeIn' | 'finance' | 'gating' | 'visitors'>,
): string | null {
  const href = actionLinks(car, settings).finance;
  const leads = (to: string) => leadsSomewhere(to, undefined, undefined, openFinancePages(settings));
  return href !== null && leads(href) ? href : null;
}
