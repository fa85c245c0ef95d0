import type { SiteSettings } from '../../settings/schema.ts';
import type { OpenedPage } from '../chrome/served-pages.ts';
import { isShut } from '../visitors/gates.ts';
import { CHECKOUTS, checkoutOf } from './table.ts';

/** The pages of checkout and online payment that a visitor can come to, if need be by signing in (F4, G10, G12): menus, buttons and offers may lead there. */
export function openCheckoutPages(
  settings: Pick<SiteSettings, 'vehicle' | 'gating' | 'extras' | 'visitors'>,
): OpenedPage[] {
  const checkout = checkoutOf(settings);
  const pages: OpenedPage[] = [];
  if (checkout && !isShut('checkout', settings)) pages.push(CHECKOUTS[checkout].page);
  if (settings.extras.onlinePayment === 'on' && !isShut('onlinePayment', settings))
    pages.push({ path: '/online-payment', needsVehicle: false });
  return pages;
}
