import { FilterSyntaxError } from './syntax-error.ts';

/** A token of a filter expression; `at` counts characters from 0. */
export type Token = { at: number; end: number } & (
  | { kind: 'word'; text: string }
  | { kind: 'quoted'; text: string }
  | { kind: 'mark'; text: Mark }
  | { kind: 'end'; text: '' }
);

/** Those of two characters first, since the first that fits is taken. */
const MARKS = ['!=', '<=', '>=', '(', ')', ':', '=', '<', '>'] as const;
export type Mark = (typeof MARKS)[number];

const BLANK = /[\s\p{Cc}]/uy;
/** Letters and digits of any script, and the punctuation in names of makes, models and places. */
const WORD = /[\p{L}\p{M}\p{N}_./+&'’#!*@%$,~-]+/uy;
const QUOTED = /(["'])((?:\\[\s\S]|(?!\1)[^\\])*)\1/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Whether a text can stand in an expression without quotes. */
export function isBareWord(text: string): boolean {
  return matchAt(WORD, text, 0)?.[0] === text && !text.startsWith("'") && !isKeyword(text);
}

const KEYWORDS = ['AND', 'OR', 'NOT', 'TO'];

export function isKeyword(text: string): boolean {
  return KEYWORDS.includes(text);
}

/**
 * The tokens of a filter expression, with an end token. Throws FilterSyntaxError for an unclosed quote and for
 * characters that the grammar does not use.
 */
export function tokenizeFilter(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const token = matchAt(BLANK, text, at) ? undefined : tokenAt(text, at);
    if (token) tokens.push(token);
    at = token?.end ?? at + 1;
  }
  return [...tokens, { kind: 'end', text: '', at, end: at }];
}

function tokenAt(text: string, at: number): Token {
  const [quoted, , inner] = matchAt(QUOTED, text, at) ?? [];
  if (quoted !== undefined && inner !== undefined)
    return { kind: 'quoted', text: withoutEscapes(inner), at, end: at + quoted.length };
  if (text[at] === '"' || text[at] === "'") throw new FilterSyntaxError(`the quote ${text[at]} is not closed`, at);
  const mark = MARKS.find((each) => text.startsWith(each, at));
  if (mark) return { kind: 'mark', text: mark, at, end: at + mark.length };
  const word = matchAt(WORD, text, at)?.[0];
  if (word) return { kind: 'word', text: word, at, end: at + word.length };
  const [character] = text.slice(at);
  throw new FilterSyntaxError(`${JSON.stringify(character)} has no meaning here outside of quotes`, at);
}

const withoutEscapes = (inner: string): string => inner.replace(/\\([\s\S])/g, '$1');
