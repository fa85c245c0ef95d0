import { eq, type SQL, sql } from 'drizzle-orm';
import type { LocationAddress } from '../../../domain/places/location.ts';
import type { Car, CarLocation } from '../../../domain/vehicle/car.ts';
import { dealerGroup } from '../../schema/group.ts';
import { type car, carRemoved } from '../../schema/stock.ts';
import { checkWholeNumber, type PlatformTx, type SiteTx } from '../../scope.ts';
import { StockForgotten } from '../../stock-change.ts';

const BATCH = 1_000;

/**
 * The group's complete vehicle at `/cars/{slug}`; undefined when there is none. Whether the site shows it is up to its
 * stock index.
 */
export async function findCarBySlug(tx: SiteTx, slug: string): Promise<Car | undefined> {
  const { rows } = await tx.execute<CarRow>(
    sql`${selectCars(viewsHere)} where car.group_id = ${tx.scope.groupId} and car.slug = ${slug}`,
  );
  return rows[0] && toCar(rows[0]);
}

/**
 * The group's complete vehicle with this id; undefined when there is none. Whether the site shows it is up to its stock
 * index.
 */
export async function findCarById(tx: SiteTx, id: number): Promise<Car | undefined> {
  const { rows } = await tx.execute<CarRow>(
    sql`${selectCars(viewsHere)} where car.group_id = ${tx.scope.groupId} and car.id = ${id}`,
  );
  return rows[0] && toCar(rows[0]);
}

/** Throws when there is no such group. */
export async function getStockVersion(tx: PlatformTx, groupId: number): Promise<number> {
  const [row] = await tx
    .select({ version: dealerGroup.stock_version })
    .from(dealerGroup)
    .where(eq(dealerGroup.id, groupId));
  if (!row) throw new Error(`There is no group ${groupId}`);
  return row.version;
}

/** Makes that the group has or had in stock; none for an unknown group. */
export async function listMakesOfGroup(tx: PlatformTx, groupSlug: string): Promise<string[]> {
  const { rows } = await tx.execute<{ make: string }>(sql`
    select distinct car.make from car join dealer_group g on g.id = car.group_id where g.slug = ${groupSlug}`);
  return rows.map(({ make }) => make);
}

export interface StockChanges {
  /** Read from this version on the next time. */
  version: number;
  /** Ids of vehicles deleted since. */
  removed: number[];
}

/**
 * Passes on every vehicle of the group that was written after version `since` (0: all of them), in batches in the order
 * of change, and returns the ids of those deleted. A vehicle written meanwhile may come again the next time; none is
 * missed. Throws StockForgotten, before passing any on, when deletions since then are no longer all on record, or the
 * version is one that this database does not have (it was restored from a backup).
 */
export async function readStockChanges(
  tx: PlatformTx,
  groupId: number,
  since: number,
  onCars: (cars: Car[]) => void | Promise<void>,
): Promise<StockChanges> {
  const { version, removed } = await listRemoved(tx, groupId, since);
  await tx.execute(sql`declare changed_cars no scroll cursor for ${selectChanged(groupId, since)}`);
  for (;;) {
    const { rows } = await tx.execute<CarRow>(sql.raw(`fetch ${BATCH} from changed_cars`));
    if (rows.length > 0) await onCars(rows.map(toCar));
    if (rows.length < BATCH) break;
  }
  await tx.execute(sql`close changed_cars`);
  return { version, removed };
}

/** One vehicle as a JSON document: reading one column is several times faster than reading a hundred. */
interface CarRow extends Record<string, unknown> {
  car: Omit<typeof car.$inferSelect, 'created_at' | 'updated_at'> & {
    created_at: string | null;
    updated_at: string;
  };
  views_here: number;
  dealership_slug: string;
  dealership_name: string;
  location: (Omit<CarLocation, 'city' | 'state' | 'address'> & { address: LocationAddress }) | null;
}

const viewsHere = sql.raw(
  '(select coalesce(sum(v.views), 0)::int from car_view v where v.group_id = car.group_id and v.car_id = car.id)',
);

const selectCars = (views: SQL) => sql`
  select row_to_json(car) as car, ${views} as views_here, d.slug as dealership_slug, d.name as dealership_name,
    case when l.id is not null then json_build_object('id', l.id, 'name', l.name, 'phone', l.phone, 'slug', l.slug,
      'address', l.address, 'distribution_locations', l.distribution_locations) end as location
  from car join dealership d on d.id = car.dealership_id left join location l on l.id = car.location_id`;

/** A cursor takes no parameters, so the numbers are part of the SQL text. */
function selectChanged(groupId: number, since: number): SQL {
  const group = sql.raw(String(checkWholeNumber(groupId)));
  const version = sql.raw(String(checkWholeNumber(since)));
  return sql`${selectCars(sql.raw('0'))} where car.group_id = ${group} and car.stock_version > ${version}
    order by car.stock_version, car.id`;
}

/** One statement, so that version and deletions are from the same moment; vehicles are read after it. */
async function listRemoved(tx: PlatformTx, groupId: number, since: number): Promise<StockChanges> {
  const { id, stock_version: version, removals_pruned_to: prunedTo } = dealerGroup;
  const removed = sql<number[]>`array(select car_id from ${carRemoved}
    where ${carRemoved.group_id} = ${groupId} and ${carRemoved.stock_version} > ${since})`;
  const [row] = await tx.select({ version, prunedTo, removed }).from(dealerGroup).where(eq(id, groupId));
  if (!row) throw new Error(`There is no group ${groupId}`);
  if (since === 0) return { version: row.version, removed: [] };
  if (since > row.version) throw new StockForgotten(`The stock of group ${groupId} is at version ${row.version} only`);
  if (since < row.prunedTo)
    throw new StockForgotten(`Deletions in group ${groupId} are remembered from version ${row.prunedTo} on`);
  return { version: row.version, removed: row.removed };
}

/** Leaves out bookkeeping columns; town and state fall back to the location's. */
function toCar({ car: row, location: place, ...joined }: CarRow): Car {
  const { group_id, location_id, feed, stock_version, missing_since, ...fields } = row;
  return {
    ...fields,
    path: `/cars/${row.slug}`,
    created_at: row.created_at && new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    views: row.views + joined.views_here,
    dealership_slug: joined.dealership_slug,
    dealership_name: joined.dealership_name,
    city: row.city ?? place?.address.city ?? null,
    state: row.state ?? place?.address.state ?? null,
    location: place && toCarLocation(place),
  };
}

function toCarLocation({ address, ...place }: NonNullable<CarRow['location']>): CarLocation {
  const { id, street, city, state, postcode, place_url } = address;
  return { ...place, city, state, address: { id, street, city, state, postcode, place_url } };
}
