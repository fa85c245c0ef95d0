import { lookUp } from '../text/look-up.ts';
/** Whether words are a postcode: exactly four digits (G5). */
export function isPostcode(words: string): boolean {
  return /^\d{4}$/.test(words);
}

/** Postcodes in the middle of what has no postal place of its name. */
const REGIONS: Readonly<Record<string, string>> = {
  'central coast': '2250',
  'gold coast': '4217',
  'sunshine coast': '4558',
};

/**
 * The postcode in the middle of a region, in any letter case: "Gold Coast" → "4217" (H10). Undefined for any other
 * words.
 */
export function findRegionPostcode(words: string): string | undefined {
  const name = words.trim().toLowerCase().replace(/\s+/g, ' ');
  return lookUp(REGIONS, name);
}
