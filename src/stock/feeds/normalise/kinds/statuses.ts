import { KNOWN_STATUSES } from '../../../../domain/vehicle/car.ts';
import { NOTHING, quote, type Reading, toText } from '../../reading.ts';
import { pick, type Rules, splitIntoWords } from '../pick.ts';

/** A status as read: one of ours, or the dealer's own; and whether the dealer's words mean that a deposit was paid. */
export interface ReadStatus {
  status: string;
  reserved: boolean;
}

/** Words that negate others: "not for sale" is not a status of ours. */
const NEGATED = /\b(not|no longer|out of)\b|\bun(available|listed|published|sold)\b/i;

/** The trade's words. The order matters: "Sold - deposit taken" is sold, "Available - in transit" is on its way. */
const STATUSES: Rules<'sold' | 'reserved' | 'coming_soon' | 'in_stock'> = [
  [/\b(pre-?)?sold\b|^deliver(ed|y complete)|\bretailed\b|\bwholesaled?\b|\bsettled\b/i, 'sold'],
  [
    /\breserv(ed|ation)\b|\bdeposit\b|\bunder (offer|contract)\b|\bhold\b|\bheld\b|\bsale (pending|agreed)\b/i,
    'reserved',
  ],
  [/\b(coming|transit|arriving|incoming|inbound|due in|(on|pre|back)-? ?order|ordered)\b/i, 'coming_soon'],
  [/\b(prep(aration|ared)?|preparing|workshop|recondition(ing)?|pre-? ?delivery)\b/i, 'coming_soon'],
  [/\b((in-? ?)?stock|available|advertised|(for|on) sale|on offer|active|current|live)\b/i, 'in_stock'],
  [/\b(published|listed|in yard|arrived|arrival)\b/i, 'in_stock'],
];

/**
 * Reads a status in the words of the trade: "Under Offer" is in stock and reserved, "In Transit" coming soon,
 * "Delivered" sold. An unknown one is stored in lower case with underscores, and noted: such a vehicle is not listed
 * (S4).
 */
export function readStatus(raw: unknown): Reading<ReadStatus | null> {
  const text = toText(raw);
  if (text === null) return NOTHING;
  const words = splitIntoWords(text);
  const known = NEGATED.test(words) ? undefined : pick(STATUSES, words);
  if (known === 'reserved') return { value: { status: 'in_stock', reserved: true } };
  if (known) return { value: { status: known, reserved: false } };
  const status = text.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  const note = `${quote(raw)} is not a known status: the vehicle is not listed`;
  return { value: { status, reserved: false }, note };
}

/** Whether pages may list vehicles of a status; those with a dealer's own are on none (S4). */
export function isKnownStatus(status: string): boolean {
  return KNOWN_STATUSES.some((known) => known === status);
}
