import type { PlatformTx } from '../../../src/db/scope.ts';
import { withStockChange } from '../../../src/db/stock-change.ts';

/** What a copy of a vehicle has instead of the values of the vehicle `c`; `n` counts the copies. */
const OTHER: Record<string, string> = {
  group_id: '$2::int',
  dealership_id: 'own_dealership.id',
  location_id: 'own_location.id',
  // The address ends with the stock number, as for every vehicle.
  slug: `c.slug || '-' || n`,
  stocknum: `c.stocknum || '-' || n`,
  vin: `left(c.vin, 11) || lpad((chance % 1000000)::text, 6, '0')`,
  regplate: 'null',
  km: 'c.km + chance % 9000',
  custom_rank: '(chance % 100000)::float',
  price: 'price_of(c.price)',
  before_price: 'price_of(c.before_price)',
  offer_price: 'price_of(c.offer_price)',
  weekly_price: 'c.weekly_price * rate',
  created_at: `c.created_at - chance % 240 * interval '1 hour'`,
};
const UNSTATED = ['id', 'stock_version'];

/**
 * Fills a group with copies of another's vehicles, from any of them on and again and again when it has fewer, as one
 * change of its stock with its run of the feed. Both groups have places with the same slugs. Prices are up to 12 %
 * lower or higher, kilometres up to 9,000 more; number plates are left out.
 */
export async function copyStock(tx: PlatformTx, from: number, to: number, vehicles: number): Promise<void> {
  const { rows } = await tx.client.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = 'car' and column_name <> all ($1)`,
    [UNSTATED],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => dollars(OTHER[name] ?? `c.${name}`));
  await withStockChange(tx, to, () =>
    tx.client.query(
      `with c as materialized (
         select car.*, stock, (row_number() over (order by id) + $2::int * 37) % stock + 1 as place
         from car, (select count(*) as stock from car where group_id = $1) counted
         where group_id = $1),
       own_dealership as materialized (
         select d.id as of, o.id from dealership d
         join dealership o on o.group_id = $2 and o.slug = d.slug where d.group_id = $1),
       own_location as materialized (
         select l.id as of, o.id from location l
         join location o on o.group_id = $2 and o.slug = l.slug where l.group_id = $1)
       insert into car (${names.join(', ')})
       select ${values.join(', ')}
       from c
       join own_dealership on own_dealership.of = c.dealership_id
       left join own_location on own_location.of = c.location_id
       cross join lateral generate_series(c.place, $3::int, c.stock) n
       cross join lateral (select abs(hashtextextended(c.slug, n * 1000 + $2::int)) as chance) drawn
       cross join lateral (select 0.88 + chance % 25 / 100.0 as rate) rated`,
      [from, to, vehicles],
    ),
  );
  await tx.client.query(
    `insert into feed_run (group_id, feed, started_at, report)
     select $2, feed, started_at, report from feed_run where group_id = $1`,
    [from, to],
  );
}

/** A price of the copy ends with 90, as most do. */
const dollars = (value: string) =>
  value.replace(/^price_of\((.+)\)$/, 'case when $1 > 0 then greatest(round($1 * rate, -2) - 10, 90) else $1 end');
