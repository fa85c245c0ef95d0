import { listPlacePhones } from '../../domain/contact/phone.ts';
import type { Location, SpecialHours } from '../../domain/places/location.ts';
import { buildAggregateRating } from '../../kernel/content/rating.ts';
import { buildJsonLd, type JsonLd, type JsonLdValue } from '../../kernel/head/json-ld.ts';
import { getSchemaType } from '../../kernel/places/schema-type.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { findOwnCoordinates } from './place.model.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A location for search engines: address, opening hours and special days (H3, H4). */
export function buildLocationJsonLd(
  location: Location,
  special: readonly SpecialHours[],
  settings: Pick<SiteSettings, 'wording' | 'brand' | 'reviews' | 'contact'>,
  url: string,
): JsonLd {
  const { address, manufacturers } = location;
  const at = findOwnCoordinates(location);
  return buildJsonLd(getSchemaType(location, settings), {
    '@id': url,
    name: location.name,
    url,
    parentOrganization: { '@type': 'Organization', name: settings.brand.name },
    telephone: listPlacePhones(location, settings.contact)[0],
    image: location.image?.image.url,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street ?? undefined,
      addressLocality: address.city ?? undefined,
      addressRegion: address.state ?? undefined,
      postalCode: address.postcode ?? undefined,
      addressCountry: 'AU',
    },
    geo: at ? { '@type': 'GeoCoordinates', latitude: at.lat, longitude: at.long } : undefined,
    brand: manufacturers.length > 0 ? manufacturers.map((name) => ({ '@type': 'Brand', name })) : undefined,
    aggregateRating: ratingOf(location, settings),
    openingHoursSpecification: weekOf(location),
    specialOpeningHoursSpecification: specialOf(location, special),
  });
}

/** The average of its reviews, where there are some and the page shows it (H6). */
function ratingOf({ average_rating, review_count: count }: Location, { reviews }: Pick<SiteSettings, 'reviews'>) {
  if (average_rating === null || count === 0) return undefined;
  return buildAggregateRating({ average_rating, count }, reviews);
}

/** Groups days of equal hours; days that are left out count as closed. */
function weekOf({ contact_detail }: Location): JsonLdValue {
  const open = contact_detail.opening_hours.filter(
    ({ status, open: from, close: to }) => status === 'Open' && from !== null && to !== null,
  );
  const spans = Map.groupBy(open, ({ open: from, close: to }) => `${from} ${to}`);
  return [...spans.values()].map((days) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(({ weekday }) => DAYS[weekday]!),
    opens: days[0]!.open!,
    closes: days[0]!.close!,
  }));
}

/** A closed day opens and closes at midnight, as schema.org has it. */
function specialOf({ id }: Location, special: readonly SpecialHours[]): JsonLdValue {
  const own = special.filter(({ location_id }) => location_id === id || location_id === null);
  const dates = [...new Set(own.map(({ date }) => date))];
  return dates.map((date) => {
    const day = own.find((one) => one.date === date && one.location_id === id) ?? own.find((one) => one.date === date)!;
    const isOpen = day.status === 'Open' && day.start_hour !== null && day.end_hour !== null;
    return {
      '@type': 'OpeningHoursSpecification',
      name: day.name ?? undefined,
      validFrom: date,
      validThrough: date,
      opens: isOpen ? day.start_hour! : '00:00',
      closes: isOpen ? day.end_hour! : '00:00',
    };
  });
}
