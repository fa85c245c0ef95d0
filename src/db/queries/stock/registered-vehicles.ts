import { sql } from 'drizzle-orm';
import type { VehicleSpec } from '../../../domain/trade-in/vehicle.ts';
import type { SiteTx } from '../../scope.ts';

type Registered = VehicleSpec & { year: number | null; colour: string | null };

const OPTION_SET_COLUMNS =
  sql.raw(`c.item_type, c.make, c.model, c.series, c.badge, coalesce(c.simple_body, c.body) as body,
  coalesce(c.simple_fuel, c.fuel) as fuel, coalesce(c.simple_transmission, c.trans) as trans, c.drive,
  c.engine_size_litres as engine_litres, c.seats`);

/**
 * The group's advertised vehicle with a plate (letters and digits only) of a state, the last changed if there are
 * several; undefined for none.
 */
export async function findRegisteredVehicle(tx: SiteTx, plate: string, state: string): Promise<Registered | undefined> {
  const { rows } = await tx.execute<Registered & Record<string, unknown>>(sql`
    select ${OPTION_SET_COLUMNS}, c.year, c.colour from car c left join location l on l.id = c.location_id
    where c.group_id = ${tx.scope.groupId} and c.show_on_dealer_website and c.regplate is not null
      and upper(regexp_replace(c.regplate, '[^A-Za-z0-9]', '', 'g')) = ${plate}
      and upper(coalesce(c.state, l.address ->> 'state')) = ${state}
    order by c.updated_at desc, c.id desc limit 1`);
  return rows[0];
}

/**
 * An option set that the group has advertised: each one once, with the years it was built in and the number of
 * vehicles.
 */
export interface KnownOptionSet extends VehicleSpec {
  from: number | null;
  to: number | null;
  count: number;
}

/** By make and model; the most common of a model first. */
export async function listKnownOptionSets(tx: SiteTx): Promise<KnownOptionSet[]> {
  const { rows } = await tx.execute<KnownOptionSet & Record<string, unknown>>(sql`
    select item_type, make, model, series, badge, body, fuel, trans, drive, engine_litres, seats,
      min(year) as from, max(year) as to, count(*)::int as count
    from (
      select ${OPTION_SET_COLUMNS}, c.year from car c
      where c.group_id = ${tx.scope.groupId} and c.show_on_dealer_website
    ) made
    group by item_type, make, model, series, badge, body, fuel, trans, drive, engine_litres, seats
    order by make, model, count desc, badge, series, body, fuel, trans, drive`);
  return rows;
}
