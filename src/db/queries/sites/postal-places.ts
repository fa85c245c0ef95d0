import { asc, eq, sql } from 'drizzle-orm';
import { foldSuburb } from '../../../domain/geography/suburb-words.ts';
import { postalPlace } from '../../schema/postal-places.ts';
import type { PlatformTx, SiteTx } from '../../scope.ts';

export type PostalPlaceRow = typeof postalPlace.$inferSelect;

/** The places that have a postcode (H10), by name; none when no table was loaded. */
export async function listPlacesOfPostcode(tx: SiteTx, postcode: string): Promise<PostalPlaceRow[]> {
  return tx
    .select()
    .from(postalPlace)
    .where(eq(postalPlace.postcode, postcode))
    .orderBy(asc(postalPlace.name), asc(postalPlace.state));
}

/** The places of a name, in any spelling (see `foldSuburb`), by postcode; none when no table was loaded. */
export async function listNamedPlaces(tx: SiteTx, name: string): Promise<PostalPlaceRow[]> {
  const found = await tx
    .select()
    .from(postalPlace)
    .where(sql`lower(left(${postalPlace.name}, 1)) = left(${foldSuburb(name)}, 1)`)
    .orderBy(asc(postalPlace.postcode), asc(postalPlace.state));
  return found.filter((place) => foldSuburb(place.name) === foldSuburb(name));
}

/** Rows per statement; the database takes 65,535 parameters at most. */
const ROWS_AT_ONCE = 5_000;

/** Replaces the whole table. */
export async function savePostalPlaces(tx: PlatformTx, places: readonly PostalPlaceRow[]): Promise<void> {
  await tx.delete(postalPlace);
  for (let at = 0; at < places.length; at += ROWS_AT_ONCE)
    await tx.insert(postalPlace).values(places.slice(at, at + ROWS_AT_ONCE));
}
