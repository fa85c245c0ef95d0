import { DAY_NAMES } from '../../domain/places/hours.ts';
import type { Location } from '../../domain/places/location.ts';
import type { JsonLdValue } from '../head/json-ld.ts';

export function buildPostalAddress({ address }: Location): JsonLdValue {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street ?? undefined,
    addressLocality: address.city ?? undefined,
    addressRegion: address.state ?? undefined,
    postalCode: address.postcode ?? undefined,
    addressCountry: 'AU',
  };
}

/** Groups days of equal hours; days that are left out count as closed. */
export function buildOpeningHours({ contact_detail }: Location): JsonLdValue[] {
  const open = contact_detail.opening_hours.filter((day) => day.status === 'Open' && day.open && day.close);
  return [...Map.groupBy(open, (day) => `${day.open} ${day.close}`).values()].map((days) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(({ weekday }) => DAY_NAMES[weekday]),
    opens: days[0]?.open ?? undefined,
    closes: days[0]?.close ?? undefined,
  }));
}
