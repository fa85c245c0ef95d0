import { freezeDeep } from '../../domain/freeze-deep.ts';
import { buildHoursTable, describeOpenState, getOpenState, listSpecialHoursToday } from '../../domain/places/hours.ts';
import type { Location, SpecialHours } from '../../domain/places/location.ts';
import { filterByTypes, SELLING } from '../../domain/places/location-type.ts';
import { formatPlaceName } from '../../domain/places/place-name.ts';
import { formatThousands } from '../../domain/text/format.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { HoursModel, OpeningModel } from './model.ts';

export { formatPlaceName };

/** The locations that a site shows: visible ones of the dealerships whose stock it shows, in the group's order. */
export function pickSiteLocations(locations: Location[], settings: Pick<SiteSettings, 'stock'>): Location[] {
  const known = siteLocations.get(locations);
  if (known?.stock === settings.stock) return known.shown;
  const shown = filterShown(locations, settings);
  // Places that were read for a version of the site stay as they are; others may not.
  if (Object.isFrozen(locations))
    siteLocations.set(locations, { stock: settings.stock, shown: Object.freeze(shown) as Location[] });
  return shown;
}

/** The same list for the same places, since what is computed from it is cached by it. */
const siteLocations = new WeakMap<readonly Location[], { stock: SiteSettings['stock']; shown: Location[] }>();

function filterShown(locations: Location[], { stock }: Pick<SiteSettings, 'stock'>): Location[] {
  const isShown = ({ visible, dealership_slug }: Location) =>
    visible && (stock.dealerships.length === 0 || stock.dealerships.includes(dealership_slug));
  return locations.filter(isShown);
}

export function pickSalesLocations(locations: Location[]): Location[] {
  return filterByTypes(locations, SELLING);
}

/**
 * The sales locations, grouped by name and address, the most wanted first in each group: a yard's desks for new and for
 * used vehicles are one place to a shopper.
 */
export function groupSalesLocations(locations: Location[]): [Location, ...Location[]][] {
  const known = salesLocations.get(locations);
  if (known) return known;
  const grouped = groupSales(locations);
  if (Object.isFrozen(locations)) salesLocations.set(locations, freezeDeep(grouped));
  return grouped;
}

const salesLocations = new WeakMap<readonly Location[], [Location, ...Location[]][]>();

function groupSales(locations: Location[]): [Location, ...Location[]][] {
  return [...groupByPlace(pickSalesLocations(locations)).values()].map((desks) =>
    desks.toSorted((a, b) => Number(b.primary) - Number(a.primary)),
  ) as [Location, ...Location[]][];
}

/** One of each location as shoppers count them: the first of the desks with its name at its address (H9). */
export function pickOneOfEach(locations: readonly Location[]): Location[] {
  return [...groupByPlace(locations).values()].flatMap((desks) => desks.slice(0, 1));
}

const groupByPlace = (locations: readonly Location[]) =>
  Map.groupBy(locations, (place) => `${formatPlaceName(place)}\n${formatAddress(place)}`);

/**
 * The number of locations, as every page counts them (H9): desks with one name at one address are one location to a
 * shopper, be they for sales, used vehicles, service or parts.
 */
export function countLocations(locations: readonly Location[]): number {
  return groupByPlace(locations).size;
}

/** "52 locations", "1 location". */
export function formatLocationCount(locations: readonly Location[]): string {
  const count = countLocations(locations);
  return `${formatThousands(count)} ${count === 1 ? 'location' : 'locations'}`;
}

export function listLocationBrands(locations: Location[]): Set<string> {
  return new Set(locations.flatMap(({ manufacturers }) => manufacturers));
}

/** Whether a location is open now, in words (H4); null where its hours are not known. */
export function buildOpening(location: Location, special: SpecialHours[], now: Date): OpeningModel | null {
  if (location.contact_detail.opening_hours.length === 0) return null;
  const state = getOpenState(location, special, now);
  return { isOpen: state.isOpen, text: describeOpenState(state) };
}

/** The site's word for a closed day (G4). */
export function getClosedText({ closed, closedText, byAppointmentText }: SiteSettings['locations']['hours']): string {
  return closed === 'closed' ? closedText : byAppointmentText;
}

/** The rows of a location's week, with today's special hours if any (H4); empty without hours. */
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

/** The locations and brands that a site shows, from which its numbers are counted. */
export interface Counted {
  locations: readonly Location[];
  /** Brands with a page (`showroom/brands.ts`). */
  brands: number;
  now: Date;
}

/**
 * The group's numbers (G1, H9): those of the settings, else counted. A number of one says nothing and is left out, and
 * so is the number of brands in the used stock of a dealer of one make.
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
