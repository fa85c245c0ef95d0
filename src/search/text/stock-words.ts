import { LRUCache } from 'lru-cache';
import type { Saved, SavedReader } from '../index-structures/saved.ts';
import { TextTable } from '../index-structures/text-table.ts';
import type { SearchableCar } from '../searchable-car.ts';
import { Lexicon, WordList } from './lexicon.ts';
import { buildSearchableWords } from './searchable-words.ts';
import { listFactForms, listKindForms, listNameForms, tokenizeMarkup } from './tokens.ts';

/**
 * The words of a stock with their term numbers. Words are only ever added, so that an index and its copies can share
 * them: a word that only another copy's cars have is a term without cars.
 */
export class StockWords {
  readonly #words = new TextTable();
  readonly names = new Lexicon(this.#words, 'n');
  /** Car types, colours, bodies, fuels, gearboxes and drives of one or two words. */
  readonly kinds = new WordList(this.#words, 'k');
  readonly facts = new Lexicon(this.#words, 'a');
  readonly features = new Lexicon(this.#words, 'f');
  readonly comments = new WordList(this.#words, 'c');
  readonly colourTerms = new Set<number>();

  /** One more than the highest term. */
  get count(): number {
    return this.#words.size;
  }

  /** The bytes that this takes. */
  get bytes(): number {
    return this.#words.bytes;
  }

  save(): Saved {
    return { words: this.#words.save(), colours: Uint32Array.from(this.colourTerms) };
  }

  /** Fills empty lists with what `save` returned. */
  restore(saved: SavedReader): void {
    this.#words.restore(saved.part('words'));
    for (const term of saved.part('colours').numbers(Uint32Array)) this.colourTerms.add(term);
  }

  /** The terms of a car, ascending, each once; a new word gets a new term. */
  termsOf(car: SearchableCar): Uint32Array {
    const { names, colours, kinds, sureFacts, features, comments } = buildSearchableWords(car);
    const terms: number[] = [];
    const take = (list: WordList, words: readonly string[]): void => {
      for (const word of words) terms.push(list.termOf(word));
    };
    for (const name of names) take(this.names, formsOfName(name));
    for (const colour of colours) for (const word of formsOfName(colour)) this.colourTerms.add(this.names.termOf(word));
    for (const kind of kinds) take(this.kinds, formsOfKind(kind));
    for (const fact of sureFacts) take(this.facts, formsOfFact(fact));
    for (const feature of features) take(this.features, formsOfFact(feature));
    take(this.comments, tokenizeMarkup(comments ?? ''));
    return sortedOnce(terms);
  }
}

const MOST_REMEMBERED = 5_000;

/** Names and facts repeat a lot, also between sites, so they are cut into words once. */
function remembering(formsOf: (text: string) => readonly string[]): (text: string) => readonly string[] {
  const known = new LRUCache<string, readonly string[]>({ max: MOST_REMEMBERED });
  return (text) => {
    const remembered = known.get(text);
    if (remembered) return remembered;
    const forms = formsOf(text);
    known.set(text, forms);
    return forms;
  };
}

const formsOfName = remembering(listNameForms);
const formsOfKind = remembering(listKindForms);
const formsOfFact = remembering(listFactForms);

function sortedOnce(numbers: readonly number[]): Uint32Array {
  const sorted = Uint32Array.from(numbers).sort();
  return sorted.filter((number, at) => at === 0 || number !== sorted[at - 1]);
}
