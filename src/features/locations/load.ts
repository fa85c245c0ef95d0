import { listDealerships } from '../../db/queries/dealerships.ts';
import { listLocations, listSpecialHours } from '../../db/queries/locations.ts';
import type { Coordinates } from '../../domain/distance.ts';
import { dayOf, formatThousands } from '../../domain/format.ts';
import type { Dealership, Location, SpecialHours } from '../../domain/location.ts';
import { findPostcodeArea } from '../../domain/postcodes.ts';
import { nounFor } from '../../domain/wording.ts';
import { emptyState, withTerm } from '../../search/state.ts';
import { siteLocations } from '../chrome/places.ts';
import type { RequestContext } from '../request.ts';
import { vehicleWords } from '../search/load.ts';
import { siteHrefs } from '../search/site-path-words.ts';
import type { PlaceInputs } from './make-place.ts';
import type { Link } from './model.ts';

export type PlacesRequest = Pick<RequestContext, 'db' | 'settings' | 'stock' | 'now' | 'url' | 'site'>;

/** The locations that the site shows, their dealerships, and the days with other hours that are still to come anywhere in Australia. */
export interface SitePlaces {
  locations: Location[];
  dealerships: Dealership[];
  specialHours: SpecialHours[];
}

/** A day behind the site's is still today in another zone of the group. */
const DAY_MS = 86_400_000;

/** Reads them. */
export async function loadSitePlaces({
  db,
  settings,
  now,
}: Pick<PlacesRequest, 'db' | 'settings' | 'now'>): Promise<SitePlaces> {
  const from = dayOf(new Date(now.getTime() - DAY_MS), settings.locations.timeZone);
  return db.run(async (tx) => ({
    locations: siteLocations(await listLocations(tx), settings),
    dealerships: await listDealerships(tx),
    specialHours: await listSpecialHours(tx, from),
  }));
}

/** What places of this request are made from; `from` is where distances are counted from. */
export function placeInputs(
  { settings, stock, now }: Pick<PlacesRequest, 'settings' | 'stock' | 'now'>,
  { locations, specialHours }: SitePlaces,
  from: Coordinates | null = null,
  isAbout = false,
): PlaceInputs {
  return {
    settings,
    locations,
    specialHours,
    now,
    from,
    isAbout,
    stockOf: stockLinks(stock, settings),
    aboutWhere,
  };
}

/** Where a location is by its postcode. */
export function aboutWhere({ address: { postcode } }: Location): Coordinates | null {
  return (postcode && findPostcodeArea(postcode)) || null;
}

function stockLinks(
  stock: PlacesRequest['stock'],
  settings: PlacesRequest['settings'],
): PlaceInputs['stockOf'] {
  const { facets } = stock.search(emptyState());
  const counts = new Map(facets.location_name.map(({ value, count }) => [value, count]));
  const hrefOf = siteHrefs(stock);
  const nouns = vehicleWords(settings);
  return ({ name }): Link | null => {
    const count = counts.get(name) ?? 0;
    if (count === 0) return null;
    const label = `See ${formatThousands(count)} ${nounFor(count, nouns)} here`;
    return { label, href: hrefOf(withTerm(emptyState(), 'location_name', name)) };
  };
}
