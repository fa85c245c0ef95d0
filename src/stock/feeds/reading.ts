/**
 * What a reader made of a feed's raw value: the value, with a note where something of it was lost or guessed; or, where
 * it can not be taken at all, a reason that a dealer understands. Of a date that only another order of day, month and
 * year makes one, `fits` has these orders. Readers are pure and never throw.
 */
export type Reading<T> = { value: T; note?: string } | { problem: string; fits?: readonly string[] };

/** The reading of an empty cell. */
export const NOTHING: { value: null } = { value: null };

/** Words by which feeds say "nothing here". Compared in lower case. */
const EMPTY_WORDS = new Set([
  '',
  '-',
  '--',
  '- / -',
  'n/a',
  'na',
  'nan',
  'null',
  'none',
  'nil',
  'tba',
  'tbc',
  'tbd',
  'unknown',
]);

/** Control characters, halves of letters, other blanks than the plain one, blanks in a row or at an end. */
const UNTIDY = /[\p{Cc}\p{Cs}]|[^\S ]|^ | {2}| $/u;

/**
 * A raw value as one line of trimmed text; null when a feed would call it empty. Objects and lists are no text: null.
 */
export function toText(raw: unknown): string | null {
  if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw);
  if (typeof raw !== 'string') return null;
  const text = UNTIDY.test(raw)
    ? raw
        .toWellFormed()
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
    : raw;
  return EMPTY_WORDS.has(text.toLowerCase()) ? null : text;
}

/** True for what has to be read as "no value": null, undefined, empty words, empty lists. */
export function isEmpty(raw: unknown): boolean {
  if (raw === null || raw === undefined) return true;
  if (Array.isArray(raw)) return raw.length === 0;
  return typeof raw === 'string' && toText(raw) === null;
}

/** Quotes a raw value for a message, cut at 60 characters. */
export function quote(raw: unknown): string {
  const text = typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? String(raw));
  return `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`;
}
