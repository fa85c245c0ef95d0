import { formatDate, toLocalDay } from '../text/format.ts';

/** A site's wording for registration; the settings `vehicle.rego` have this shape. */
export interface RegoRules {
  expired: 'unregistered' | 'hidden';
  expiredText: string;
  futureText: string;
}

/**
 * The text for a registration's expiry (`YYYY-MM-DD`), or null for none (D20, S4). On the day of expiry the vehicle is
 * still registered.
 */
export function describeRego(expiry: string | null, rules: RegoRules, now: Date, timeZone: string): string | null {
  if (!expiry || !/^\d{4}-\d{2}-\d{2}$/.test(expiry)) return null;
  if (expiry >= toLocalDay(now, timeZone)) return rules.futureText.replace('{date}', formatDate(expiry));
  return rules.expired === 'unregistered' ? rules.expiredText : null;
}

/** States of registration, with the maximum number of characters on a plate, customised plates included. */
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

export function isRegoState(text: string): text is RegoState {
  return Object.hasOwn(REGO_STATES, text);
}

/** A number plate for comparison: "abc·123", "ABC 123" and "abc-123" are equal. */
export function normalisePlate(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s.·•-]/g, '')
    .toUpperCase();
}

/**
 * What is wrong with a plate of a state, as a sentence for the shopper; null for nothing. Deliberately loose, so that
 * formats which a state introduces later are accepted.
 */
export function findPlateProblem(plate: string, state: RegoState): string | null {
  if (!/^[A-Z0-9]+$/.test(plate)) return 'A number plate only has letters and numbers, such as 123 ABC.';
  const { name, most } = REGO_STATES[state];
  if (plate.length <= most) return null;
  return `Number plates in ${name} have up to ${most} letters and numbers; this one has ${plate.length}.`;
}
