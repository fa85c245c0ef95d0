import type { Car } from '../../../domain/vehicle/car.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { openFinancePages } from '../../addresses/finance.ts';
import { leadsSomewhere } from '../../addresses/served-pages.ts';
import { actionLinks } from '../../addresses/vehicle-actions.ts';

/** Where anybody may enquire for a vehicle's finance; null where the site has no such page, or only for those who have signed in. */
export function enquireHref(
  car: Car,
  settings: Pick<SiteSettings, 'vehicle' | 'forms' | 'tradeIn' | 'finance' | 'gating' | 'visitors'>,
): string | null {
  const href = actionLinks(car, settings).finance;
  const leads = (to: string) => leadsSomewhere(to, undefined, undefined, openFinancePages(settings));
  return href !== null && leads(href) ? href : null;
}
