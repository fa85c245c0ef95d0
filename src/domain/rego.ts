import { dayOf, formatDate } from './format.ts';

/** A site's words for registration; the settings `vehicle.rego` are these. */
export interface RegoRules {
  expired: 'unregistered' | 'hidden';
  expiredText: string;
  futureText: string;
}

/** What the page says of a registration's expiry (`YYYY-MM-DD`), or null for nothing (D20, S4). The day itself is still registered. */
export function regoText(
  expiry: string | null,
  rules: RegoRules,
  now: Date,
  timeZone: string,
): string | null {
  if (!expiry || !/^\d{4}-\d{2}-\d{2}$/.test(expiry)) return null;
  if (expiry >= dayOf(now, timeZone)) return rules.futureText.replace('{date}', formatDate(expiry));
  return rules.expired === 'unregistered' ? rules.expiredText : null;
}
