import { sql } from 'drizzle-orm';
import type { PricedVehicle } from '../../../domain/valuation/market-vehicle.ts';
import type { SiteTx } from '../../scope.ts';

/** Older asking prices say too little about today's market. */
const OLDEST_DAYS = 730;

/**
 * Every vehicle of the group that was advertised with a price within two years of `now`, with its current or last
 * asking price: its offer or price, or, where a sale has cleared that, the last one of its price history.
 */
export async function listAskingPrices(tx: SiteTx, now: Date): Promise<PricedVehicle[]> {
  const { rows } = await tx.execute<PricedVehicle & Record<string, unknown>>(sql`
    select * from (
      select c.id, c.item_type, c.car_type, c.make, c.model, c.series, c.badge, c.year, c.km, c.price_type,
        coalesce(c.simple_body, c.body) as body, coalesce(c.simple_fuel, c.fuel) as fuel,
        coalesce(c.simple_transmission, c.trans) as trans, c.drive, c.engine_size_litres as engine_litres, c.seats,
        coalesce(c.state, l.address ->> 'state') as state,
        coalesce(nullif(greatest(c.offer_price, 10), 10), nullif(greatest(c.price, 10), 10), h.price)::float8 as price,
        case when c.sold or c.status not in ('in_stock', 'coming_soon') then greatest(0,
          extract(epoch from
            ${now.toISOString()}::timestamptz - coalesce(to_timestamp(c.sold_date_timestamp), c.updated_at)) / 86400
        )::float8 else 0::float8 end as "daysAgo"
      from car c left join location l on l.id = c.location_id
      left join lateral (
        select p.price from price_history p
        where c.sold and p.group_id = c.group_id and p.car_id = c.id and p.price > 10
        order by p.changed_at desc, p.id desc limit 1
      ) h on true
      where c.group_id = ${tx.scope.groupId} and c.show_on_dealer_website
    ) asked where price is not null and "daysAgo" <= ${OLDEST_DAYS} order by id`);
  return rows;
}
