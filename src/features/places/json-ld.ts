import { listPlacePhones } from '../../domain/contact/phone.ts';
import type { Location, SpecialHours } from '../../domain/places/location.ts';
import { buildAggregateRating } from '../../kernel/content/rating.ts';
import { buildJsonLd, type JsonLd, type JsonLdValue } from '../../kernel/head/json-ld.ts';
import { findOwnCoordinates } from '../../kernel/places/map/build-map.ts';
import { buildOpeningHours, buildPostalAddress } from '../../kernel/places/place-json-ld.ts';
import { getSchemaType } from '../../kernel/places/schema-type.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/** A location for search engines: address, opening hours and special days (H3, H4). `url`: of its page, absolute. */
export function buildLocationJsonLd(
  location: Location,
  special: readonly SpecialHours[],
  settings: Pick<SiteSettings, 'wording' | 'brand' | 'reviews' | 'contact'>,
  url: string,
): JsonLd {
  const { manufacturers } = location;
  const at = findOwnCoordinates(location);
  return buildJsonLd(getSchemaType(location, settings), {
    '@id': url,
    name: location.name,
    url,
    parentOrganization: { '@type': 'Organization', name: settings.brand.name },
    telephone: listPlacePhones(location, settings.contact)[0],
    image: location.image ? new URL(location.image.image.url, url).href : undefined,
    address: buildPostalAddress(location),
    geo: at ? { '@type': 'GeoCoordinates', latitude: at.lat, longitude: at.long } : undefined,
    brand: manufacturers.length > 0 ? manufacturers.map((name) => ({ '@type': 'Brand', name })) : undefined,
    aggregateRating: ratingOf(location, settings),
    openingHoursSpecification: buildOpeningHours(location),
    specialOpeningHoursSpecification: specialOf(location, special),
  });
}

/** The average of its reviews, where there are some and the page shows it (H6). */
function ratingOf({ average_rating, review_count: count }: Location, { reviews }: Pick<SiteSettings, 'reviews'>) {
  if (average_rating === null || count === 0) return undefined;
  return buildAggregateRating({ average_rating, count }, reviews);
}

/** A closed day opens and closes at midnight, as schema.org has it. A place's own day goes before that of all. */
function specialOf({ id }: Location, special: readonly SpecialHours[]): JsonLdValue {
  const own = special.filter(({ location_id }) => location_id === id || location_id === null);
  return [...Map.groupBy(own, ({ date }) => date)].map(([date, days]) => {
    const day = days.reduce((best, other) => (best.location_id === null && other.location_id === id ? other : best));
    const { status, start_hour, end_hour } = day;
    const [opens, closes] =
      status === 'Open' && start_hour !== null && end_hour !== null ? [start_hour, end_hour] : ['00:00', '00:00'];
    return {
      '@type': 'OpeningHoursSpecification',
      name: day.name ?? undefined,
      validFrom: date,
      validThrough: date,
      opens,
      closes,
    };
  });
}
