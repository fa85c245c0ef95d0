import type { SiteSettings } from '../../settings/schema.ts';
import type { OpenedPage } from '../chrome/served-pages.ts';
import { CHECKOUTS, checkoutOf } from './table.ts';

/** The pages of checkout and online payment that anybody may see (F4, G10, G12): menus, buttons and offers may lead there. */
export function openCheckoutPages({
  vehicle,
  gating,
  extras,
}: Pick<SiteSettings, 'vehicle' | 'gating' | 'extras'>): OpenedPage[] {
  const checkout = checkoutOf({ vehicle });
  const pages: OpenedPage[] = [];
  if (checkout && gating.checkout === 'open') pages.push(CHECKOUTS[checkout].page);
  if (extras.onlinePayment === 'on' && gating.onlinePayment === 'open')
    pages.push({ path: '/online-payment', needsVehicle: false });
  return pages;
}
