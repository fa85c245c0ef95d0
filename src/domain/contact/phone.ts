import type { Location } from '../places/location.ts';
import type { CarType } from '../vehicle/car.ts';

/** A site's phone numbers; the settings `contact` have this shape. */
export interface PhoneNumbers {
  phone: string;
  overridePhoneNumber: string | null;
  filterPhoneNumberByCarType: boolean;
  newCarPhoneNumber: string | null;
  usedCarPhoneNumber: string | null;
  demoCarPhoneNumber: string | null;
  locationPhoneNumbers: Record<string, string>;
}

export interface PhonedCar {
  car_type: CarType;
  location: { slug: string; phone: string | null } | null;
}

/**
 * The number to call about a car (A4, S9): an override (of its location, then of the site), the number of its type if
 * filtering is on, the new-car or used-car number (demonstrators are sold as new), its location's phone; last the
 * site's main number. Text without a digit ("call us") is not a number.
 */
export function choosePhone(car: PhonedCar, numbers: PhoneNumbers): string {
  const ofType = {
    new: numbers.newCarPhoneNumber,
    used: numbers.usedCarPhoneNumber,
    demo: numbers.demoCarPhoneNumber,
  };
  return (
    (car.location && numbers.locationPhoneNumbers[car.location.slug]) ||
    numbers.overridePhoneNumber ||
    (numbers.filterPhoneNumberByCarType && ofType[car.car_type]) ||
    (car.car_type === 'used' ? ofType.used : ofType.new) ||
    (/\d/.test(car.location?.phone ?? '') && car.location?.phone) ||
    numbers.phone
  );
}

export interface PhonedPlace {
  slug: string;
  contact_detail: Pick<Location['contact_detail'], 'phone' | 'landline_phone'>;
}

/**
 * The numbers of a location, the main one first (A4, S9): the site's number for it replaces all others; else its own,
 * each once. Text without a digit is not a number; empty without any.
 */
export function listPlacePhones(
  { slug, contact_detail }: PhonedPlace,
  { locationPhoneNumbers }: Pick<PhoneNumbers, 'locationPhoneNumbers'>,
): string[] {
  const { phone, landline_phone } = contact_detail;
  const instead = locationPhoneNumbers[slug];
  const numbers = instead ? [instead] : [phone, landline_phone].flatMap((one) => one ?? []);
  const once = new Map(numbers.toReversed().map((one) => [toPhoneDigits(one), one]));
  once.delete('');
  return [...once.values()].toReversed();
}

/** The digits of an Australian number in national form: +61, 0061 and +61 (0) become 0 (A4, S9). */
export function toPhoneDigits(phone: string): string {
  return phone
    .replace(/^\s*(\+|00)61\s*(\(0\))?/, '0')
    .replace(/\D/g, '')
    .replace(/^00/, '0')
    .replace(/^0(?=1[38]\d)/, '');
}

const GROUPED: readonly RegExp[] = [
  /^(04\d{2})(\d{3})(\d{3})$/,
  /^(1[38]00)(\d{3})(\d{3})$/,
  /^(13)(\d{2})(\d{2})$/,
  /^(0\d)(\d{4})(\d{4})$/,
];

/**
 * A number grouped as Australians write it: landlines 2-4-4, mobiles and 1300/1800 4-3-3, 13 numbers 2-2-2 (A4, S9).
 * Others are returned unchanged.
 */
export function formatPhone(phone: string): string {
  const digits = toPhoneDigits(phone);
  const groups = GROUPED.map((pattern) => pattern.exec(digits)).find((match) => match !== null);
  return groups ? groups.slice(1).join(' ') : phone.trim();
}

/** The `tel:` link: `tel:+61755501234` where an international form is known, else its digits. */
export function linkToPhone(phone: string): string {
  const digits = toPhoneDigits(phone);
  return /^0\d{9}$/.test(digits) ? `tel:+61${digits.slice(1)}` : `tel:${digits}`;
}

/** A number with all but the first few characters hidden (D12, S4: 5). Spaces stay, so that its shape does. */
export function maskPhone(formatted: string, visibleCharacters = 5): string {
  return formatted.slice(0, visibleCharacters) + formatted.slice(visibleCharacters).replace(/\S/g, '•');
}
