import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { PricedVehicle } from '../../src/domain/valuation/market-vehicle.ts';
import { compileMapping } from '../../src/stock/feeds/mapping/compile.ts';
import { loadMapping } from '../../src/stock/feeds/mapping/load.ts';
import { openFeed } from '../../src/stock/feeds/read/open-feed.ts';
import { readVehicle } from '../../src/stock/feeds/vehicle.ts';
import type { Priceable } from './priced.ts';
import { priced } from './priced.ts';

const MAPPINGS = join(import.meta.dirname, '..', '..', 'mappings');

/**
 * The vehicles with prices of a listing file, read as the import reads it, by a mapping of `mappings/`; each stock
 * number once.
 */
export async function loadListings(path: string, mappingName: string): Promise<PricedVehicle[]> {
  const mapping = await loadMapping(join(MAPPINGS, `${mappingName}.json`));
  const feed = await openFeed({ source: createReadStream(path), mapping });
  const toDraft = compileMapping(feed.mapping);
  const vehicles = new Map<string, Priceable>();
  for await (const record of feed.records) {
    if ('broken' in record) continue;
    const { vehicle } = readVehicle(toDraft(record), record.line, { now: new Date() });
    if (vehicle && !vehicles.has(vehicle.stocknum)) {
      const { car_type } = vehicle;
      vehicles.set(vehicle.stocknum, { ...vehicle, car_type: car_type ?? 'used' });
    }
  }
  return priced([...vehicles.values()]);
}
