import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Car, CarLocation } from '../../domain/car.ts';
import { dealerGroup } from '../schema/group.ts';
import { dealership, location } from '../schema/places.ts';
import { car, carRemoved } from '../schema/stock.ts';
import type { PlatformTx, SiteTx } from '../scope.ts';

const BATCH = 1_000;

/** The group's vehicle at `/cars/{slug}`, whole; undefined when there is none. Whether the site shows it, its stock decides. */
export async function findCarBySlug(tx: SiteTx, slug: string): Promise<Car | undefined> {
  const [row] = await carsOf(tx, viewsEver).where(
    and(eq(car.group_id, tx.scope.groupId), eq(car.slug, slug)),
  );
  return row && toCar(row);
}

/** The version of the group's stock; throws when there is no such group. */
export async function getStockVersion(tx: PlatformTx, groupId: number): Promise<number> {
  const [row] = await tx
    .select({ version: dealerGroup.stock_version })
    .from(dealerGroup)
    .where(eq(dealerGroup.id, groupId));
  if (!row) throw new Error(`There is no group ${groupId}`);
  return row.version;
}

/** What happened to a group's stock since a version. */
export interface StockChanges {
  /** Ask from this version on the next time. */
  version: number;
  /** Ids of vehicles deleted since. */
  removed: number[];
}

/**
 * Hands over every vehicle of the group that was written after `since` (0: all there are), in batches in the order of change, with
 * the ids of those deleted. A vehicle written meanwhile may come twice, or now and again the next time; none is missed.
 */
export async function readStockChanges(
  tx: PlatformTx,
  groupId: number,
  since: number,
  onCars: (cars: Car[]) => void | Promise<void>,
): Promise<StockChanges> {
  const version = await getStockVersion(tx, groupId);
  let last = { version: since, id: 2 ** 31 - 1 };
  for (;;) {
    const rows = await changedAfter(tx, groupId, last);
    if (rows.length > 0) await onCars(rows.map(toCar));
    if (rows.length < BATCH) break;
    const { stock_version, id } = rows.at(-1)!.car;
    last = { version: stock_version, id };
  }
  return { version, removed: since === 0 ? [] : await listRemoved(tx, groupId, since) };
}

const viewsEver = sql<number>`${car.views} + coalesce((
  select sum(v.views) from car_view v where v.group_id = ${car.group_id} and v.car_id = ${car.id}), 0)::int`;

function carsOf(tx: SiteTx | PlatformTx, views = sql<number>`${car.views}`) {
  return tx
    .select({
      car: { ...getTableColumns(car), views },
      dealership: { slug: dealership.slug, name: dealership.name },
      location: {
        id: location.id,
        name: location.name,
        phone: location.phone,
        slug: location.slug,
        address: location.address,
        distribution_locations: location.distribution_locations,
      },
    })
    .from(car)
    .innerJoin(dealership, eq(dealership.id, car.dealership_id))
    .leftJoin(location, eq(location.id, car.location_id))
    .$dynamic();
}

type CarRow = Awaited<ReturnType<typeof carsOf>>[number];

function changedAfter(tx: PlatformTx, groupId: number, last: { version: number; id: number }) {
  const after = sql`(${car.stock_version}, ${car.id}) > (${last.version}, ${last.id})`;
  return carsOf(tx)
    .where(and(eq(car.group_id, groupId), after))
    .orderBy(asc(car.stock_version), asc(car.id))
    .limit(BATCH);
}

async function listRemoved(tx: PlatformTx, groupId: number, since: number): Promise<number[]> {
  const rows = await tx
    .select({ id: carRemoved.car_id })
    .from(carRemoved)
    .where(and(eq(carRemoved.group_id, groupId), gt(carRemoved.stock_version, since)));
  return rows.map(({ id }) => id);
}

/** Bookkeeping of the row is left out; town and state fall back to those of the location. */
function toCar({ car: row, dealership: seller, location: place }: CarRow): Car {
  const { group_id, location_id, feed, feed_hash, stock_version, ...fields } = row;
  return {
    ...fields,
    path: `/cars/${row.slug}`,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    dealership_slug: seller.slug,
    dealership_name: seller.name,
    city: row.city ?? place?.address.city ?? null,
    state: row.state ?? place?.address.state ?? null,
    location: place && toCarLocation(place),
  };
}

function toCarLocation({ address, ...place }: NonNullable<CarRow['location']>): CarLocation {
  const { id, street, city, state, postcode, place_url } = address;
  return { ...place, city, state, address: { id, street, city, state, postcode, place_url } };
}
