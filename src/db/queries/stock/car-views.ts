import { sql } from 'drizzle-orm';
import type { SiteTx } from '../../scope.ts';

/**
 * Adds views of the group's vehicles to those of the day (`YYYY-MM-DD` in the dealer's zone), by vehicle id, in one
 * statement (D19). Returns each vehicle's total, including views imported with it; vehicles that no longer exist are
 * left out.
 */
export async function addCarViews(
  tx: SiteTx,
  day: string,
  counts: ReadonlyMap<number, number>,
): Promise<Map<number, number>> {
  const { groupId } = tx.scope;
  // Ordered by id, so that two processes which count at once cannot deadlock.
  const { rows } = await tx.execute<{ car_id: number; views: number }>(sql`
    with counted as (
      insert into car_view as v (group_id, car_id, day, views)
        select c.group_id, c.id, ${day}::date, n.views
        from unnest(${numbers([...counts.keys()])}, ${numbers([...counts.values()])}) as n (car_id, views)
        join car c on c.id = n.car_id and c.group_id = ${groupId}
        order by c.id
      on conflict (group_id, car_id, day) do update set views = v.views + excluded.views
      returning v.car_id, v.views
    )
    select c.id as car_id, (c.views + counted.views + coalesce((select sum(v.views) from car_view v
      where v.group_id = c.group_id and v.car_id = c.id and v.day <> ${day}::date), 0))::int as views
    from counted join car c on c.id = counted.car_id and c.group_id = ${groupId}`);
  return new Map(rows.map(({ car_id, views }) => [car_id, views]));
}

const numbers = (values: number[]) => sql`${`{${values.join(',')}}`}::int[]`;
