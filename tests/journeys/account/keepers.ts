import { Readable } from 'node:stream';
import { importStock } from '../../../src/stock/import/import-stock.ts';
import { get } from '../../http.ts';
import { eventually } from '../../settled.ts';
import { withDatabase } from '../stock-vehicle.ts';

export const KEEPERS_SITE = 'harbour-outlet';
/** The list of the keepers alone. */
export const KEEPERS_LIST = '/search/used-cars?query=keeper';

export const soldNow = () => ({
  status: 'sold',
  sold: true,
  sold_date_timestamp: Math.floor(Date.now() / 1000),
});

const ofKeeper = (n: number) => ({
  stocknum: `KEEP${n}`,
  year: 2015 + n,
  make: 'Toyota',
  model: 'Corolla',
  badge: `Keeper ${n}`,
  car_type: 'used',
  price: 20_000 + n * 1000,
  km: 10_000 * n,
  seats: 5,
  drive: 'FWD',
  standardEquipment: ['Air Conditioning', `Extra ${n}`],
  dealership_slug: 'harbour-used-cars-gympie',
  images: [`/favicon.svg?keeper=${n}`],
});

/** Five vehicles with pictures and known differences, and a sixth that is sold; `given` changes some of them. */
export async function importKeepers(given: Record<number, object> = {}): Promise<void> {
  const cars = [1, 2, 3, 4, 5].map((n) => ({ ...ofKeeper(n), ...given[n] }));
  const rows = [...cars, { ...ofKeeper(6), ...soldNow() }];
  await withDatabase((database) =>
    importStock(database, {
      site: KEEPERS_SITE,
      format: 'ndjson',
      feed: 'keepers',
      source: Readable.from(rows.map((row) => `${JSON.stringify(row)}\n`)),
      partial: true,
      now: new Date(),
    }),
  );
}

/** Waits until the list of the keepers shows this text. */
export const keepersSay = (text: string) =>
  eventually(`the keepers with ${text}`, async () =>
    (await get(`${KEEPERS_SITE}.localhost`, KEEPERS_LIST)).body.includes(text),
  );
