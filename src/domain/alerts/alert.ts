import { toLocalDay } from '../text/format.ts';

/** How a visitor is told; `off` not at all. */
export type AlertChannel = 'email' | 'sms' | 'off';
export const ALERT_CHANNELS: readonly AlertChannel[] = ['email', 'sms', 'off'];

/** `stopped`: the visitor wanted none any more before it was sent. `dead`: it could not be sent. */
export type AlertState = 'waiting' | 'sent' | 'stopped' | 'dead';

/** A vehicle as an alert names it. */
export interface AlertCar {
  id: number;
  slug: string;
  name: string;
  /** As the site says prices. */
  price: string;
}

/** What there is to tell: vehicles that newly match a search, and saved ones that cost less. */
export interface AlertContent {
  searches: { name: string; href: string; count: number; cars: AlertCar[] }[];
  drops: (AlertCar & { was: string })[];
}

/**
 * What a saved vehicle cost when it was saved or last told of, and what it costs now; dollars, null where there is no
 * price.
 */
export interface WatchedPrice {
  known: number | null;
  now: number | null;
}

/** By how many dollars a vehicle got cheaper; 0 where it did not, or a price is not known (F2, F5). */
export function computePriceDrop({ known, now }: WatchedPrice): number {
  return known === null || now === null ? 0 : Math.max(0, known - now);
}

/** Those of the ids found that were not known, in their order. */
export function listNewMatches(found: readonly number[], known: readonly number[]): number[] {
  const seen = new Set(known);
  return found.filter((id) => !seen.has(id));
}

/** Vehicles that a search remembers at most: beyond that, what is found now is all it knows. */
const KNOWN_AT_MOST = 5_000;

/** What a search knows after it was looked at: what left and comes back is no news. */
export function mergeKnownMatches(found: readonly number[], known: readonly number[]): number[] {
  const all = [...new Set([...found, ...known])];
  return all.length > KNOWN_AT_MOST ? [...found] : all;
}

/**
 * The day on which a message may be sent now by the site's own clock, `2026-06-01`; null while the hours are not those
 * in which the site sends any (F5).
 */
export function findSendingDay(
  now: Date,
  { fromHour, untilHour, timeZone }: { fromHour: number; untilHour: number; timeZone: string },
): string | null {
  const hour = Number(
    new Intl.DateTimeFormat('en-AU', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now),
  );
  return hour >= fromHour && hour < untilHour ? toLocalDay(now, timeZone) : null;
}
