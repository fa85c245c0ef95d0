import { formatPhone, linkToPhone, listPlacePhones } from '../../domain/contact/phone.ts';
import { type Coordinates, computeDistanceKm } from '../../domain/geography/distance.ts';
import { buildHoursTable, listHolidays, listSpecialHoursToday } from '../../domain/places/hours.ts';
import type { Location, SpecialHours } from '../../domain/places/location.ts';
import { getLocationType } from '../../domain/places/location-type.ts';
import { buildStars, canShowStars } from '../../domain/places/stars.ts';
import { formatDate, formatThousands, toLocalDay } from '../../domain/text/format.ts';
import { findEnquiryPath } from '../../kernel/addresses/enquiry.ts';
import { linkToLocation } from '../../kernel/addresses/places.ts';
import { findBookingSite, linkToBooking } from '../../kernel/places/booking.ts';
import { findCoordinates, findDirectionsLink, findOwnCoordinates } from '../../kernel/places/map/build-map.ts';
import { buildOpening, formatAddress, getClosedText } from '../../kernel/places/places.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { HolidaysModel, Link, PlaceModel, WeekLine } from './model.ts';

/** The inputs of a place model, beside the location itself. */
export interface PlaceInputs {
  settings: SiteSettings;
  /** All locations that the site shows, in its order. */
  locations: readonly Location[];
  specialHours: readonly SpecialHours[];
  now: Date;
  /** The origin of distances; null for none. */
  from: Coordinates | null;
  /** The requested postcode: places in it come before nearer ones of others. */
  postcode: string | null;
  /** The vehicles at a location; null without any. */
  stockOf(location: Location): Link | null;
  /** Coordinates of the postcodes of locations without coordinates. */
  postcodePoints: ReadonlyMap<string, Coordinates>;
}

export function buildPlace(location: Location, inputs: PlaceInputs): PlaceModel {
  const { settings, specialHours, now, locations } = inputs;
  const type = getLocationType(location);
  return {
    id: location.id,
    slug: location.slug,
    name: location.name,
    type,
    typeLabel: settings.locations.labels[type],
    href: linkToLocation(location, locations, settings),
    address: formatAddress(location),
    distance: formatDistance(computeDistanceTo(location, inputs), isApproximate(location)),
    phones: phonesOf(location, settings),
    opening: buildOpening(location, [...specialHours], now),
    week: weekOf(location, inputs),
    holidays: holidaysOf(location, specialHours, settings, now),
    directions: findDirectionsLink(location),
    contact: contactOf(location, settings),
    booking: bookingOf(location, settings),
    stock: inputs.stockOf(location),
    rating: ratingOf(location, settings),
  };
}

/** Kilometres to a location; null where either end is not known. */
export function computeDistanceTo(
  location: Location,
  { from, postcodePoints }: Pick<PlaceInputs, 'from' | 'postcodePoints'>,
): number | null {
  const to = findCoordinates(location, postcodePoints);
  return from && to ? computeDistanceKm(from, to) : null;
}

/** Whether only the postcode locates it: distances are then shown as approximate. */
export const isApproximate = (location: Pick<Location, 'address'>): boolean => findOwnCoordinates(location) === null;

/** "9 km", "about 1,340 km", "less than 1 km"; null stays null. */
export function formatDistance(km: number | null, about: boolean): string | null {
  if (km === null) return null;
  const whole = Math.round(km);
  if (whole < 1) return about ? 'nearby' : 'less than 1 km';
  return `${about ? 'about ' : ''}${formatThousands(whole)} km`;
}

function phonesOf(location: Location, { contact, locations }: SiteSettings): PlaceModel['phones'] {
  return listPlacePhones(location, contact).map((one, nth) => ({
    label: nth === 0 ? locations.labels[getLocationType(location)] : 'Landline',
    text: formatPhone(one),
    href: linkToPhone(one),
  }));
}

function weekOf(location: Location, { settings, specialHours, now }: PlaceInputs): WeekLine[] {
  const { hours } = settings.locations;
  const enquire = hours.enquireLocations.includes(location.slug) ? contactHref(location, settings) : null;
  const today = listSpecialHoursToday(location, specialHours, now, hours.closedText);
  const week = buildHoursTable(location.contact_detail.opening_hours, getClosedText(hours)).map(
    ({ days, text, closed }) =>
      closed && enquire ? { days, text: hours.enquireText, href: enquire } : { days, text, href: null },
  );
  return [...today.map(({ days, text }) => ({ days, text, href: null })), ...week];
}

/** At most this many days are listed: a year of them is no help. */
const HOLIDAYS_AT_MOST = 8;
const WEEKDAYS = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' });

function holidaysOf(
  { id, time_zone, contact_detail }: Location,
  special: readonly SpecialHours[],
  { locations: { hours } }: SiteSettings,
  now: Date,
): HolidaysModel | null {
  if (hours.holidayHours === 'hidden' || contact_detail.opening_hours.length === 0) return null;
  const lines = listHolidays(id, special, toLocalDay(now, time_zone), hours.closedText);
  if (lines.length === 0) return null;
  return {
    id: `holiday-hours-${id}`,
    heading: 'Holiday Hours',
    lines: lines.slice(0, HOLIDAYS_AT_MOST).map(({ date, name, text, closed }) => ({
      date,
      day: `${WEEKDAYS.format(new Date(`${date}T00:00:00Z`))} ${formatDate(date)}`,
      name,
      text,
      closed,
    })),
  };
}

function contactHref({ slug }: Location, settings: SiteSettings): string | null {
  const path = findEnquiryPath('contact', settings);
  return path && `${path}?location=${encodeURIComponent(slug)}`;
}

function contactOf(location: Location, settings: SiteSettings): PlaceModel['contact'] {
  const href = contactHref(location, settings);
  if (href === null) return null;
  return {
    label: 'Contact us',
    heading: `Contact ${location.name}`,
    about: formatAddress(location) ?? location.name,
    href,
    from: `/locations/${encodeURIComponent(location.slug)}/enquiry`,
  };
}

function bookingOf(location: Location, settings: SiteSettings): PlaceModel['booking'] {
  if (getLocationType(location) !== 'service') return null;
  const href = linkToBooking(location, settings);
  return href === null
    ? null
    : { label: 'Book a Service', href, isElsewhere: findBookingSite(location, settings) !== null };
}

function ratingOf(location: Location, { reviews }: SiteSettings): PlaceModel['rating'] {
  const { average_rating, review_count } = location;
  if (average_rating === null || review_count === 0 || !canShowStars(average_rating, reviews)) return null;
  return {
    stars: buildStars(average_rating, reviews.fractionAbovePercent),
    countText: `${formatThousands(review_count)} ${review_count === 1 ? 'review' : 'reviews'}`,
    href: `${reviews.path}/${encodeURIComponent(location.slug)}`,
  };
}
