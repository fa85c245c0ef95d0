import { asc, avg, eq, sql } from 'drizzle-orm';
import { postalPlace } from '../schema/postal-places.ts';
import type { PlatformTx, SiteTx } from '../scope.ts';

export type PostalPlaceRow = typeof postalPlace.$inferSelect;

/** The middle of the places that have a postcode (H10); undefined when none was loaded. */
export async function findPostcode(
  tx: SiteTx,
  postcode: string,
): Promise<{ lat: number; long: number } | undefined> {
  const [found] = await tx
    .select({ lat: avg(postalPlace.lat).mapWith(Number), long: avg(postalPlace.long).mapWith(Number) })
    .from(postalPlace)
    .where(eq(postalPlace.postcode, postcode));
  return found && found.lat !== null && found.long !== null ? found : undefined;
}

const NAMESAKES = 20;

/** The places of a name, in any letter case, by state; none when none were loaded. */
export async function listPostalPlaces(tx: SiteTx, name: string): Promise<PostalPlaceRow[]> {
  return tx
    .select()
    .from(postalPlace)
    .where(sql`lower(${postalPlace.name}) = lower(${name})`)
    .orderBy(asc(postalPlace.state), asc(postalPlace.postcode))
    .limit(NAMESAKES);
}

/** So many rows go in one statement; the database takes 65,535 values at most. */
const ROWS_AT_ONCE = 5_000;

/** Puts these in place of all that were loaded. */
export async function savePostalPlaces(tx: PlatformTx, places: readonly PostalPlaceRow[]): Promise<void> {
  await tx.delete(postalPlace);
  for (let at = 0; at < places.length; at += ROWS_AT_ONCE)
    await tx.insert(postalPlace).values(places.slice(at, at + ROWS_AT_ONCE));
}
