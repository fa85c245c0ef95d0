import { readPlaces } from '../../db/queries/cached-reads.ts';
import { createPlaceStore } from '../../db/stores.ts';
import type { Coordinates } from '../../domain/geography/distance.ts';
import type { Location, SpecialHours } from '../../domain/places/location.ts';
import { formatThousands, toLocalDay } from '../../domain/text/format.ts';
import { pickNoun } from '../../domain/vehicle/wording.ts';
import { findCentre, loadPlacesOfPostcode } from '../../integrations/geocoding/postal-places.ts';
import { findOwnCoordinates } from '../../kernel/places/map/build-map.ts';
import { type OfferedPlaces, pickOfferedPlaces } from '../../kernel/places/offered-places.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { getCanonicalList } from '../../kernel/stock/canonical-list.ts';
import { createSiteLinker } from '../../kernel/stock/site-path-words.ts';
import { getVehicleWords } from '../../kernel/stock/vehicle-words.ts';
import { createEmptyState, withTerm } from '../../search/state.ts';
import type { Link } from './model.ts';
import type { PlaceInputs } from './place.model.ts';

export type PlacesRequest = Pick<RequestContext, 'db' | 'settings' | 'stock' | 'now' | 'url' | 'site' | 'log'>;

/** The places that the site offers, and the days with other hours that are still to come anywhere in Australia. */
export interface SitePlaces extends OfferedPlaces {
  specialHours: SpecialHours[];
  /** Coordinates of the postcodes of locations without coordinates. */
  postcodePoints: ReadonlyMap<string, Coordinates>;
}

/** A day behind the site's is still today in another zone of the group. */
const DAY_MS = 86_400_000;

export async function loadSitePlaces({
  db,
  settings,
  now,
}: Pick<PlacesRequest, 'db' | 'settings' | 'now'>): Promise<SitePlaces> {
  const from = toLocalDay(new Date(now.getTime() - DAY_MS), settings.locations.timeZone);
  const group = await readPlaces(db, from);
  const read = { ...pickOfferedPlaces(group, settings), specialHours: group.specialHours };
  return { ...read, postcodePoints: await findPoints(read.locations, db) };
}

/** Looks up the postcodes of the locations without coordinates: most sites have none. */
async function findPoints(locations: readonly Location[], db: PlacesRequest['db']): Promise<Map<string, Coordinates>> {
  const unplaced = locations.filter((location) => findOwnCoordinates(location) === null);
  const postcodes = new Set(unplaced.flatMap(({ address }) => address.postcode ?? []));
  const points = new Map<string, Coordinates>();
  for (const postcode of postcodes) {
    const middle = findCentre(await loadPlacesOfPostcode(createPlaceStore(db), postcode));
    if (middle) points.set(postcode, middle);
  }
  return points;
}

/** The inputs of this request's place models; distances are counted from `from`, and those in `postcode` come first. */
export function buildPlaceInputs(
  { settings, stock, now }: Pick<PlacesRequest, 'settings' | 'stock' | 'now'>,
  { locations, specialHours, postcodePoints }: Omit<SitePlaces, 'dealerships'>,
  from: Coordinates | null = null,
  postcode: string | null = null,
): PlaceInputs {
  const stockOf = stockLinks(stock, settings);
  return { settings, locations, specialHours, now, from, postcode, stockOf, postcodePoints };
}

function stockLinks(stock: PlacesRequest['stock'], settings: PlacesRequest['settings']): PlaceInputs['stockOf'] {
  const { facets } = stock.search(createEmptyState());
  const counts = new Map(facets.location_name.map(({ value, count }) => [value, count]));
  const hrefOf = createSiteLinker(stock);
  const nouns = getVehicleWords(settings);
  return ({ name }): Link | null => {
    const count = counts.get(name) ?? 0;
    if (count === 0) return null;
    const label = `See ${formatThousands(count)} ${pickNoun(count, nouns)} here`;
    return {
      label,
      href: hrefOf(getCanonicalList(withTerm(createEmptyState(), 'location_name', name), stock)),
    };
  };
}
