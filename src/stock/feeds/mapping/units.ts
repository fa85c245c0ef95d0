import { listKeysOf } from '../../../domain/text/look-up.ts';

/** Units that a mapping can name, each as a factor to the field's own unit (km, L, mm, kg). */
const FACTORS = {
  km: 1,
  /** Converted by the reader of kilometres, which also notes it. */
  miles: 1,
  L: 1,
  cc: 0.001,
  mm: 1,
  cm: 10,
  m: 1000,
  inches: 25.4,
  feet: 304.8,
  kg: 1,
  t: 1000,
  pounds: 0.45359237,
} as const;

export type Unit = keyof typeof FACTORS;
export const UNIT_NAMES = listKeysOf(FACTORS);

/**
 * Converts the number in a text from a unit to the field's own, rounded to three places; text without a number is
 * unchanged.
 */
export function convertUnit(text: string, unit: Unit): string {
  const [start] = /^\s*-?[\d, ]*\.?\d+/.exec(text) ?? [];
  if (start === undefined) return text;
  if (unit === 'miles') return `${start.trim()} miles`;
  if (FACTORS[unit] === 1) return text;
  const number = Number(start.replace(/[, ]/g, '')) * FACTORS[unit];
  return String(Math.round(number * 1000) / 1000);
}
