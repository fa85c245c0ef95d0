import {
  type Bits,
  hasBit,
  hasSharedBits,
  intersectInto,
  makeBits,
  setBit,
} from '../index-structures/bits.ts';
import type { SearchableCar } from '../searchable-car.ts';
import { type Expansion, expandWord, listJoinedForms, STOCK_NUMBER_WEIGHT } from './expand.ts';
import { squeezeStockNumber } from './stock-numbers.ts';
import { TextStore } from './text-store.ts';
import { tokenize } from './tokens.ts';
import { normalisePhrases, STOP_WORDS } from './vocabulary.ts';

/** What a query found: the slots, how well each fits (valid until the next search), and the words that were dropped. */
export interface TextMatch {
  bits: Bits;
  scores: Float32Array;
  droppedWords: string[];
}

interface WordMeaning extends Expansion {
  word: string;
}

/** Finds cars by the words of their names, facts and comments, and by stock number. */
export class TextSearch {
  readonly #store: TextStore;
  #scores: Float32Array;

  /** An empty one, or a copy of `from`. */
  constructor(capacity: number, from?: TextSearch) {
    this.#store = new TextStore(capacity, from ? from.#store : undefined);
    this.#scores = new Float32Array(capacity);
  }

  grow(capacity: number): void {
    this.#store.grow(capacity);
    this.#scores = new Float32Array(capacity);
  }

  write(slot: number, car: SearchableCar): void {
    this.#store.write(slot, car);
  }

  erase(slot: number): void {
    this.#store.erase(slot);
  }

  /** The cars with this stock number, whole; blanks, marks and letter case aside. */
  slotsOfStockNumber(stocknum: string): readonly number[] {
    return this.#store.stockNumbers.find(squeezeStockNumber(stocknum));
  }

  /**
   * The slots of `within` that have all words of the query. A word that would leave nothing of `filtered`, what the
   * filters leave of `within`, is dropped, surest words first. When no word fits there, `within` alone decides; when
   * none fits that, nothing is found. Null when the query says nothing of a car ("cars for sale").
   */
  find(query: string, within: Bits, filtered: Bits, carCount: number): TextMatch | null {
    const words = tokenize(normalisePhrases(query));
    const whole = this.#store.stockNumbers.find(squeezeStockNumber(query));
    const allWords = (meanings: readonly WordMeaning[]): TextMatch =>
      this.#allWords(meanings, { within, filtered }, carCount);
    if (whole.length > 0) return allWords([wholeQuery(query, whole)]);
    const meanings = words.flatMap((word, at): WordMeaning[] => {
      const joined = listJoinedForms(words, at, this.#store);
      if (STOP_WORDS.has(word) && joined.length === 0) return [];
      return [{ word, ...expandWord(word, joined, at === words.length - 1, this.#store) }];
    });
    return meanings.length === 0 ? null : allWords(meanings);
  }

  #allWords(meanings: readonly WordMeaning[], { within, filtered }: Searched, carCount: number): TextMatch {
    this.#scores.fill(0);
    const surestFirst = meanings.toSorted((a, b) => b.strength - a.strength);
    const words = surestFirst.map((meaning) => ({
      word: meaning.word,
      found: this.#oneWord(meaning, carCount),
    }));
    const fitting = fittingWords(words, filtered);
    const kept = fitting.length > 0 ? fitting : fittingWords(words, within);
    const bits = kept.length > 0 ? within.slice() : makeBits(this.#scores.length);
    for (const { found } of kept) intersectInto(bits, found);
    const droppedWords = words.filter((each) => !kept.includes(each)).map(({ word }) => word);
    return { bits, scores: this.#scores, droppedWords: [...new Set(droppedWords)] };
  }

  /** The slots that a word stands for; the score of each grows by the best that the word says of it. */
  #oneWord({ weights, stockSlots }: Expansion, carCount: number): Bits {
    const bits = makeBits(this.#scores.length);
    for (const slot of stockSlots) this.#gain(bits, slot, STOCK_NUMBER_WEIGHT);
    const postings = this.#store.postings();
    // Best first: what a slot gains first is its best, whatever order the terms came in
    const runs = Array.from(weights, ([term, weight]) => ({ ...postings.run(term), weight }));
    runs.sort((a, b) => b.weight - a.weight);
    // A rare word says more than one that half of the stock has
    const rarity = Math.log(1 + carCount / (1 + runs.reduce((sum, { start, end }) => sum + end - start, 0)));
    for (const { slots, start, end, weight } of runs)
      for (let at = start; at < end; at++) this.#gain(bits, slots[at]!, weight * rarity);
    return bits;
  }

  #gain(bits: Bits, slot: number, gain: number): void {
    if (hasBit(bits, slot)) return;
    setBit(bits, slot);
    this.#scores[slot]! += gain;
  }
}

/** Where words are looked for: the page's stock, and what the filters leave of it. */
interface Searched {
  within: Bits;
  filtered: Bits;
}

interface FoundWord {
  word: string;
  found: Bits;
}

/** The words that fit together within `start`, the first ones before the later. */
function fittingWords(words: readonly FoundWord[], start: Bits): FoundWord[] {
  const rest = start.slice();
  return words.filter(({ found }) => {
    const fits = hasSharedBits(rest, found);
    if (fits) intersectInto(rest, found);
    return fits;
  });
}

const wholeQuery = (word: string, stockSlots: readonly number[]): WordMeaning => ({
  word,
  weights: new Map(),
  stockSlots,
  strength: STOCK_NUMBER_WEIGHT,
});
