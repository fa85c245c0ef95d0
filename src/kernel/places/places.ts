import {
  buildHoursTable,
  describeOpenState,
  getOpenState,
  listSpecialHoursToday,
} from '../../domain/places/hours.ts';
import type { Location, SpecialHours } from '../../domain/places/location.ts';
import { filterByTypes, SELLING } from '../../domain/places/location-type.ts';
import { formatPlaceName } from '../../domain/places/place-name.ts';
import { formatThousands } from '../../domain/text/format.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { HoursModel, OpeningModel } from './model.ts';

export { formatPlaceName };

/** The locations that a site shows: visible ones of the dealerships whose stock it shows, in the group's order. */
export function pickSiteLocations(locations: Location[], { stock }: Pick<SiteSettings, 'stock'>): Location[] {
  const isShown = ({ visible, dealership_slug }: Location) =>
    visible && (stock.dealerships.length === 0 || stock.dealerships.includes(dealership_slug));
  return locations.filter(isShown);
}

/** The locations where vehicles are sold. */
export function pickSalesLocations(locations: Location[]): Location[] {
  return filterByTypes(locations, SELLING);
}

/**
 * The locations where vehicles are sold, those of one name at one address together, most wanted first in each: the
 * desks for new and for used vehicles of a yard are one place to a shopper.
 */
export function groupSalesLocations(locations: Location[]): [Location, ...Location[]][] {
  return [...groupByPlace(pickSalesLocations(locations)).values()].map((desks) =>
    desks.toSorted((a, b) => Number(b.primary) - Number(a.primary)),
  ) as [Location, ...Location[]][];
}

const groupByPlace = (locations: readonly Location[]) =>
  Map.groupBy(locations, (place) => `${formatPlaceName(place)}\n${formatAddress(place)}`);

/**
 * How many locations there are, as every page counts them (H9): what is of one name at one address is one location to a
 * shopper, whatever desks for sales, used vehicles, service and parts it has.
 */
export function countLocations(locations: readonly Location[]): number {
  return groupByPlace(locations).size;
}

/** "52 locations", "1 location". */
export function formatLocationCount(locations: readonly Location[]): string {
  const count = countLocations(locations);
  return `${formatThousands(count)} ${count === 1 ? 'location' : 'locations'}`;
}

/** The brands that the locations are dealers of. */
export function listLocationBrands(locations: Location[]): Set<string> {
  return new Set(locations.flatMap(({ manufacturers }) => manufacturers));
}

/** Whether a location is open now, in words (H4); null for one whose hours are not known. */
export function buildOpening(location: Location, special: SpecialHours[], now: Date): OpeningModel | null {
  if (location.contact_detail.opening_hours.length === 0) return null;
  const state = getOpenState(location, special, now);
  return { isOpen: state.isOpen, text: describeOpenState(state) };
}

/** What a closed day of the site's places says (G4). */
export function getClosedText({
  closed,
  closedText,
  byAppointmentText,
}: SiteSettings['locations']['hours']): string {
  return closed === 'closed' ? closedText : byAppointmentText;
}

/** A location's week as its table has it, with the special day that today is (H4); empty without hours. */
export function buildWeek(
  location: Location,
  special: SpecialHours[],
  now: Date,
  hours: SiteSettings['locations']['hours'],
): HoursModel[] {
  const today = listSpecialHoursToday(location, special, now, hours.closedText);
  const week = buildHoursTable(location.contact_detail.opening_hours, getClosedText(hours));
  return [...today, ...week].map(({ days, text }) => ({ days, text }));
}

/** "210 Wharf Parade, Newstead QLD 4006", of the parts that are known; null without any. */
export function formatAddress({ address }: Pick<Location, 'address'>): string | null {
  const town = [address.city, address.state, address.postcode].filter(Boolean).join(' ');
  return [address.street, town].filter(Boolean).join(', ') || null;
}

/** What a site has, by which its numbers are told: the locations and the brands that it shows. */
export interface Counted {
  locations: readonly Location[];
  /** Those that have a page (`showroom/brands.ts`). */
  brands: number;
  now: Date;
}

/**
 * The group's numbers (G1, H9): as the settings say them, else counted; a number of one says nothing and is left out,
 * and so is how many brands a dealer of one make has in its used stock.
 */
export function buildGroupFigures(
  settings: Pick<SiteSettings, 'pages' | 'brand'>,
  counted: Counted,
): { value: string; label: string }[] {
  const { locations, brands, years, since } = settings.pages.groupFigures;
  const isOneMake = settings.brand.manufacturer !== null;
  const figures = [
    { value: locations ?? formatSeveral(countLocations(counted.locations)), label: 'locations' },
    { value: brands ?? (isOneMake ? null : formatSeveral(counted.brands)), label: 'brands' },
    { value: years ?? (since && formatSeveral(counted.now.getUTCFullYear() - since)), label: 'years' },
  ];
  return figures.flatMap(({ value, label }) => (value ? [{ value, label }] : []));
}

function formatSeveral(count: number): string | null {
  return count > 1 ? formatThousands(count) : null;
}
