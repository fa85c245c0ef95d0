import { lookUp } from '../../domain/text/look-up.ts';
import type { Lexicon } from './lexicon.ts';
import type { ListedText } from './listed-text.ts';
import { SHORT_WORDS } from './short-words.ts';
import { SYNONYMS } from './vocabulary.ts';

/** The possible meanings of a typed word: terms with their weights, and cars by stock number. */
export interface Expansion {
  weights: Map<number, number>;
  stockSlots: readonly number[];
  /** How certain the meaning is: the highest weight; 0 without any meaning. */
  strength: number;
  /** Nothing in stock has the word as typed: these are words that are spelt almost like it. */
  isGuess: boolean;
}

interface FieldWeights {
  exact: number;
  prefix: number;
  near: number;
  shortestPrefix: number;
}
const NAME_WEIGHTS: FieldWeights = { exact: 10, prefix: 7, near: 5, shortestPrefix: 2 };
const FACT_WEIGHTS: FieldWeights = { exact: 4, prefix: 3, near: 2, shortestPrefix: 3 };
const COMMENT_WEIGHT = 1;
const SYNONYM_SHARE = 0.9;
/** A stock number is unambiguous. */
export const STOCK_NUMBER_WEIGHT = 200;
const SHORTEST_WITH_TYPOS = 4;
const SHORTEST_WITH_TWO_TYPOS = 8;
const SHORTEST_STOCK_PREFIX = 4;

/** Collects terms, each with its highest weight; terms without any cars are left out. */
class Weights {
  readonly byTerm = new Map<number, number>();
  readonly #text: ListedText;

  constructor(text: ListedText) {
    this.#text = text;
  }

  put(term: number | undefined, weight: number): void {
    if (term === undefined || this.#text.countCars(term) === 0) return;
    if ((this.byTerm.get(term) ?? 0) < weight) this.byTerm.set(term, weight);
  }
}

/** Fields that say what a car is; features and comments only mention things about it. */
const SURE_FIELDS = [
  ['names', NAME_WEIGHTS],
  ['facts', FACT_WEIGHTS],
] as const;
const NAMES_ALONE = [['names', NAME_WEIGHTS]] as const;
const FIELDS = [
  ['names', NAME_WEIGHTS],
  ['facts', FACT_WEIGHTS],
  ['features', FACT_WEIGHTS],
] as const;

function putExact(
  weights: Weights,
  text: ListedText,
  word: string,
  share: number,
  fields: readonly (typeof FIELDS)[number][] = FIELDS,
): void {
  for (const [field, { exact }] of fields) weights.put(text[field].find(word), exact * share);
}

function putPrefixes(weights: Weights, lexicon: Lexicon, word: string, { prefix }: FieldWeights): void {
  for (const [longer, term] of lexicon.startingWith(word)) weights.put(term, (prefix * word.length) / longer.length);
}

/** Words one typing error away, except colours; for a long word also two errors away, when there is none nearer. */
function putTypos(weights: Weights, text: ListedText, word: string): void {
  const most = word.length >= SHORTEST_WITH_TWO_TYPOS ? 2 : 1;
  for (let distance = 1; distance <= most && weights.byTerm.size === 0; distance++)
    for (const [field, { near }] of FIELDS)
      for (const [term, errors] of text[field].near(word, distance))
        if (!text.isOfColour(term)) weights.put(term, near / (1 + errors));
}

function findByStockNumber(text: ListedText, word: string, isKnown: boolean): readonly number[] {
  const exact = text.findByStockNumber(word);
  if (exact.length > 0) return exact;
  const mayBegin = !isKnown && word.length >= SHORTEST_STOCK_PREFIX && /\d/.test(word);
  return mayBegin ? text.findByStockPrefix(word) : [];
}

/** A word this short is ambiguous: "5" beside "cx" means the CX-5, not every car with five seats. */
const isWeak = (word: string): boolean => word.length <= 2;

/** No typing errors in short words, nor in numbers, where another digit is another thing. */
const canHaveTypos = (word: string): boolean =>
  word.length >= SHORTEST_WITH_TYPOS && !/\d{3}/.test(word) && !SHORT_WORDS.has(word);

/** The forms joined from a word and its neighbours that exist in the stock: `cx` `5` is also `cx5`. */
export function listJoinedForms(words: readonly string[], at: number, text: ListedText): string[] {
  const pairs = [words.slice(at - 1, at + 1), words.slice(at, at + 2)].filter((pair) => pair.length === 2);
  const joined = pairs.map((pair) => pair.join(''));
  return joined.filter((form) => FIELDS.some(([field]) => text.countCars(text[field].find(form)) > 0));
}

/** Whether one of the words is a car type, colour, body, fuel, gearbox or drive in stock. */
function isKind(words: readonly string[], text: ListedText): boolean {
  return words.some((word) => text.countCars(text.kinds.find(word)) > 0);
}

/**
 * Longer words that start with the word. A known word is complete: it is a prefix only at the end of the query, where
 * the shopper may still be typing.
 */
function putLonger(weights: Weights, text: ListedText, word: string, isKnown: boolean, isLast: boolean): void {
  // "20" does not mean 2019, but "201" may.
  if (isKnown && (!isLast || /^\d+$/.test(word))) return;
  for (const [field, weight] of isKnown ? NAMES_ALONE : FIELDS)
    if (word.length >= weight.shortestPrefix) putPrefixes(weights, text[field], word, weight);
}

const strengthOf = (weights: Weights): number => Math.max(0, ...weights.byTerm.values());

/**
 * The possible meanings of a word: itself, its synonyms, forms joined with its neighbours, longer words that start with
 * it, a stock number; only without any of these, words a typing error away. Comments are searched for the word itself
 * only. A car type, colour, body, fuel, gearbox or drive in stock is not a prefix, and is not searched for in features
 * and comments. A word of one or two characters that forms a known word with a neighbour means that word alone.
 * `isLast`: no word follows.
 */
export function expandWord(word: string, joined: readonly string[], isLast: boolean, text: ListedText): Expansion {
  const weights = new Weights(text);
  for (const form of joined) putExact(weights, text, form, 1);
  if (isWeak(word) && weights.byTerm.size > 0)
    return { weights: weights.byTerm, stockSlots: [], strength: strengthOf(weights), isGuess: false };
  const synonyms = lookUp(SYNONYMS, word) ?? [];
  const meansKind = isKind([word, ...synonyms], text);
  const putSelf = (fields: typeof SURE_FIELDS | typeof FIELDS): void => {
    putExact(weights, text, word, 1, fields);
    for (const synonym of synonyms) putExact(weights, text, synonym, SYNONYM_SHARE, fields);
  };
  putSelf(SURE_FIELDS);
  const isKnown = weights.byTerm.size > 0;
  if (!meansKind) putSelf(FIELDS);
  // Silver is a colour, not the start of Silverado.
  if (!meansKind) putLonger(weights, text, word, isKnown, isLast);
  const stockSlots = findByStockNumber(text, word, weights.byTerm.size > 0);
  const isUnknown = weights.byTerm.size === 0 && stockSlots.length === 0;
  if (isUnknown && canHaveTypos(word)) putTypos(weights, text, word);
  const isGuess = isUnknown && weights.byTerm.size > 0 && text.countCars(text.comments.find(word)) === 0;
  if (!meansKind) weights.put(text.comments.find(word), COMMENT_WEIGHT);
  const strength = stockSlots.length > 0 ? STOCK_NUMBER_WEIGHT : strengthOf(weights);
  return { weights: weights.byTerm, stockSlots, strength, isGuess };
}
