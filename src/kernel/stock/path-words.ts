import { slugify } from '../../domain/vehicle/slug.ts';
import type { SearchState } from '../../search/contract.ts';
import { decodeMakeModel } from '../../search/facets.ts';

/**
 * Filters that a word under /search may stand for (B1). A word that could be two of them is the first: make, body,
 * dealership, location.
 */
export const PATH_KEYS = ['make', 'body', 'dealership_name', 'location_name'] as const;
export type PathKey = (typeof PATH_KEYS)[number];

/** The meaning of words under /search on a site, and the words of its filters' values. Each word has one meaning. */
export interface PathWords {
  /**
   * The filters that a path such as `toyota`, `toyota/corolla` or `suv` stands for; undefined when it has no meaning on
   * this site.
   */
  findTerms(path: string): SearchState['terms'] | undefined;
  /** The path that stands for exactly these values of a filter; undefined when none does. */
  findPath(key: PathKey | 'make_model', values: readonly string[]): string | undefined;
}

/**
 * No words at all: every search has the long form of its address, which redirects to the short one where there is one.
 */
export const NO_PATH_WORDS: PathWords = { findTerms: () => undefined, findPath: () => undefined };

/** Words of values that differ from the values' own slugs; '' where a value has no word. */
export type OddWords = Partial<Record<PathKey | 'make_model', Record<string, string>>>;

/**
 * Those of the given values whose word is not simply their slug: all that a browser needs to build addresses by itself.
 */
export function pickOddWords(
  words: PathWords,
  listed: readonly { key: PathKey | 'make_model'; value: string }[],
): OddWords {
  const odd: OddWords = {};
  for (const { key, value } of listed) {
    const word = words.findPath(key, [value]) ?? '';
    if (word !== toPlainWord(key, value)) odd[key] = { ...odd[key], [value]: word };
  }
  return odd;
}

/**
 * Words for a browser, which knows only the odd ones of a site: every other value has its slug. Several values have
 * none.
 */
export function createPathWords(odd: OddWords): PathWords {
  return {
    findTerms: () => undefined,
    findPath: (key, [value, ...others]) =>
      value === undefined || others.length > 0
        ? undefined
        : (odd[key]?.[value] ?? toPlainWord(key, value)) || undefined,
  };
}

/** The word of a value that no other value claims: its slug, for a model after that of its make. */
export function toPlainWord(key: PathKey | 'make_model', value: string): string {
  if (key !== 'make_model') return slugify(value);
  const { make, model } = decodeMakeModel(value) ?? { make: '', model: '' };
  return `${slugify(make)}/${slugify(model)}`;
}
