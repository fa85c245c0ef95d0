import type { SiteTx } from '../../../db/scope.ts';
import { listKeysOf } from '../../../domain/text/look-up.ts';
import { formatVehicleName } from '../../../domain/vehicle/names.ts';
import type { FeedField } from '../../feeds/fields.ts';
import { classifyVehicle, simplifyBody } from '../../feeds/normalise/kinds/bodies.ts';
import { STOCK_COLUMNS } from './columns.ts';
import { quoteIdentifier } from './staging.ts';
import { buildChangeTest } from './update-values.ts';

/** What a name and a plain body are derived from. */
interface Sources {
  year: number | null;
  make: string;
  model: string;
  badge: string | null;
  body: string | null;
  item_type: string | null;
}
const SOURCES = ['year', 'make', 'model', 'badge', 'body', 'item_type'] as const satisfies (keyof Sources)[];

/**
 * A staged row of an existing vehicle: sources from file and stock together (`now_`), and from the stock alone
 * (`former_`).
 */
type Pair = { row_no: number; former: string | null } & {
  [Name in keyof Sources as `now_${Name}` | `former_${Name}`]: Sources[Name];
};

type Made = 'name' | 'simple_body';

const MAKERS: Readonly<Record<Made, (sources: Sources) => string | null>> = {
  name: (sources) => formatVehicleName({ ...sources, series: null }),
  simple_body: ({ body, item_type, make }) => body && simplifyBody(body, classifyVehicle(item_type, make)),
};

/**
 * Derives the names and plain bodies of existing vehicles from the file and, for sources that it lacks, the stock. A
 * name that was given, and differs from the derived one, stays. Call it once staged rows are matched.
 */
export async function regenerateValues(tx: SiteTx, groupId: number, fields: ReadonlySet<FeedField>): Promise<void> {
  for (const column of listKeysOf(MAKERS)) {
    const pairs = await listPairs(tx, groupId, column, fields);
    const made = pairs.map((pair) => makeOne(column, pair, fields));
    await tx.client.query(
      `update staged s set ${quoteIdentifier(column)} = n.made
       from unnest($1::int[], $2::text[]) as n (row_no, made) where n.row_no = s.row_no`,
      [pairs.map(({ row_no }) => row_no), made],
    );
  }
}

/**
 * The rows whose value is to be derived: those with an empty cell, or, without a column, those with a changed source.
 */
async function listPairs(tx: SiteTx, groupId: number, column: Made, fields: ReadonlySet<FeedField>): Promise<Pair[]> {
  const { follows = [] } = STOCK_COLUMNS[column];
  const there = follows.filter((field) => fields.has(field));
  const picked = SOURCES.flatMap((name) => [
    `${fields.has(name) ? 's' : 'c'}.${quoteIdentifier(name)} as now_${name}`,
    `c.${quoteIdentifier(name)} as former_${name}`,
  ]);
  const { rows } = await tx.client.query<Pair>(
    `select s.row_no, c.${quoteIdentifier(column)} as former, ${picked.join(', ')}
     from staged s join car c on c.id = s.car_id and c.group_id = $1
     where not s.refused and '${column}' = any(s.made)
       and ${fields.has(column) ? 'true' : `(${buildChangeTest(there)} or c.${quoteIdentifier(column)} is null)`}`,
    [groupId],
  );
  return rows;
}

function makeOne(column: Made, pair: Pair, fields: ReadonlySet<FeedField>): string | null {
  const make = MAKERS[column];
  const sourcesOf = (when: 'now' | 'former'): Sources => ({
    year: pair[`${when}_year`],
    make: pair[`${when}_make`],
    model: pair[`${when}_model`],
    badge: pair[`${when}_badge`],
    body: pair[`${when}_body`],
    item_type: pair[`${when}_item_type`],
  });
  const isGiven = column === 'name' && !fields.has('name') && make(sourcesOf('former')) !== pair.former;
  return isGiven ? pair.former : make(sourcesOf('now'));
}
