import { listNamedPlaces, listPlacesOfPostcode } from '../../db/queries/sites/postal-places.ts';
import type { SiteDb } from '../../db/scope.ts';
import type { Coordinates } from '../../domain/geography/distance.ts';
import type { PostalPlace } from './geonames.ts';
import { shippedTable } from './postal-table.ts';

/** The shipped table stands in for the loaded one while the database is away. */
const none = () => [];

/** The places that have a postcode (H10): of the table that an operator has loaded, else of the one that comes with the project. */
export async function placesOfPostcode(db: SiteDb, postcode: string): Promise<readonly PostalPlace[]> {
  const loaded = await db.readOr((tx) => listPlacesOfPostcode(tx, postcode), none);
  return loaded.length > 0 ? loaded : (await shippedTable()).ofPostcode(postcode);
}

/** The places of a name, in any spelling, of all states and postcodes (H1): loaded ones, else shipped ones. */
export async function placesNamed(db: SiteDb, name: string): Promise<readonly PostalPlace[]> {
  if (name === '') return [];
  const loaded = await db.readOr((tx) => listNamedPlaces(tx, name), none);
  return loaded.length > 0 ? loaded : (await shippedTable()).named(name);
}

/** The point in the middle of places: the mean of their coordinates; undefined for none. */
export function middleOf(places: readonly Coordinates[]): Coordinates | undefined {
  if (places.length === 0) return undefined;
  const mean = (of: (place: Coordinates) => number) =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { lat: mean(({ lat }) => lat), long: mean(({ long }) => long) };
}
