import type { RangeKey, TermKey } from '../contract.ts';
import { getMakeModel } from '../facets.ts';
import { cleanText } from '../state.ts';
import { NameLexicon } from './name-lexicon.ts';
import type { NumberContext } from './number-patterns.ts';
import { findNumber, findYear } from './number-rules.ts';
import { type PhraseToken, tokenizePhrase } from './phrase-tokens.ts';
import { isFixedPair, NEGATIONS, NOISE } from './plain-words.ts';
import type { Meaning, PhraseFacts, Reading, Understood } from './reading.ts';

const LONGEST_NAME = 6;

/** A run of tokens: understood, noise, or left as words. */
type Part = { from: number; to: number } & (
  | { kind: 'understood'; meaning: Meaning; corrected?: string }
  | { kind: 'noise' | 'words' | 'left-out' }
);

/** Words that continue a list of unwanted things. */
const OR: ReadonlySet<string> = new Set(['or', 'nor']);

interface ReadToken extends PhraseToken {
  /** Its offset in the phrase's `text`. */
  offset: number;
}

interface Phrase {
  tokens: readonly ReadToken[];
  /** The tokens joined with single blanks. */
  text: string;
  makes: string[];
  meant: Map<string, string>;
  context: NumberContext;
}

/** Understands phrases such as "auto suv under 30k with 7 seats", using the names and numbers in a site's stock. */
export class PhraseReader {
  readonly #facts: PhraseFacts;
  readonly #names: NameLexicon;

  constructor(facts: PhraseFacts) {
    this.#facts = facts;
    this.#names = new NameLexicon(facts);
  }

  /**
   * The filters and the order that a phrase asks for, and the words that are left. Pure, never throws. Everything
   * understood exists in the stock. Reading the remaining words again yields nothing more. `thisYear`: for ages ("less
   * than 5 years old").
   */
  read(phrase: string, thisYear: number): Reading {
    const understood: Understood[] = [];
    const leftOut: string[] = [];
    let rest = cleanText(phrase);
    for (;;) {
      const pass = this.#pass(rest, thisYear);
      if (pass.understood.length === 0 && pass.leftOut.length === 0) break;
      understood.push(...pass.understood);
      leftOut.push(...pass.leftOut);
      rest = pass.rest;
    }
    return { ...merged(understood), rest, leftOut, understood };
  }

  #pass(phrase: string, thisYear: number): Pick<Reading, 'rest' | 'leftOut' | 'understood'> {
    const tokens: ReadToken[] = [];
    let text = '';
    for (const token of tokenizePhrase(phrase)) {
      tokens.push({ ...token, offset: text.length });
      text += `${token.text} `;
    }
    const read: Phrase = {
      tokens,
      text,
      makes: [],
      meant: new Map(),
      context: { ...this.#facts, thisYear },
    };
    const parts = withOneFeature(this.#partsOf(read));
    const saidOf = (part: Part) => cutOut(phrase, tokens, part);
    const understood = parts.flatMap((part): Understood[] => {
      if (part.kind !== 'understood') return [];
      const corrected = part.corrected ? { corrected: part.corrected } : {};
      return [{ words: saidOf(part), meaning: part.meaning, ...corrected }];
    });
    const leftOut = parts.filter(({ kind }) => kind === 'left-out').map(saidOf);
    return { understood, leftOut, rest: restOf(phrase, tokens, parts) };
  }

  #partsOf(phrase: Phrase): Part[] {
    const parts: Part[] = [];
    let at = 0;
    while (at < phrase.tokens.length) {
      const part = this.#partAt(phrase, at);
      parts.push(part);
      at = part.to;
      if (part.kind === 'understood') phrase.makes.push(...makesOf(part.meaning));
    }
    return parts;
  }

  /** The rules in their order: quotations, numbers, negations, fixed pairs, names, years, noise, misspelt names. */
  #partAt(phrase: Phrase, at: number): Part {
    const token = phrase.tokens[at]!;
    if (token.kind === 'quoted') return { kind: 'words', from: at, to: at + 1 };
    const number = this.#numberAt(phrase, at);
    if (number) return number;
    if (NEGATIONS.has(token.text)) return this.#negated(phrase, at);
    const name = token.kind === 'word' ? this.#nameAt(phrase, at) : undefined;
    if (name && name.to - at > 1) return name;
    if (isFixedPair(token.text, nextWord(phrase, at))) return { kind: 'words', from: at, to: at + 2 };
    if (name) return name;
    const year = findYear(phrase.text, token.offset, phrase.context);
    if (year) return { kind: 'understood', from: at, to: at + 1, meaning: year };
    if (token.kind === 'sign') return { kind: 'words', from: at, to: at + 1 };
    if (NOISE.has(token.text)) return { kind: 'noise', from: at, to: at + 1 };
    return this.#misspeltAt(phrase, at) ?? { kind: 'words', from: at, to: at + 1 };
  }

  #numberAt(phrase: Phrase, at: number): Part | undefined {
    const token = phrase.tokens[at];
    const found = token && findNumber(phrase.text, token.offset, phrase.context);
    if (!found) return undefined;
    const end = token.offset + found.length;
    const after = phrase.tokens.findIndex(({ offset }) => offset > end);
    return {
      kind: 'understood',
      from: at,
      to: after < 0 ? phrase.tokens.length : after,
      meaning: found.meaning,
    };
  }

  /** "not white", "no red or black": no filter can express it, and finding the white ones would be the opposite. */
  #negated(phrase: Phrase, at: number): Part {
    let to = this.#endOfUnwanted(phrase, at + 1);
    if (to === undefined) return { kind: 'words', from: at, to: at + 1 };
    while (OR.has(phrase.tokens[to]?.text ?? '')) {
      const further = this.#endOfUnwanted(phrase, to + 1);
      if (further === undefined) break;
      to = further;
    }
    return { kind: 'left-out', from: at, to };
  }

  /** The end of an unwanted thing that starts here or after noise; undefined where none is named. */
  #endOfUnwanted(phrase: Phrase, at: number): number | undefined {
    const { tokens } = phrase;
    if (tokens[at]?.kind !== 'word') return undefined;
    if (isFixedPair(tokens[at].text, nextWord(phrase, at))) return at + 2;
    const part = this.#partAt(phrase, at);
    if (part.kind === 'noise') return this.#endOfUnwanted(phrase, part.to);
    if (part.kind === 'left-out') return undefined;
    return part.kind === 'words' ? this.#endOfWords(phrase, part.to) : part.to;
  }

  /** The end of a run of words without a filter, or the next comma: "no hail damage". */
  #endOfWords(phrase: Phrase, at: number): number {
    const [before, token] = [phrase.tokens[at - 1], phrase.tokens[at]];
    const follows = before && token?.start === before.end + 1;
    const goesOn = follows && token.kind === 'word' && !NEGATIONS.has(token.text);
    if (!goesOn || this.#partAt(phrase, at).kind !== 'words') return at;
    return this.#endOfWords(phrase, at + 1);
  }

  /** The longest name that starts here. */
  #nameAt(phrase: Phrase, at: number, meant: (word: string) => string = (word) => word): Part | undefined {
    const { tokens, makes } = phrase;
    let found: Part | undefined;
    let joined = '';
    let words = 0;
    let to = at;
    for (const { kind, text } of tokens.slice(at)) {
      if (words === LONGEST_NAME || kind === 'quoted' || (kind === 'sign' && text !== '-')) break;
      to++;
      if (kind === 'sign') continue;
      joined += meant(text);
      words++;
      const meaning = this.#names.findUnder(makes, joined) ?? this.#names.find(joined);
      if (meaning && !this.#endsInNumber(phrase, at, to - 1)) found = { kind: 'understood', from: at, to, meaning };
    }
    return found;
  }

  /** Whether the last word of a name starts a number expression: in "peugeot 2008-2012" it is not a model. */
  #endsInNumber(phrase: Phrase, at: number, last: number): boolean {
    return (
      last > at && /^\d/.test(phrase.tokens[last]?.text ?? '') && (this.#numberAt(phrase, last)?.to ?? 0) > last + 1
    );
  }

  /** A name in which any of the words may be misspelt. */
  #misspeltAt(phrase: Phrase, at: number): Part | undefined {
    const name = this.#nameAt(phrase, at, (word) => this.#meant(phrase, word));
    if (name?.kind !== 'understood') return undefined;
    const words = phrase.tokens.slice(at, name.to).filter(({ kind }) => kind === 'word');
    return { ...name, corrected: words.map(({ text }) => this.#meant(phrase, text)).join(' ') };
  }

  #meant({ meant }: Phrase, word: string): string {
    const known = meant.get(word) ?? this.#names.findMeant(word) ?? word;
    meant.set(word, known);
    return known;
  }
}

function nextWord({ tokens }: Phrase, at: number): string | undefined {
  const next = tokens[at + 1];
  return next?.kind === 'word' ? next.text : undefined;
}

function makesOf(meaning: Meaning): string[] {
  if (meaning.kind !== 'terms') return [];
  if (meaning.key === 'make') return [...meaning.values];
  return meaning.key === 'make_model' ? meaning.values.map((value) => getMakeModel(value).make) : [];
}

const isFeature = (part: Part): boolean =>
  part.kind === 'understood' && part.meaning.kind === 'terms' && part.meaning.key === 'filtered_features';

/**
 * A list of features matches vehicles with any of them, but somebody who names two wants both: as free text, both are
 * required.
 */
function withOneFeature(parts: Part[]): Part[] {
  if (parts.filter(isFeature).length < 2) return parts;
  return parts.map((part) => (isFeature(part) ? { kind: 'words', from: part.from, to: part.to } : part));
}

function cutOut(phrase: string, tokens: readonly PhraseToken[], { from, to }: { from: number; to: number }): string {
  return phrase.slice(tokens[from]?.start, tokens[to - 1]?.end);
}

/** The rest of the phrase as typed, without noise; adjacent words keep the punctuation between them. */
function restOf(phrase: string, tokens: readonly PhraseToken[], parts: readonly Part[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const part of parts) {
    if (part.kind !== 'words') continue;
    const last = runs.at(-1);
    if (last?.to === part.from) last.to = part.to;
    else runs.push({ from: part.from, to: part.to });
  }
  return runs
    .filter(({ from, to }) => tokens.slice(from, to).some(({ kind }) => kind !== 'sign'))
    .map((run) => cutOut(phrase, tokens, run))
    .join(' ');
}

/** Everything understood as one search. A later end of a range replaces an earlier one. */
function merged(understood: readonly Understood[]): Pick<Reading, 'terms' | 'ranges' | 'sortBy'> {
  const terms = new Map<TermKey, Set<string>>();
  const ranges: Reading['ranges'] = {};
  const years: number[] = [];
  let sortBy: Reading['sortBy'] = null;
  const put = (key: TermKey, values: readonly string[]) => {
    terms.set(key, new Set([...(terms.get(key) ?? []), ...values]));
  };
  const saidMakes = new Set(
    understood.flatMap(({ meaning }) => (meaning.kind === 'terms' && meaning.key === 'make' ? meaning.values : [])),
  );
  for (const { meaning } of understood) {
    if (meaning.kind === 'sort') sortBy = meaning.sortBy;
    else if (meaning.kind === 'year') years.push(meaning.year);
    else if (meaning.kind === 'range') ranges[meaning.key] = narrowed(ranges, meaning.key, meaning.range);
    else if (meaning.key === 'make_model') {
      const values = underNamedMakes(meaning.values, saidMakes);
      put('make_model', values);
      put(
        'make',
        values.map((value) => getMakeModel(value).make),
      );
    } else put(meaning.key, meaning.values);
  }
  const [year, ...otherYears] = years;
  if (year !== undefined && !ranges.year) {
    if (otherYears.length > 0) put('year', years.map(String));
    else ranges.year = { min: year, max: year };
  }
  const lists = [...terms].filter(([, values]) => values.size > 0).map(([key, values]) => [key, [...values]]);
  return { terms: Object.fromEntries(lists), ranges, sortBy };
}

function narrowed(ranges: Reading['ranges'], key: RangeKey, { min, max }: { min: number | null; max: number | null }) {
  const before = ranges[key];
  const both = { min: min ?? before?.min ?? null, max: max ?? before?.max ?? null };
  return both.min !== null && both.max !== null && both.min > both.max ? { min, max } : both;
}

/** Two makes may have a model of the same name: a mentioned make decides. */
function underNamedMakes(values: readonly string[], said: ReadonlySet<string>): readonly string[] {
  const own = values.filter((value) => said.has(getMakeModel(value).make));
  return own.length > 0 ? own : values;
}
