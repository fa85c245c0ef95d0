import { and, desc, eq, sql } from 'drizzle-orm';
import { car } from '../../schema/stock.ts';
import { watchlistEntry } from '../../schema/visitors.ts';
import type { SiteTx } from '../../scope.ts';

/** A vehicle that a visitor saved, with what to show once it has left the stock. */
export interface WatchedCar {
  car_id: number;
  /** Dollars; null where it had no price. */
  price_when_saved: number | null;
  /** The last price that the visitor was alerted to; null for never. */
  last_alerted_price: number | null;
  saved_at: Date;
  slug: string;
  year: number | null;
  make: string;
  model: string;
  badge: string | null;
  series: string | null;
}

/** What a visitor of the site saved, newest first (F2). */
export async function listWatchlist(tx: SiteTx, visitorId: number): Promise<WatchedCar[]> {
  return tx
    .select({
      car_id: watchlistEntry.car_id,
      price_when_saved: watchlistEntry.price_when_saved,
      last_alerted_price: watchlistEntry.last_alerted_price,
      saved_at: watchlistEntry.saved_at,
      slug: car.slug,
      year: car.year,
      make: car.make,
      model: car.model,
      badge: car.badge,
      series: car.series,
    })
    .from(watchlistEntry)
    .innerJoin(car, and(eq(car.group_id, watchlistEntry.group_id), eq(car.id, watchlistEntry.car_id)))
    .where(ofVisitor(tx, visitorId))
    .orderBy(desc(watchlistEntry.saved_at), desc(watchlistEntry.car_id));
}

/** A vehicle to save, with its current price. */
export interface CarToWatch {
  car_id: number;
  price_when_saved: number | null;
}

/**
 * Saves vehicles of the group for a visitor, the first ones if there is not room for all within `atMost`; those already
 * saved stay as they are. Returns those that did not fit.
 */
export async function saveToWatchlist(
  tx: SiteTx,
  visitorId: number,
  cars: readonly CarToWatch[],
  { atMost, now }: { atMost: number; now: Date },
): Promise<number[]> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`watchlist ${tx.scope.siteId} ${visitorId}`}, 0))`,
  );
  const rows = await tx.select({ car_id: watchlistEntry.car_id }).from(watchlistEntry).where(ofVisitor(tx, visitorId));
  const stored = new Set(rows.map(({ car_id }) => car_id));
  const wanted = cars.filter(({ car_id }) => !stored.has(car_id));
  const room = Math.max(0, atMost - stored.size);
  const taken = wanted.slice(0, room).map((one) => ({ ...one, visitor_id: visitorId, saved_at: now }));
  if (taken.length > 0) await tx.insert(watchlistEntry).values(taken).onConflictDoNothing();
  return wanted.slice(room).map(({ car_id }) => car_id);
}

/** Returns whether it was on the list. */
export async function removeFromWatchlist(tx: SiteTx, visitorId: number, carId: number): Promise<boolean> {
  const { rowCount } = await tx
    .delete(watchlistEntry)
    .where(and(ofVisitor(tx, visitorId), eq(watchlistEntry.car_id, carId)));
  return rowCount === 1;
}

export async function recordAlertedPrice(tx: SiteTx, visitorId: number, carId: number, price: number): Promise<void> {
  await tx
    .update(watchlistEntry)
    .set({ last_alerted_price: price })
    .where(and(ofVisitor(tx, visitorId), eq(watchlistEntry.car_id, carId)));
}

const ofVisitor = (tx: SiteTx, visitorId: number) =>
  and(eq(watchlistEntry.site_id, tx.scope.siteId), eq(watchlistEntry.visitor_id, visitorId));
