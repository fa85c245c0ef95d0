import type { Location } from '../../domain/places/location.ts';

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();

export const normaliseWords = (text: string): string => wordsOf(text).join(' ');

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The locations that match the words: each word begins a word of the name, suburb, state, street, brands or dealership
 * (H1).
 */
export function filterLocationsByWords(
  words: string,
  locations: readonly Location[],
  dealershipName: (location: Location) => string,
): Location[] {
  const requested = wordsOf(words);
  if (requested.length === 0) return [];
  return locations.filter((location) => {
    const { name, address, manufacturers } = location;
    const own = [name, dealershipName(location), address.city, address.state, address.street, ...manufacturers];
    const known = wordsOf(own.filter((one) => one !== null).join(' '));
    return requested.every((word) => known.some((one) => one.startsWith(word)));
  });
}
