import { NOTHING, quote, type Reading, toText } from '../reading.ts';

const YES = new Set(['true', 'yes', 'y', 't', '1', 'on']);
const NO = new Set(['false', 'no', 'n', 'f', '0', 'off']);

/** In all the ways feeds write yes and no. */
export function readBoolean(raw: unknown): Reading<boolean | null> {
  if (typeof raw === 'boolean') return { value: raw };
  const text = toText(raw)?.toLowerCase();
  if (text === undefined) return NOTHING;
  if (YES.has(text)) return { value: true };
  return NO.has(text) ? { value: false } : { problem: `${quote(raw)} is neither yes nor no` };
}

/** Reads one line of text, cut at `max` characters (noted). */
export function readText(raw: unknown, max = 200): Reading<string | null> {
  const text = toText(raw);
  if (text === null) {
    return raw !== null && typeof raw === 'object' ? { problem: `${quote(raw)} is not text` } : NOTHING;
  }
  if (text.length <= max) return { value: text };
  return { value: text.slice(0, max), note: `cut to ${max} characters` };
}

/** Letters and digits of a name in lower case: "Mercedes Benz" and "MERCEDES-BENZ" are both `mercedesbenz`. */
export function squeeze(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Title case: "LAND CRUISER" → "Land Cruiser", "T-CROSS" → "T-Cross". */
export function toTitleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s\-/(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** True when the text has letters, all of them capitals. */
export function isShouted(text: string): boolean {
  return /\p{Lu}/u.test(text) && text === text.toUpperCase();
}
