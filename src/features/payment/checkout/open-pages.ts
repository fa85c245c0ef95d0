import { isClosed, isGated } from '../../../kernel/addresses/gates.ts';
import type { OpenPage } from '../../../kernel/addresses/served-pages.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { CHECKOUTS, findCheckout } from './table.ts';

/**
 * The pages of checkout and online payment that a visitor can reach, if need be by signing in (F4, G10, G12): menus,
 * buttons and offers may lead there.
 */
export function listOpenCheckoutPages(
  settings: Pick<SiteSettings, 'vehicle' | 'gating' | 'extras' | 'visitors'>,
): OpenPage[] {
  const checkout = findCheckout(settings);
  const pages: OpenPage[] = [];
  if (checkout && !isClosed('checkout', settings)) pages.push(CHECKOUTS[checkout].page);
  if (settings.extras.onlinePayment === 'on' && !isClosed('onlinePayment', settings))
    pages.push({ path: ONLINE_PAYMENT_PATH, needsVehicle: false });
  return pages;
}

/** Where bills are paid online (G12). */
export const ONLINE_PAYMENT_PATH = '/online-payment';

/** The pages of payment for search engines: those that anybody may see. */
export function listPaymentPaths(settings: Pick<SiteSettings, 'gating' | 'extras' | 'visitors'>): string[] {
  const isOpen = settings.extras.onlinePayment === 'on' && !isGated('onlinePayment', settings);
  return isOpen ? [ONLINE_PAYMENT_PATH] : [];
}
