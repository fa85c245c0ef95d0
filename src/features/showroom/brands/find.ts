import { slugify } from '../../../domain/vehicle/slug.ts';
import type { BrandSection, BrandTile } from './model.ts';

/**
 * The brands whose names begin with what is looked for, in any of their words; all of them for nothing. Sections
 * without any are left out.
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

/** The letter that a brand stands under: A to Z, or # for any other beginning. */
export function getBrandLetter(name: string): string {
  const letter = slugify(name).charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}

/** Of each letter the first brand of it in the sections, with the anchor that leads there. */
export function findFirstOfLetters(
  sections: readonly BrandSection[],
): Map<BrandTile, { letter: string; id: string }> {
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
