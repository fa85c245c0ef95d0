import type { AppointmentRules } from '../../domain/bookings/appointments.ts';
import type { Location } from '../../domain/places/location.ts';
import { formatPlaceName } from '../../domain/places/place-name.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { groupSalesLocations, pickSalesLocations, pickSiteLocations } from '../../kernel/places/places.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/**
 * Where a vehicle can be driven, starting with where it is: its own location, and those that it can be transferred to;
 * without a vehicle, or where its location is not one of the site's, every yard of the site.
 */
export function listDrivePlaces(
  all: Location[],
  car: Pick<Car, 'location' | 'dealership_slug'> | null,
  settings: Pick<SiteSettings, 'stock'>,
): Location[] {
  const shown = pickSiteLocations(all, settings);
  const home = car?.location && shown.find(({ slug }) => slug === car.location?.slug);
  if (home)
    return [home, ...shown.filter(({ slug }) => home.distribution_locations.includes(slug) && slug !== home.slug)];
  const dealership = car ? pickSalesLocations(shown).filter((one) => one.dealership_slug === car.dealership_slug) : [];
  return groupSalesLocations(dealership.length > 0 ? dealership : shown).map(([desk]) => desk);
}

/** How a location takes appointments: the site's rules with its own overrides; null where no time can be booked. */
export function findAppointmentRules(
  { slug }: Pick<Location, 'slug'>,
  { forms }: Pick<SiteSettings, 'forms'>,
): AppointmentRules | null {
  const { locations, times, slotMinutes, noticeHours, daysAhead, capacity } = forms.testDrive;
  const own = Object.hasOwn(locations, slug) ? locations[slug] : {};
  const all = { times, slotMinutes, noticeHours, daysAhead, capacity, ...own };
  return all.times === 'on' ? all : null;
}

/** "Harbour Toyota Chermside, 146 Saltbush Court, Chermside". */
export function formatPlaceLine(place: Location): string {
  const { street, city } = place.address;
  const name = formatPlaceName(place);
  return [name, street, city && name.endsWith(city) ? null : city].filter(Boolean).join(', ');
}

export function findOutsideCalendar(
  { slug }: Pick<Location, 'slug'>,
  { integrations }: Pick<SiteSettings, 'integrations'>,
): string | undefined {
  const { provider, calendars } = integrations.calendar;
  return provider === 'google' && Object.hasOwn(calendars, slug) ? calendars[slug] : undefined;
}
