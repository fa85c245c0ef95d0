import { mapKeys } from '../../domain/tables/keys.ts';
import type { Saved, SavedReader } from '../index-structures/saved.ts';
import type { SearchableCar } from '../searchable-car.ts';
import { Lexicon, WordList } from './lexicon.ts';
import { buildSearchableWords } from './searchable-words.ts';
import { TermMarks } from './term-marks.ts';
import { listFactForms, listKindForms, listNameForms, tokenizeMarkup } from './tokens.ts';

const LISTS = ['names', 'kinds', 'facts', 'features', 'comments'] as const;

/**
 * The words of a stock with their term numbers. Words are only ever added, so that an index and its copies can share
 * them: a word that only another copy's cars have is a term without cars.
 */
export class StockWords {
  readonly names = new Lexicon();
  /** Car types, colours, bodies, fuels, gearboxes and drives of one or two words. */
  readonly kinds = new WordList();
  readonly facts = new Lexicon();
  readonly features = new Lexicon();
  readonly comments = new WordList();
  readonly colourTerms = new Set<number>();
  readonly #termsOfName = new Map<string, readonly number[]>();
  readonly #termsOfKind = new Map<string, readonly number[]>();
  readonly #termsOfFact = new Map<string, readonly number[]>();
  readonly #termsOfFeature = new Map<string, readonly number[]>();
  readonly #marks = new TermMarks();
  count = 0;

  save(): Saved {
    const lists = mapKeys(LISTS, (list) => this[list].save());
    return { ...lists, colours: Uint32Array.from(this.colourTerms), count: this.count };
  }

  /** Fills empty lists with what `save` returned. */
  restore(saved: SavedReader): void {
    for (const list of LISTS) this[list].restore(saved.part(list));
    for (const term of saved.part('colours').numbers(Uint32Array)) this.colourTerms.add(term);
    this.count = saved.part('count').number();
  }

  /** The unique terms of a car; a new word gets a new term. */
  termsOf(car: SearchableCar): number[] {
    const { names, colours, kinds, sureFacts, features, comments } = buildSearchableWords(car);
    const terms: number[] = [];
    this.#marks.restart();
    const take = (term: number): void => {
      if (this.#marks.mark(term)) terms.push(term);
    };
    const termsOfName = (name: string) => this.#remembered(name, this.names, this.#termsOfName, listNameForms);
    for (const name of names) termsOfName(name).forEach(take);
    for (const colour of colours) for (const term of termsOfName(colour)) this.colourTerms.add(term);
    for (const kind of kinds) this.#remembered(kind, this.kinds, this.#termsOfKind, listKindForms).forEach(take);
    for (const fact of sureFacts) this.#remembered(fact, this.facts, this.#termsOfFact, listFactForms).forEach(take);
    for (const feature of features)
      this.#remembered(feature, this.features, this.#termsOfFeature, listFactForms).forEach(take);
    for (const word of tokenizeMarkup(comments ?? '')) take(this.#termOf(word, this.comments));
    return terms;
  }

  /** Names and facts repeat a lot, so they are tokenized once. */
  #remembered(
    text: string,
    lexicon: WordList,
    known: Map<string, readonly number[]>,
    formsOf: (text: string) => string[],
  ): readonly number[] {
    const remembered = known.get(text);
    if (remembered) return remembered;
    const terms = formsOf(text).map((word) => this.#termOf(word, lexicon));
    known.set(text, terms);
    return terms;
  }

  #termOf(word: string, lexicon: WordList): number {
    const known = lexicon.find(word);
    if (known !== undefined) return known;
    const term = this.count++;
    lexicon.add(word, term);
    return term;
  }
}
