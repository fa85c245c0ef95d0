/** A token of a phrase: a word, a number with its prefix or unit, a significant sign, or a whole quotation. */
export interface PhraseToken {
  /** Lower case, without accents, apostrophes and the commas of thousands. */
  text: string;
  kind: 'word' | 'sign' | 'quoted';
  /** Offset in the phrase. */
  start: number;
  end: number;
}

const QUOTED = /(?<quoted>"[^"]*"|“[^”]*”)/u;
const SIGN = /(?<sign>[<>]=?|[≤≥$+–—-])/u;
/** With its unit, if any: "2,500kg". */
const NUMBER = /(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?)[\p{L}\p{N}]*/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/u;
const PIECES = new RegExp([QUOTED, SIGN, NUMBER, WORD].map(({ source }) => source).join('|'), 'gu');

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’,]/gu, '')
    .toLowerCase()
    .replace(/[–—]/g, '-');
}

/** The tokens of a phrase in their order, without insignificant punctuation. */
export function tokenizePhrase(phrase: string): PhraseToken[] {
  return Array.from(phrase.matchAll(PIECES), (match) => ({
    text: plain(match[0]),
    kind: match.groups?.quoted ? 'quoted' : match.groups?.sign ? 'sign' : 'word',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** A name for comparison: letters and digits only, so that `CX-5`, `cx 5` and `cx5` are equal. */
export function joinName(name: string): string {
  return plain(name).replace(/[^\p{L}\p{N}]+/gu, '');
}

export function splitName(name: string): string[] {
  return plain(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}
