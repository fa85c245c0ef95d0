/**
 * The result of reading a raw value: the value, with a note if something was lost or guessed; or, if it is unusable, a
 * reason that a dealer understands. For a date that is valid only in another order of day, month and year, `fits` has
 * those orders. Readers are pure and never throw.
 */
export type Reading<T> = { value: T; note?: string } | { problem: string; fits?: readonly string[] };

export const NOTHING: { value: null } = { value: null };

/** Words that feeds write for "nothing here". Compared in lower case. */
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

/**
 * Control characters, lone surrogates, whitespace other than plain spaces, and leading, trailing or repeated spaces.
 */
const UNTIDY = /[\p{Cc}\p{Cs}]|[^\S ]|^ | {2}| $/u;

/**
 * A raw value as one line of trimmed text; null when it is empty in the sense of `EMPTY_WORDS`. Objects and lists are
 * not text: null.
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

/** True for everything that means "no value": null, undefined, empty words, empty lists. */
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
