import { Readable } from 'node:stream';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../src/db/open.ts';
import { touchSites } from '../../src/db/queries/sites/sites.ts';
import { importStock } from '../../src/stock/import/import-stock.ts';
import { get } from '../http.ts';
import { eventually } from '../settled.ts';

/**
 * A vehicle at a location that is open, or closed, around the clock these days, so that journeys don't depend on the
 * hour.
 */
export interface StockVehicle {
  site: string;
  location: string;
  hours: 'open' | 'shut';
  stocknum: string;
  more?: object;
}

/** Runs `work` with the database of the server under test. */
export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ ...inject('serverDatabase'), poolSize: 2 });
  return work(database).finally(() => database.close());
}

/** Imports the vehicle, waits until the site shows it, and returns the path of its page. */
export async function addToStock(vehicle: StockVehicle): Promise<string> {
  await withDatabase(async (database) => {
    await setHours(database, vehicle);
    await importVehicle(database, vehicle);
  });
  const list = `/search/new-used-and-demo-cars?query=${vehicle.stocknum.toLowerCase()}`;
  const pattern = new RegExp(`href="(/cars/[^"]*${vehicle.stocknum.toLowerCase()})"`);
  const find = async () => pattern.exec((await get(`${vehicle.site}.localhost`, list)).body)?.[1];
  await eventually(`the vehicle ${vehicle.stocknum}`, async () => (await find()) !== undefined);
  const path = (await find()) as string;
  const state = vehicle.hours === 'open' ? 'Open' : 'Closed';
  const ofItsPlace = new RegExp(`class="opening-state[^"]*"><span class="dot[^"]*"></span>${state}`);
  await eventually(`the hours of ${vehicle.location}`, async () =>
    ofItsPlace.test((await get(`${vehicle.site}.localhost`, path)).body),
  );
  return path;
}

function importVehicle(database: Database, { site, location, stocknum, more }: StockVehicle) {
  const row = {
    stocknum,
    year: 2021,
    make: 'Toyota',
    model: 'Kluger',
    badge: 'Grande',
    car_type: 'used',
    price: 54_990,
    km: 42_180,
    images: [`/favicon.svg?of=${stocknum}`],
    ...more,
  };
  return importStock(database, {
    site,
    location,
    format: 'ndjson',
    feed: `yard-${stocknum.toLowerCase()}`,
    source: Readable.from([`${JSON.stringify(row)}\n`]),
    partial: true,
    now: new Date(),
  });
}

/**
 * Yesterday, today and tomorrow, as one of them is today in the location's time zone. Hours of an earlier test are
 * removed.
 */
async function setHours(database: Database, { location, hours }: StockVehicle) {
  await database.asPlatform(async (tx) => {
    await tx.client.query(
      `delete from special_hours where name = 'Journey' and location_id in (select id from location where slug = $1)`,
      [location],
    );
    await tx.client.query(
      `insert into special_hours (group_id, date, name, status, start_hour, end_hour, location_id)
       select group_id, current_date + day, 'Journey', $2, '00:00', '24:00', id
       from location, generate_series(-1, 1) day where slug = $1`,
      [location, hours === 'open' ? 'Open' : 'Closed'],
    );
    const { rows } = await tx.client.query('select group_id from location where slug = $1', [location]);
    for (const { group_id: groupId } of rows) await touchSites(tx, { groupId });
  });
}
