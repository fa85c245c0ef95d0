import type { Dealership, Location, LocationType } from '../../domain/location.ts';
import { byType } from '../../domain/location-type.ts';
import { placeHref } from './address.ts';
import { makePanel } from './make-panel.ts';
import { distanceText, distanceTo, makePlace, type PlaceInputs } from './make-place.ts';
import type { DealershipModel, Link, TabModel } from './model.ts';

/** A dealership and those of its locations that are shown, with the kilometres to the nearest of them. */
export interface FoundDealership {
  dealership: Dealership;
  locations: Location[];
  km: number | null;
}

/**
 * The locations by dealership, in their order; where distances are known, each dealership's and the dealerships themselves nearest first. Locations whose
 * distance is not known come last.
 */
export function dealershipsOf(
  locations: readonly Location[],
  dealerships: readonly Dealership[],
  inputs: Pick<PlaceInputs, 'from' | 'aboutWhere'>,
): FoundDealership[] {
  const far = (km: number | null) => km ?? Number.POSITIVE_INFINITY;
  const kmOf = new Map(locations.map((location) => [location.id, distanceTo(location, inputs)]));
  const nearest = (one: Location) => far(kmOf.get(one.id) ?? null);
  const groups = Map.groupBy(locations, ({ dealership_slug }) => dealership_slug);
  const found = [...groups].flatMap(([slug, own]) => {
    const dealership = dealerships.find((one) => one.slug === slug);
    if (!dealership) return [];
    const sorted = own.toSorted((a, b) => compare(nearest(a), nearest(b)));
    return [{ dealership, locations: sorted, km: kmOf.get(sorted[0]!.id) ?? null }];
  });
  return found.toSorted((a, b) => compare(far(a.km), far(b.km)));
}

/** Of numbers that may both be endless. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** A dealership, finished: its locations as tabs by type, so many at most (H2). */
export function makeDealership(
  { dealership, locations, km }: FoundDealership,
  inputs: PlaceInputs,
): DealershipModel {
  const { settings } = inputs;
  const { layout, maxTabs, labels } = settings.locations;
  const tabs: TabModel[] = byType(locations).map(({ type, locations: own }) => ({
    type,
    label: labels[type],
    places: own.map((location) => makePlace(location, inputs)),
  }));
  return {
    slug: dealership.slug,
    name: dealership.name,
    href: placeHref(dealership.slug, settings),
    licence: licenceOf(dealership.dealer_license_number ?? licenceOfAny(locations), settings.locations),
    website: websiteOf(dealership),
    distance: distanceText(km, inputs),
    panel: makePanel(locations[0]!, settings, 'card'),
    layout,
    tabs: tabs.slice(0, maxTabs),
    beside: tabs.slice(maxTabs),
  };
}

const licenceOfAny = (locations: readonly Location[]): string | null =>
  locations.find(({ dealer_license_number }) => dealer_license_number !== null)?.dealer_license_number ??
  null;

/** "DL# 4194112"; null for a dealer without a licence number. */
export function licenceOf(
  number: string | null,
  { licencePrefix }: { licencePrefix: string },
): string | null {
  return number === null ? null : `${licencePrefix.trim()} ${number}`;
}

/** The dealership's own website (H1: Visit Website); null without one. */
export function websiteOf({ website }: Pick<Dealership, 'website'>): Link | null {
  return website === null ? null : { label: 'Visit Website', href: website };
}

/** Whether a location is of a type that is asked for: where used vehicles have no word of their own, they are sales. */
export function isOfAskedType(
  type: LocationType,
  asked: LocationType,
  offered: readonly LocationType[],
): boolean {
  return type === asked || (asked === 'sales' && type === 'used' && !offered.includes('used'));
}
