import { lookUp } from '../text/look-up.ts';
/** Exactly four digits (G5). */
export function isPostcode(words: string): boolean {
  return /^\d{4}$/.test(words);
}

/** Central postcodes of regions that no postal place is named after. */
const REGIONS: Readonly<Record<string, string>> = {
  'central coast': '2250',
  'gold coast': '4217',
  'sunshine coast': '4558',
};

/**
 * The central postcode of a region, ignoring letter case: "Gold Coast" → "4217" (H10). Undefined for any other text.
 */
export function findRegionPostcode(words: string): string | undefined {
  const name = words.trim().toLowerCase().replace(/\s+/g, ' ');
  return lookUp(REGIONS, name);
}
