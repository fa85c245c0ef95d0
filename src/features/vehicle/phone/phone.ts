import { choosePhone, formatPhone, linkToPhone, maskPhone } from '../../../domain/contact/phone.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { PhoneModel } from './model.ts';

export interface PhoneInputs {
  car: Car;
  contact: SiteSettings['contact'];
  /** The spec's `website_id`. */
  siteId: number;
  isShown: boolean;
}

/**
 * The number to call about a vehicle (A4), masked until it is clicked where the site wants that (D12); null where there
 * is none.
 */
export function buildPhoneModel({ car, contact, siteId, isShown }: PhoneInputs): PhoneModel | null {
  const number = findPhoneNumber(car, contact);
  if (!number) return null;
  const isMasked = contact.phoneReveal === 'masked' && !isShown;
  return {
    ...number,
    masked: isMasked ? maskPhone(number.text, contact.phoneVisibleCharacters) : null,
    recordPath: linkToPhoneReveal(car.slug),
    reveal: { car_id: car.id, dealership_id: car.dealership_id, website_id: siteId },
  };
}

/** The number to call about a vehicle, in groups and as an address that dials it; null where there is none. */
export function findPhoneNumber(car: Car, contact: SiteSettings['contact']): { text: string; href: string } | null {
  const phone = choosePhone(car, contact);
  return /\d/.test(phone) ? { text: formatPhone(phone), href: linkToPhone(phone) } : null;
}

function linkToPhoneReveal(slug: string): string {
  return `/cars/${encodeURIComponent(slug)}/phone-reveal`;
}
