import { buildPriceDisplay } from '../../../domain/price/price.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import type { Line } from '../../../kernel/email/lines.ts';
import { buildKnownEstimate } from '../../../kernel/finance/estimate/model.ts';
import { formatRepayment } from '../../../kernel/finance/repayment/model.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

export type OfferSettings = Pick<SiteSettings, 'finance' | 'price' | 'wording' | 'locations'>;

/**
 * What the shopper saw of a vehicle's price and repayment on the site at that moment (C1, E1), for the dealer's staff;
 * nothing where none was shown.
 */
export function buildOfferLines(car: Car, settings: OfferSettings, at: Date): Line[] {
  const { text, amount } = buildPriceDisplay(car, { ...settings.price, offering: settings.wording.offering });
  const estimate = buildKnownEstimate({ car, settings, now: at, enquireHref: null });
  return [
    ...(amount === null ? [] : [['Price', text] as const]),
    ...(estimate?.kind === 'repayment' ? [['Repayment', formatRepayment(estimate.repayment)] as const] : []),
  ];
}
