import type { Dealership, Location, LocationType } from '../../domain/places/location.ts';
import { groupByType } from '../../domain/places/location-type.ts';
import { linkToPlace } from '../../kernel/addresses/places.ts';
import { formatLicence } from '../../kernel/places/licence.ts';
import { findDirectionsLink } from '../../kernel/places/map/build-map.ts';
import { formatAddress } from '../../kernel/places/places.ts';
import type { DealershipModel, Link, TabModel } from './model.ts';
import { buildPanel } from './panel.model.ts';
import { buildPlace, computeDistanceTo, formatDistance, isApproximate, type PlaceInputs } from './place.model.ts';

/** A dealership and those of its locations that are shown, with the kilometres to the nearest of them. */
export interface FoundDealership {
  dealership: Dealership;
  locations: [Location, ...Location[]];
  km: number | null;
}

/**
 * The locations by dealership, in their order; where distances are known, the dealerships and the locations of each are
 * sorted nearest first (H1), those in the requested postcode before all others. Locations with unknown distance come
 * last.
 */
export function groupByDealership(
  locations: readonly Location[],
  dealerships: readonly Dealership[],
  inputs: Pick<PlaceInputs, 'from' | 'postcode' | 'postcodePoints'>,
): FoundDealership[] {
  const ranked = sortNearestFirst(locations, inputs);
  const groups = Map.groupBy(ranked, ({ location }) => location.dealership_slug);
  return [...groups].flatMap(([slug, own]) => {
    const dealership = dealerships.find((one) => one.slug === slug);
    const [first, ...others] = own;
    if (!dealership || !first) return [];
    return [{ dealership, locations: [first.location, ...others.map(({ location }) => location)], km: first.km }];
  });
}

/**
 * Locations with their distances in kilometres: those in the requested postcode first, then the nearest; in the given
 * order without an origin.
 */
export function sortNearestFirst(
  locations: readonly Location[],
  inputs: Pick<PlaceInputs, 'from' | 'postcode' | 'postcodePoints'>,
): { location: Location; km: number | null }[] {
  const isElsewhere = ({ address }: Location) =>
    Number(inputs.postcode === null || address.postcode !== inputs.postcode);
  const ranked = locations.map((location) => {
    const km = computeDistanceTo(location, inputs);
    return { location, km, isElsewhere: isElsewhere(location), far: km ?? Number.POSITIVE_INFINITY };
  });
  ranked.sort((a, b) => a.isElsewhere - b.isElsewhere || compare(a.far, b.far));
  return ranked.map(({ location, km }) => ({ location, km }));
}

/** Compares numbers that may both be infinite. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** A dealership's view model: its locations as a limited number of tabs by type (H2). */
export function buildDealership({ dealership, locations, km }: FoundDealership, inputs: PlaceInputs): DealershipModel {
  const { settings } = inputs;
  const { layout, maxTabs, labels } = settings.locations;
  const [main] = locations;
  const tabs: TabModel[] = groupByType(locations).map(({ type, locations: own }) => ({
    type,
    label: labels[type],
    places: own.map((location) => buildPlace(location, inputs)),
  }));
  return {
    slug: dealership.slug,
    name: dealership.name,
    href: linkToPlace(dealership.slug, settings),
    licence: formatLicence(dealership.dealer_license_number ?? licenceOfAny(locations), settings.locations),
    website: findWebsite(dealership),
    distance: formatDistance(km, isApproximate(main)),
    ...wholeAddressOf(locations),
    panel: buildPanel(main, settings, 'card'),
    layout,
    tabs: tabs.slice(0, maxTabs),
    beside: tabs.slice(maxTabs),
  };
}

/** The address that all these locations have, and the way there: a card says them once. */
function wholeAddressOf([main, ...others]: FoundDealership['locations']): Pick<
  DealershipModel,
  'address' | 'directions'
> {
  const address = formatAddress(main);
  const isWhole = others.every((one) => formatAddress(one) === address);
  return isWhole ? { address, directions: findDirectionsLink(main) } : { address: null, directions: null };
}

const licenceOfAny = (locations: readonly Location[]): string | null =>
  locations.find(({ dealer_license_number }) => dealer_license_number !== null)?.dealer_license_number ?? null;

/** H1: Visit Website. */
export function findWebsite({ website }: Pick<Dealership, 'website'>): Link | null {
  return website === null ? null : { label: 'Visit Website', href: website };
}

/** Whether a location is of the requested type: without a type of their own, used vehicles count as sales. */
export function isOfRequestedType(
  type: LocationType,
  requested: LocationType,
  offered: readonly LocationType[],
): boolean {
  return type === requested || (requested === 'sales' && type === 'used' && !offered.includes('used'));
}
