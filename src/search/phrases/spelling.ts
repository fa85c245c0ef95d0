import { computeEditDistance } from '../../domain/text/nearest.ts';

const SHORTEST = 4;
const SHORTEST_WITH_TWO = 8;

/** Wrongly doubled or single letters are the most common error: "corrola" for "corolla". */
const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1');

/**
 * The number of typing errors between two words: extra, missing, wrong or swapped letters; doubled letters count once.
 * Returns `limit + 1` for anything farther.
 */
function countErrors(one: string, other: string, limit: number): number {
  if (one === other) return 0;
  if (withoutDoubles(one) === withoutDoubles(other)) return 1;
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  return Math.min(computeEditDistance(one, other), limit + 1);
}

const beginsAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);

/** Known words for spelling correction; of equally close ones, the one with the higher weight is preferred. */
export class Spelling {
  readonly #weights: ReadonlyMap<string, number>;

  constructor(weights: ReadonlyMap<string, number>) {
    this.#weights = weights;
  }

  /**
   * The correction of a misspelt word: one error in words from four letters, two in words from eight. Undefined for a
   * word with consecutive digits, and for a prefix of a name, which is unfinished rather than misspelt.
   */
  findMeant(word: string): string | undefined {
    if (word.length < SHORTEST || /\d/.test(word)) return undefined;
    const limit = word.length >= SHORTEST_WITH_TWO ? 2 : 1;
    let meant: { word: string; errors: number; weight: number } | undefined;
    for (const [candidate, weight] of this.#weights) {
      if (candidate.length < SHORTEST || !beginsAlike(word, candidate) || candidate.startsWith(word)) continue;
      const errors = countErrors(word, candidate, limit);
      if (errors > limit) continue;
      const isBetter =
        !meant ||
        errors < meant.errors ||
        (errors === meant.errors && (weight > meant.weight || (weight === meant.weight && candidate < meant.word)));
      if (isBetter) meant = { word: candidate, errors, weight };
    }
    return meant?.word;
  }
}
