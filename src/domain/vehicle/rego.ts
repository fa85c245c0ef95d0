import { formatDate, toLocalDay } from '../text/format.ts';

/** A site's words for registration; the settings `vehicle.rego` are these. */
export interface RegoRules {
  expired: 'unregistered' | 'hidden';
  expiredText: string;
  futureText: string;
}

/**
 * What the page says of a registration's expiry (`YYYY-MM-DD`), or null for nothing (D20, S4). The day itself is still
 * registered.
 */
export function describeRego(
  expiry: string | null,
  rules: RegoRules,
  now: Date,
  timeZone: string,
): string | null {
  if (!expiry || !/^\d{4}-\d{2}-\d{2}$/.test(expiry)) return null;
  if (expiry >= toLocalDay(now, timeZone)) return rules.futureText.replace('{date}', formatDate(expiry));
  return rules.expired === 'unregistered' ? rules.expiredText : null;
}

/** Where a vehicle is registered, with the most signs that a plate there has: customised ones have the most. */
export const REGO_STATES = {
  ACT: { name: 'Australian Capital Territory', most: 6 },
  NSW: { name: 'New South Wales', most: 6 },
  NT: { name: 'Northern Territory', most: 7 },
  QLD: { name: 'Queensland', most: 7 },
  SA: { name: 'South Australia', most: 7 },
  TAS: { name: 'Tasmania', most: 6 },
  VIC: { name: 'Victoria', most: 6 },
  WA: { name: 'Western Australia', most: 9 },
} as const;
export type RegoState = keyof typeof REGO_STATES;

/** Whether a text is the short name of a state or territory. */
export function isRegoState(text: string): text is RegoState {
  return Object.hasOwn(REGO_STATES, text);
}

/** A number plate as plates are compared: "abc·123", "ABC 123" and "abc-123" are one. */
export function normalisePlate(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s.·•-]/g, '')
    .toUpperCase();
}

/**
 * What is wrong with a plate of a state, in a sentence for whoever wrote it; null for nothing. Loose: a plate that no
 * state has made yet is none of our business.
 */
export function findPlateProblem(plate: string, state: RegoState): string | null {
  if (!/^[A-Z0-9]+$/.test(plate)) return 'A number plate has letters and digits only, such as 123 ABC.';
  const { name, most } = REGO_STATES[state];
  if (plate.length <= most) return null;
  return `A number plate of ${name} has at most ${most} letters and digits; this has ${plate.length}.`;
}
