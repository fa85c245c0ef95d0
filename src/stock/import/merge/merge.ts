import { getFirstRow } from '../../../db/first-row.ts';
import type { SiteTx } from '../../../db/scope.ts';
import type { FeedField } from '../../feeds/fields.ts';
import { buildPlaceUpdate } from '../places/update-place.ts';
import { listColumnsToUpdate, STOCK_COLUMN_NAMES, STOCK_COLUMNS, type StockColumn } from './columns.ts';
import { findFreeSlugs } from './slugs.ts';
import { quoteIdentifier } from './staging.ts';
import { buildSoldUpdate, buildValueUpdate } from './update-values.ts';

export interface MergeOptions {
  groupId: number;
  feed: string;
  fields: ReadonlySet<FeedField>;
  now: Date;
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/**
 * Rules out nested loops: freshly filled tables have no statistics, and the planner's loop over two large ones would
 * take for ever. Lasts until the end of the transaction.
 */
export async function prepareMerge(tx: SiteTx): Promise<void> {
  await tx.client.query(`set local enable_nestloop = off; set local work_mem = '64MB'`);
}

/**
 * Matches each staged row with a vehicle: by dealership and stock number, by stock number, then by VIN among the
 * vehicles not matched yet.
 */
export async function matchStaged(tx: SiteTx, { groupId, feed, fields }: MergeOptions): Promise<void> {
  await tx.client.query(
    `update staged s set car_id = c.id from car c
     where c.group_id = $1 and c.dealership_id = s.dealership_id and c.stocknum = s.stocknum`,
    [groupId],
  );
  await matchByNumber(tx, { groupId, feed, fields });
  await tx.client.query(
    `with candidate as (
       select distinct on (s.row_no) s.row_no, c.id from staged s join car c on c.group_id = $1 and c.vin = s.vin
       where s.car_id is null and (c.feed = $2 or c.sold)
         and not exists (select from staged other where other.car_id = c.id)
       order by s.row_no, c.sold, c.id desc),
     chosen as (select distinct on (id) id, row_no from candidate order by id, row_no)
     update staged s set car_id = chosen.id from chosen where chosen.row_no = s.row_no`,
    [groupId, feed],
  );
  await tx.client.query('analyze staged (car_id)');
}

/**
 * For a file that does not name a vehicle's dealership: its stock number alone identifies it, if only one vehicle of
 * the feed has it, at the location that the file names or anywhere.
 */
async function matchByNumber(tx: SiteTx, { groupId, feed, fields }: Omit<MergeOptions, 'now'>): Promise<void> {
  if (fields.has('dealership_slug')) return;
  const where = fields.has('location_slug') ? 'and c.location_id = s.location_id' : '';
  await tx.client.query(
    `with candidate as (
       select s.row_no, min(c.id) as id
       from staged s join car c on c.group_id = $1 and c.feed = $2 and c.stocknum = s.stocknum ${where}
       where s.car_id is null and not s.guessed and not exists (select from staged other where other.car_id = c.id)
       group by s.row_no having count(*) = 1),
     chosen as (select id, min(row_no) as row_no from candidate group by id having count(*) = 1)
     update staged s set car_id = chosen.id from chosen where chosen.row_no = s.row_no`,
    [groupId, feed],
  );
}

/** A staged row whose vehicle is in stock from another feed. */
export interface ForeignRow {
  line: number;
  stocknum: string;
  feed: string;
}

/**
 * Refuses staged rows whose vehicle is in stock from another feed: the two would overwrite each other for ever. Returns
 * them.
 */
export async function refuseForeign(tx: SiteTx, { groupId, feed }: MergeOptions): Promise<ForeignRow[]> {
  const { rows } = await tx.client.query<ForeignRow>(
    `update staged s set refused = true from car c
     where c.group_id = $1 and c.id = s.car_id and c.feed <> $2 and not c.sold and not s.refused
     returning s.line, s.stocknum, c.feed`,
    [groupId, feed],
  );
  return rows;
}

/**
 * A vehicle of the feed that no staged row is about. A refused row without a dealership covers every vehicle with its
 * number.
 */
const GONE = `c.group_id = $1 and c.feed = $2 and not c.sold
  and not exists (select from staged s where s.car_id = c.id)
  and not exists (select from staged s where s.refused and s.car_id is null and s.stocknum = c.stocknum)
  and not exists (select from staged s where s.refused and s.car_id is null and s.vin = c.vin)`;

/** How many broken rows have no number that is in the feed's stock: any vehicle may be theirs. */
export async function countUnidentified(tx: SiteTx, { groupId, feed }: MergeOptions): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(
    `select count(distinct s.line) from staged s where s.guessed and s.line not in (
       select g.line from staged g join car c on c.stocknum = g.stocknum
       where g.guessed and c.group_id = $1 and c.feed = $2)`,
    [groupId, feed],
  );
  return getFirstRow(rows).count;
}

/** How many vehicles the feed has in stock, and how many of them are missing from the file. */
export async function countGone(
  tx: SiteTx,
  { groupId, feed }: MergeOptions,
): Promise<{ inStock: number; gone: number }> {
  const { rows } = await tx.client.query<{ in_stock: number; gone: number }>(
    `select (select count(*) from car where group_id = $1 and feed = $2 and not sold) as in_stock,
            (select count(*) from car c where ${GONE}) as gone`,
    [groupId, feed],
  );
  const { in_stock: inStock, gone } = getFirstRow(rows);
  return { inStock, gone };
}

/** Marks the missing vehicles as sold now; returns how many. */
export async function markMissingSold(tx: SiteTx, { groupId, feed, now }: MergeOptions): Promise<number> {
  const { rowCount } = await tx.client.query(
    `update car c set status = 'sold', sold = true, sold_date_timestamp = $3, missing_since = $4, updated_at = $4
     where ${GONE}`,
    [groupId, feed, secondsOf(now), now],
  );
  return rowCount ?? 0;
}

export interface Updated {
  changed: number;
  returned: number;
  priceChanges: number;
}

/** Updates the vehicles whose row has new values; returns how many. */
export async function updateChanged(tx: SiteTx, { groupId, feed, fields, now }: MergeOptions): Promise<Updated> {
  const values = [
    ...listColumnsToUpdate(fields).map((name) => [quoteIdentifier(name), buildValueUpdate(name, fields)] as const),
    ...Object.entries(buildPlaceUpdate(fields)),
    ['missing_since', 'null::timestamptz'],
    ['feed', '$2::text'],
  ] as const;
  const present = values.map(([name]) => `c.${name}`);
  const wanted = values.map(([, value]) => value);
  await tx.client.query(
    'create temp table changes (row_no int, id int, returned boolean, price_changed boolean) on commit drop',
  );
  await tx.client.query(
    `insert into changes
     select s.row_no, c.id, c.sold and not ${buildSoldUpdate(fields)}, ${priceDiffers(fields)}
     from staged s join car c on c.id = s.car_id and c.group_id = $1
     where not s.refused and (${present.join(', ')}) is distinct from (${wanted.join(', ')})`,
    [groupId, feed, secondsOf(now)],
  );
  const { rows } = await tx.client.query<Updated>(
    `select count(*) as changed, count(*) filter (where returned) as returned,
            count(*) filter (where price_changed) as "priceChanges" from changes`,
  );
  const updated = getFirstRow(rows);
  if (updated.changed > 0) {
    const set = values.map(([name, value]) => `${name} = ${value}`).join(', ');
    await tx.client.query(
      `update car c set ${set}, updated_at = $1
       from staged s join changes on changes.row_no = s.row_no where c.id = changes.id`,
      [now, feed, secondsOf(now)],
    );
  }
  return updated;
}

function priceDiffers(fields: ReadonlySet<FeedField>): string {
  const names = (['price', 'before_price'] as const).filter((name) => fields.has(name));
  return names.length === 0 ? 'false' : names.map((name) => `c.${name} is distinct from s.${name}`).join(' or ');
}

/** A staged row of a new vehicle that does not say whether it is new, demo or used. */
export interface MissingType {
  line: number;
  stocknum: string;
}

/** Rows of new vehicles without a type; existing vehicles keep theirs. */
export async function listMissingTypes(tx: SiteTx): Promise<MissingType[]> {
  const { rows } = await tx.client.query<MissingType>(
    'select line, stocknum from staged where car_id is null and not refused and car_type is null order by row_no',
  );
  return rows;
}

/** Whether the feed has brought no vehicle yet: nobody knows how long those of its first load have been for sale. */
export async function isFirstLoad(tx: SiteTx, { groupId, feed }: MergeOptions): Promise<boolean> {
  const { rowCount } = await tx.client.query('select from car where group_id = $1 and feed = $2 limit 1', [
    groupId,
    feed,
  ]);
  return rowCount === 0;
}

/**
 * Adds the vehicles that are not in stock; returns how many. Each gets an address that no other vehicle of the group
 * has, and is listed as of now if the file has no date; without a date if it is the feed's first load.
 */
export async function addNew(tx: SiteTx, { groupId, feed, now }: MergeOptions, isFirst: boolean): Promise<number> {
  await findFreeSlugs(tx, groupId);
  const columns = STOCK_COLUMN_NAMES.map(quoteIdentifier);
  const values = STOCK_COLUMN_NAMES.map((name) => insertedValue(name, isFirst));
  const { rowCount } = await tx.client.query(
    `insert into car (
       group_id, dealership_id, location_id, feed, stock_version, slug, updated_at, ${columns.join(', ')})
     select $1, s.dealership_id, s.location_id, $2, 0, s.slug, $3, ${values.join(', ')}
     from staged s where s.car_id is null and not s.refused order by s.row_no`,
    [groupId, feed, now, secondsOf(now)],
  );
  return rowCount ?? 0;
}

/**
 * The staged value of a column for a new vehicle; parameters 3 and 4 of the statement are the time, as a timestamp and
 * in seconds.
 */
function insertedValue(name: StockColumn, isFirst: boolean): string {
  const staged = `s.${quoteIdentifier(name)}`;
  if (name === 'created_at') return isFirst ? staged : `coalesce(${staged}, $3::timestamptz)`;
  if (name === 'sold_date_timestamp') return `case when s.sold then coalesce(${staged}, $4::bigint) end`;
  const { otherwise } = STOCK_COLUMNS[name];
  return otherwise ? `coalesce(${staged}, ${otherwise})` : staged;
}
