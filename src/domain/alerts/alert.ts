import { toLocalDay } from '../text/format.ts';

export type AlertChannel = 'email' | 'sms' | 'off';
export const ALERT_CHANNELS: readonly AlertChannel[] = ['email', 'sms', 'off'];

/** `stopped`: the visitor unsubscribed before it was sent. `dead`: it could not be sent. */
export type AlertState = 'waiting' | 'sent' | 'stopped' | 'dead';

export interface AlertCar {
  id: number;
  slug: string;
  name: string;
  /** As the site words prices. */
  price: string;
}

export interface AlertContent {
  searches: { name: string; href: string; count: number; cars: AlertCar[] }[];
  drops: (AlertCar & { was: string })[];
}

/** A saved vehicle's price when it was saved or last notified, and its price now; in dollars, null without a price. */
export interface WatchedPrice {
  known: number | null;
  now: number | null;
}

/** By how many dollars a vehicle got cheaper; 0 where it did not, or a price is unknown (F2, F5). */
export function computePriceDrop({ known, now }: WatchedPrice): number {
  return known === null || now === null ? 0 : Math.max(0, known - now);
}

export function listNewMatches(found: readonly number[], known: readonly number[]): number[] {
  const seen = new Set(known);
  return found.filter((id) => !seen.has(id));
}

/** The maximum number of vehicles that a search remembers: beyond that, only the current matches. */
const KNOWN_AT_MOST = 5_000;

/** What a search remembers after a check: a vehicle that left and comes back is not new. */
export function mergeKnownMatches(found: readonly number[], known: readonly number[]): number[] {
  const all = [...new Set([...found, ...known])];
  return all.length > KNOWN_AT_MOST ? [...found] : all;
}

/**
 * The current day by the site's own clock, `2026-06-01`, if messages may be sent now; null outside the hours in which
 * the site sends them (F5).
 */
export function findSendingDay(
  now: Date,
  { fromHour, untilHour, timeZone }: { fromHour: number; untilHour: number; timeZone: string },
): string | null {
  const hour = Number(new Intl.DateTimeFormat('en-AU', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now));
  return hour >= fromHour && hour < untilHour ? toLocalDay(now, timeZone) : null;
}
