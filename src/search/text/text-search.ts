import { floatAt, numberAt } from '../../domain/tables/number-at.ts';
import {
  type Bits,
  hasBit,
  hasSharedBits,
  intersectInto,
  makeBits,
  scratchFor,
  setBit,
} from '../index-structures/bits.ts';
import { type Expansion, expandWord, listJoinedForms, STOCK_NUMBER_WEIGHT } from './expand.ts';
import type { ListedText } from './listed-text.ts';
import { squeezeStockNumber } from './stock-numbers.ts';
import { tokenize } from './tokens.ts';
import { normalisePhrases, STOP_WORDS } from './vocabulary.ts';

/**
 * The matches of a query: the slots, their scores (valid until the next search), the dropped words, and those of the
 * others that only words spelt almost like them match.
 */
export interface TextMatch {
  bits: Bits;
  scores: Float32Array;
  droppedWords: string[];
  guessedWords: string[];
}

interface WordMeaning extends Expansion {
  word: string;
}

/** Finds listed cars by the words of their names, facts and comments, and by stock number. */
export class TextSearch {
  readonly #text: ListedText;
  readonly #capacity: number;
  #scores = new Float32Array(0);

  /** `capacity` is that of the text's slots. */
  constructor(text: ListedText, capacity: number) {
    this.#text = text;
    this.#capacity = capacity;
  }

  /**
   * The slots of `within` that match all words of the query, where `filtered` is what the filters leave of `within`. A
   * word that would leave nothing of `filtered` is dropped; the most certain words are applied first. When no word
   * matches there, `within` alone decides; when none matches that either, nothing is found. Null when the query says
   * nothing about a car ("cars for sale").
   */
  find(query: string, within: Bits, filtered: Bits, carCount: number): TextMatch | null {
    const words = tokenize(normalisePhrases(query));
    const whole = this.#text.findByStockNumber(squeezeStockNumber(query));
    const allWords = (meanings: readonly WordMeaning[]): TextMatch =>
      this.#allWords(meanings, { within, filtered }, carCount);
    if (whole.length > 0) return allWords([wholeQuery(query, whole)]);
    const meanings = words.flatMap((word, at): WordMeaning[] => {
      const joined = listJoinedForms(words, at, this.#text);
      if (STOP_WORDS.has(word) && joined.length === 0) return [];
      return [{ word, ...expandWord(word, joined, at === words.length - 1, this.#text) }];
    });
    return meanings.length === 0 ? null : allWords(meanings);
  }

  #allWords(meanings: readonly WordMeaning[], { within, filtered }: Searched, carCount: number): TextMatch {
    this.#scores = zeroScores(this.#capacity);
    const surestFirst = meanings.toSorted((a, b) => b.strength - a.strength);
    const words = surestFirst.map((meaning) => ({
      word: meaning.word,
      isGuess: meaning.isGuess,
      found: this.#oneWord(meaning, carCount),
    }));
    const fitting = fittingWords(words, filtered);
    const kept = fitting.length > 0 ? fitting : fittingWords(words, within);
    const bits = kept.length > 0 ? within.slice() : makeBits(this.#capacity);
    for (const { found } of kept) intersectInto(bits, found);
    const droppedWords = words.filter((each) => !kept.includes(each)).map(({ word }) => word);
    const guessedWords = kept.filter(({ isGuess }) => isGuess).map(({ word }) => word);
    return {
      bits,
      scores: this.#scores,
      droppedWords: [...new Set(droppedWords)],
      guessedWords: [...new Set(guessedWords)],
    };
  }

  /** The slots that match a word; the score of each increases by the best match of the word. */
  #oneWord({ weights, stockSlots }: Expansion, carCount: number): Bits {
    const bits = makeBits(this.#capacity);
    for (const slot of stockSlots) this.#gain(bits, slot, STOCK_NUMBER_WEIGHT);
    // Best first: the first gain of a slot is its highest, whatever order the terms came in.
    const bestFirst = [...weights].sort(([, a], [, b]) => b - a);
    // A rare word says more than one that half of the stock has (inverse document frequency).
    const matches = bestFirst.reduce((sum, [term]) => sum + this.#text.countCars(term), 0);
    const rarity = Math.log(1 + carCount / (1 + matches));
    // Counted above, which uses the same scratch.
    const slots = scratchFor(this.#capacity);
    for (const [term, weight] of bestFirst) {
      const count = this.#text.readSlots(term, slots);
      for (let at = 0; at < count; at++) this.#gain(bits, numberAt(slots, at), weight * rarity);
    }
    return bits;
  }

  #gain(bits: Bits, slot: number, gain: number): void {
    if (hasBit(bits, slot)) return;
    setBit(bits, slot);
    this.#scores[slot] = floatAt(this.#scores, slot) + gain;
  }
}

let scores = new Float32Array(0);

/** A zero for each slot, until the next call. */
function zeroScores(capacity: number): Float32Array<ArrayBuffer> {
  if (scores.length < capacity) scores = new Float32Array(capacity);
  return scores.subarray(0, capacity).fill(0);
}

/** What is searched: the page's stock, and what the filters leave of it. */
interface Searched {
  within: Bits;
  filtered: Bits;
}

interface FoundWord {
  word: string;
  isGuess: boolean;
  found: Bits;
}

/** The words that match together within `start`; earlier words take precedence. */
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
  isGuess: false,
});
