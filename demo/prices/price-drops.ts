import type { VehicleRow } from '../row.ts';

const DAY_MS = 86_400_000;
/** The feed from this many days ago had the earlier prices. */
const EARLIEST = 30;
/** Days ago on which prices were lowered; one vehicle may be lowered on several. */
const LOWERED = [12, 6, 2] as const;

/**
 * Feeds as they came before now, the earliest first: vehicles that have been lowered since, at the price of that day.
 */
export function earlierFeeds(rows: readonly VehicleRow[], asOf: Date): { at: Date; rows: VehicleRow[] }[] {
  const moment = (daysAgo: number) => new Date(asOf.getTime() - daysAgo * DAY_MS);
  const lowered = rows.filter((row) => isLowered(row) && new Date(row.created_at ?? asOf) < moment(EARLIEST));
  if (lowered.length === 0) return [];
  return [EARLIEST, ...LOWERED].map((daysAgo) => ({
    at: moment(daysAgo),
    rows: lowered.map((row, nth) => (daysAgo > LOWERED[nth % LOWERED.length]! ? beforeIt(row) : row)),
  }));
}

const isLowered = ({ status, price, before_price }: VehicleRow) =>
  status === 'in_stock' && price !== null && before_price !== null && before_price > price;

const beforeIt = (row: VehicleRow): VehicleRow => ({ ...row, price: row.before_price, before_price: null });
