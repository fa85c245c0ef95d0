import type { LinkedAction } from '../../domain/availability/vehicle-actions.ts';
import { findCurrentPrice } from '../../domain/price/price.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { linkToEnquiry } from './enquiry.ts';
import { linkToTestDrive } from './test-drive.ts';
import { CAR_TRADE_IN_PATH, linkToVehicle } from './vehicle.ts';

type LinkSettings = Pick<SiteSettings, 'forms' | 'vehicle' | 'tradeIn' | 'finance'>;

/** The target of each action (S2), whether or not the site has that page yet; null where no setting names one. */
export function buildActionLinks(car: Car, settings: LinkSettings): Record<LinkedAction, string | null> {
  return {
    reserve: linkToReserve(car, settings.vehicle.reserve.mode),
    enquire: linkToEnquiry('vehicleEnquiry', settings, car) ?? linkToEnquiry('contact', settings, car),
    test_drive: linkToTestDrive(settings.forms.testDrive.path, { car: car.slug }),
    trade_in: settings.tradeIn.externalLink ?? `${CAR_TRADE_IN_PATH}?car_id=${car.id}`,
    finance: linkToFinance(car, settings.finance.pages),
    print: `/print?car_id=${encodeURIComponent(car.slug)}`,
  };
}

function linkToReserve(car: Car, mode: SiteSettings['vehicle']['reserve']['mode']): string | null {
  switch (mode) {
    case 'off':
      return null;
    case 'checkout':
      return `${linkToVehicle(car.slug)}/checkout`;
    case 'buy_online':
      return `${linkToVehicle(car.slug)}/buy-online`;
    case 'checkout_journey':
      return `/checkout-journey?car_id=${encodeURIComponent(car.slug)}`;
  }
}

/** The finance page with the vehicle in its query (S2); on some sites a vehicle with an NVIC has one of its own. */
function linkToFinance(car: Car, pages: SiteSettings['finance']['pages']): string {
  if (pages.personalised === 'on' && car.has_nvic) return `/personalised/finance?car_id=${car.id}`;
  if (pages.perVehicle === 'off' || !/^\/[^?#]*$/.test(pages.path)) return pages.path;
  const price = findCurrentPrice(car);
  const query = new URLSearchParams({
    preferredDealership: car.dealership_slug,
    ...(price && { vehiclePriceBudget: String(price) }),
    car_id: String(car.id),
    car_type: car.car_type,
    ...(car.vin && { vin: car.vin }),
  });
  return `${pages.path}?${query}#finance-form`;
}
