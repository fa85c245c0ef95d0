const SHORTEST = 4;
const SHORTEST_WITH_TWO = 8;

/** Letters that are doubled or not are the commonest error of all: "corrola" for "corolla". */
const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1');

/**
 * Typing errors between two words: letters too many, missing, wrong, or in each other's place; doubled letters count
 * once. Gives `limit + 1` for anything farther.
 */
function countErrors(one: string, other: string, limit: number): number {
  if (one === other) return 0;
  if (withoutDoubles(one) === withoutDoubles(other)) return 1;
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return Math.min(last[other.length]!, limit + 1);
}

const beginsAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);

/** Words that may be meant by misspelt ones, the weightier first among equally near ones. */
export class Spelling {
  readonly #weights: ReadonlyMap<string, number>;

  constructor(weights: ReadonlyMap<string, number>) {
    this.#weights = weights;
  }

  /**
   * The word that is meant by a misspelt one: one error in words of four letters and more, two in those of eight.
   * Undefined for a word that has digits in a row, and for the beginning of a name, which is no error but unfinished.
   */
  findMeant(word: string): string | undefined {
    if (word.length < SHORTEST || /\d/.test(word)) return undefined;
    const limit = word.length >= SHORTEST_WITH_TWO ? 2 : 1;
    let meant: { word: string; errors: number; weight: number } | undefined;
    for (const [candidate, weight] of this.#weights) {
      if (candidate.length < SHORTEST || !beginsAlike(word, candidate) || candidate.startsWith(word))
        continue;
      const errors = countErrors(word, candidate, limit);
      if (errors > limit) continue;
      const isBetter =
        !meant ||
        errors < meant.errors ||
        (errors === meant.errors &&
          (weight > meant.weight || (weight === meant.weight && candidate < meant.word)));
      if (isBetter) meant = { word: candidate, errors, weight };
    }
    return meant?.word;
  }
}
