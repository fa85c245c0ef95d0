import { slugify } from '../../../domain/vehicle/slug.ts';
import type { BrandSection, BrandTile } from './model.ts';

/**
 * The brands with a word that begins with the searched text; all of them for an empty one. Empty sections are left out.
 */
export function filterBrands(sections: readonly BrandSection[], find: string): BrandSection[] {
  const words = slugify(find);
  if (words === '') return [...sections];
  return sections
    .map((section) => ({ ...section, tiles: section.tiles.filter(({ name }) => isNamed(name, words)) }))
    .filter(({ tiles }) => tiles.length > 0);
}

function isNamed(name: string, words: string): boolean {
  const slug = slugify(name);
  return `-${slug}`.includes(`-${words}`) || slug.replaceAll('-', '').startsWith(words.replaceAll('-', ''));
}

/** The letter of a brand: A to Z, or # for any other beginning. */
export function getBrandLetter(name: string): string {
  const letter = slugify(name).charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}

/** The first brand of each letter in the sections, with its anchor. */
export function findFirstOfLetters(sections: readonly BrandSection[]): Map<BrandTile, { letter: string; id: string }> {
  const seen = new Set<string>();
  const firsts = new Map<BrandTile, { letter: string; id: string }>();
  for (const { tiles } of sections)
    for (const tile of tiles) {
      const letter = getBrandLetter(tile.name);
      if (seen.has(letter)) continue;
      seen.add(letter);
      firsts.set(tile, { letter, id: `brands-${letter === '#' ? '0' : letter.toLowerCase()}` });
    }
  return firsts;
}
