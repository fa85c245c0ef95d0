import type { Coordinates } from './distance.ts';
import { POSTCODE_AREAS } from './postcode-areas.ts';

interface PostcodeArea extends Coordinates {
  from: string;
  to: string;
}

const AREAS: readonly PostcodeArea[] = POSTCODE_AREAS.split(',').map((row) => {
  const [span = '', lat, long] = row.trim().split(' ');
  const [from = '', to = from] = span.split('-');
  return { from, to, lat: Number(lat), long: Number(long) };
});

/** Whether words are a postcode: exactly four digits (G5). */
export function isPostcode(words: string): boolean {
  return /^\d{4}$/.test(words);
}

/**
 * The middle of the area that a postcode is in (H10): near enough to say which place is nearest, not to find a street. Undefined for
 * what is no postcode, and for numbers that no area has.
 */
export function findPostcodeArea(postcode: string): Coordinates | undefined {
  if (!isPostcode(postcode)) return undefined;
  const area = AREAS.find(({ from, to }) => from <= postcode && postcode <= to);
  return area && { lat: area.lat, long: area.long };
}
