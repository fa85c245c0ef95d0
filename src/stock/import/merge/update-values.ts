import type { FeedField } from '../../feeds/fields.ts';
import { ON_APPLICATION_TYPE } from '../../feeds/normalise/numbers/prices.ts';
import { type PartsRow, STOCK_COLUMNS, type StockColumn } from './columns.ts';
import { quoteIdentifier } from './staging.ts';

type Fields = ReadonlySet<FeedField>;

const saysStatus = (fields: Fields): boolean => fields.has('status') || fields.has('sold');

/**
 * SQL: whether the vehicle is sold. A file without that field puts vehicles back on sale only if they had gone from
 * their feed.
 */
export function buildSoldUpdate(fields: Fields): string {
  return saysStatus(fields) ? 's.sold' : '(c.sold and c.gone_at is null)';
}

function buildStatusUpdate(fields: Fields): string {
  if (fields.has('status')) return 's.status';
  return fields.has('sold')
    ? `case when s.sold then 'sold' when c.status = 'sold' then 'in_stock' else c.status end`
    : `case when c.gone_at is null then c.status else 'in_stock' end`;
}

function buildSoldDateUpdate(fields: Fields): string {
  const given = fields.has('sold_date_timestamp') ? 's.sold_date_timestamp, ' : '';
  return `case when ${buildSoldUpdate(fields)} then coalesce(${given}c.sold_date_timestamp, $3::bigint) end`;
}

/** A bare amount says nothing about its type; but a price with an amount is no longer on application. */
function buildPriceTypeUpdate(fields: Fields): string {
  if (fields.has('price_type')) return 's.price_type';
  const present = `case when s.price is null or c.price_type <> '${ON_APPLICATION_TYPE}' then c.price_type end`;
  return `coalesce(s.price_type, ${present})`;
}

const SPECIAL: Partial<Record<StockColumn, (fields: Fields) => string>> = {
  status: buildStatusUpdate,
  sold: buildSoldUpdate,
  sold_date_timestamp: buildSoldDateUpdate,
  price_type: buildPriceTypeUpdate,
  // The listing date stays, unless it was unknown.
  created_at: () => 'coalesce(c.created_at, s.created_at)',
};

/**
 * SQL of a column's new value on an existing vehicle, from a feed with these fields: `s` is its staged row, `c` the
 * vehicle, parameter 3 of the statement the time in seconds. Values that the feed does not give stay, and so do those
 * derived from them.
 */
export function buildValueUpdate(name: StockColumn, fields: Fields): string {
  const special = SPECIAL[name];
  if (special) return special(fields);
  const row = STOCK_COLUMNS[name];
  if (row.isInParts) return documentValue(name, row, fields);
  const { from, follows } = row;
  const isSaid = from === 'always' || from.some((field) => fields.has(field));
  return isSaid || !follows ? buildStagedValue(name) : followingValue(name, follows, fields);
}

function buildStagedValue(name: StockColumn): string {
  const staged = `s.${quoteIdentifier(name)}`;
  const { kept, otherwise } = STOCK_COLUMNS[name];
  if (kept) return `coalesce(${staged}, c.${quoteIdentifier(name)})`;
  return otherwise ? `coalesce(${staged}, ${otherwise})` : staged;
}

/** Derived anew when a source has changed; a value that was unknown may be known to a better rule now. */
function followingValue(name: StockColumn, sources: readonly FeedField[], fields: Fields): string {
  const there = sources.filter((field) => fields.has(field));
  return (
    `case when ${buildChangeTest(there)} then ${buildStagedValue(name)} else ` +
    `coalesce(c.${quoteIdentifier(name)}, s.${quoteIdentifier(name)}) end`
  );
}

/** SQL: whether the file has new values of these fields. */
export function buildChangeTest(fields: readonly FeedField[]): string {
  const of = (table: string) => fields.map((field) => `${table}.${quoteIdentifier(field)}`).join(', ');
  return `(${of('s')}) is distinct from (${of('c')})`;
}

/** Merges a document part by part: parts that the feed does not give stay, and it is null when no part is known. */
function documentValue(name: StockColumn, { from, kept }: PartsRow, fields: Fields): string {
  const column = quoteIdentifier(name);
  const keys = from.map((field) => [field, field.slice(name.length + 1)] as const);
  const none = keys.map(([, key]) => `'${key}', null`).join(', ');
  const said = keys.filter(([field]) => fields.has(field));
  const parts = `jsonb_build_object(${said.map(([, key]) => `'${key}', s.${column}->'${key}'`).join(', ')})`;
  const given = kept ? `jsonb_strip_nulls(${parts})` : parts;
  const whole = `jsonb_build_object(${none}) || coalesce(c.${column}, '{}'::jsonb) || ${given}`;
  return `case when jsonb_strip_nulls(${whole}) <> '{}'::jsonb then ${whole} end`;
}
