import type { Car } from '../../../domain/vehicle/car.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { listOpenFinancePages } from '../../addresses/finance.ts';
import { isLinkServed } from '../../addresses/served-pages.ts';
import { buildActionLinks } from '../../addresses/vehicle-actions.ts';

/**
 * The page to enquire about a vehicle's finance without signing in; null where the site has no such page, or only a
 * gated one.
 */
export function linkToFinanceEnquiry(
  car: Car,
  settings: Pick<SiteSettings, 'vehicle' | 'forms' | 'tradeIn' | 'finance' | 'gating' | 'visitors'>,
): string | null {
  const href = buildActionLinks(car, settings).finance;
  const leads = (to: string) => isLinkServed(to, undefined, listOpenFinancePages(settings));
  return href !== null && leads(href) ? href : null;
}
