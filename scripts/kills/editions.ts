import { takeInTurn } from '../take-in-turn.ts';

const HEADER = 'stocknum,make,model,badge,year,price,car_type,km,location_slug';
const MODELS = [
  ['Toyota', 'Corolla', 'Ascent Sport'],
  ['Ford', 'Ranger', 'Wildtrak'],
  ['Mazda', 'CX-5', 'Touring'],
  ['Kia', 'Sportage', 'GT-Line'],
] as const;

/**
 * The expected state of a vehicle of the invented stock: its price now, every price it has had, and whether it is sold.
 */
export interface ExpectedVehicle {
  price: number;
  prices: readonly number[];
  sold: boolean;
}

/** What the database must hold after some imports: vehicles by stock number, and the number of imports. */
export interface Stock {
  vehicles: ReadonlyMap<string, ExpectedVehicle>;
  imports: number;
}

export const EMPTY_STOCK: Stock = { vehicles: new Map(), imports: 0 };

/** Each edition leaves out every twelfth vehicle, others each time, and has prices of its own on every third. */
const isIn = (edition: number, at: number): boolean => (at + edition) % 12 !== 0;
const priceIn = (edition: number, at: number): number => 10_000 + at + (at % 3 === edition % 3 ? edition * 10 : 0);
const stocknumOf = (at: number): string => `K${String(at).padStart(6, '0')}`;

/** The feed of an edition, as a CSV of the project's own format. No two editions are the same. */
export function editionFeed(edition: number, vehicles: number): string {
  const rows: string[] = [HEADER];
  for (let at = 0; at < vehicles; at += 1) {
    if (!isIn(edition, at)) continue;
    const words = takeInTurn(MODELS, at).join(',');
    rows.push(`${stocknumOf(at)},${words},${2012 + (at % 14)},${priceIn(edition, at)},used,${at * 31},proof-yard`);
  }
  return `${rows.join('\n')}\n`;
}

/** The stock after an import { takeInTurn } from '../take-in-turn.ts';
import of the edition, derived from the rules of imports, not from the program under test. */
export function withEdition(stock: Stock, edition: number, vehicles: number): Stock {
  const after = new Map<string, ExpectedVehicle>();
  for (let at = 0; at < vehicles; at += 1) {
    const stocknum = stocknumOf(at);
    const former = stock.vehicles.get(stocknum);
    const now = isIn(edition, at) ? { ...withPrice(former, priceIn(edition, at)), sold: false } : former;
    if (now) after.set(stocknum, isIn(edition, at) ? now : { ...now, sold: true });
  }
  return { vehicles: after, imports: stock.imports + 1 };
}

function withPrice(former: ExpectedVehicle | undefined, price: number): Pick<ExpectedVehicle, 'price' | 'prices'> {
  if (former?.price === price) return former;
  return { price, prices: [...(former?.prices ?? []), price] };
}

/** The first differences between two stocks, for a human reader; empty when they are the same. */
export function differences(wanted: Stock, found: Stock): string[] {
  const say = (vehicle: ExpectedVehicle | undefined) =>
    vehicle ? `${vehicle.sold ? 'sold' : 'in stock'} at ${vehicle.prices.join(', ')}` : 'not there';
  const stocknums = new Set([...wanted.vehicles.keys(), ...found.vehicles.keys()]);
  const lines = [...stocknums]
    .map((stocknum) => [stocknum, say(wanted.vehicles.get(stocknum)), say(found.vehicles.get(stocknum))])
    .filter(([, must, is]) => must !== is)
    .map(([stocknum, must, is]) => `${stocknum} must be ${must}; it is ${is}`);
  if (wanted.imports !== found.imports) lines.unshift(`imports: ${wanted.imports}, found ${found.imports}`);
  return lines;
}
