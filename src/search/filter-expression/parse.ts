import { findNearest } from '../../domain/text/nearest.ts';
import type { Comparison, FilterExpression, FilterProblem } from '../filter-expression.ts';
import { FIELD_NAMES, type FieldRow, findField } from '../filter-fields.ts';
import { buildFilterProblem, FilterSyntaxError } from './syntax-error.ts';
import { isKeyword, type Mark, type Token, tokenizeFilter } from './tokens.ts';

/** In characters. */
export const MAX_FILTER_LENGTH = 4_000;
/** Maximum nesting of parentheses and NOT. */
export const MAX_FILTER_DEPTH = 32;
export const MAX_CONDITIONS = 100;

export type ParsedFilter = { ok: true; expression: FilterExpression } | { ok: false; problem: FilterProblem };

/**
 * Parses a filter expression such as `make:Toyota AND (price < 30000 OR certified:true)` (B17; the grammar is in
 * docs/reference/api.md). An error is returned with its position. Never throws.
 */
export function parseFilter(text: string): ParsedFilter {
  try {
    if (text.length > MAX_FILTER_LENGTH)
      throw new FilterSyntaxError(`the filter is longer than ${MAX_FILTER_LENGTH} characters`, MAX_FILTER_LENGTH);
    return { ok: true, expression: new Parser(tokenizeFilter(text)).whole() };
  } catch (error) {
    if (!(error instanceof FilterSyntaxError)) throw error;
    return { ok: false, problem: buildFilterProblem(text, error) };
  }
}

/** Recursive descent: OR binds loosest, then AND, then NOT. */
class Parser {
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;
  #conditions = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): FilterExpression {
    if (this.#peek().kind === 'end') throw new FilterSyntaxError('expected a condition such as make:Toyota', 0);
    const expression = this.#either();
    if (this.#peek().kind !== 'end') throw afterCondition(this.#peek());
    return expression;
  }

  #either(): FilterExpression {
    return this.#chain('OR', 'or', () => this.#all());
  }

  #all(): FilterExpression {
    return this.#chain('AND', 'and', () => this.#one());
  }

  #chain(keyword: string, kind: 'and' | 'or', operand: () => FilterExpression): FilterExpression {
    const first = operand();
    const parts = [first];
    while (this.#takeKeyword(keyword)) parts.push(operand());
    return parts.length === 1 ? first : { kind, parts };
  }

  #one(): FilterExpression {
    const token = this.#peek();
    if (this.#takeKeyword('NOT')) return this.#deeper(token, () => ({ kind: 'not', part: this.#one() }));
    if (!this.#takeMark('(')) return this.#condition();
    const inner = this.#deeper(token, () => this.#either());
    if (this.#takeMark(')')) return inner;
    if (this.#peek().kind !== 'end') throw afterCondition(this.#peek(), "')'");
    throw new FilterSyntaxError(
      `expected ')' for the '(' at character ${token.at + 1}, but the filter ends`,
      this.#peek().at,
    );
  }

  #deeper(token: Token, read: () => FilterExpression): FilterExpression {
    this.#depth += 1;
    if (this.#depth > MAX_FILTER_DEPTH)
      throw new FilterSyntaxError(`nested deeper than ${MAX_FILTER_DEPTH} levels`, token.at);
    const expression = read();
    this.#depth -= 1;
    return expression;
  }

  #condition(): FilterExpression {
    const row = this.#field();
    this.#conditions += 1;
    const sign = this.#take();
    if (sign.kind !== 'mark' || sign.text === '(' || sign.text === ')')
      throw new FilterSyntaxError(`expected ':' or a comparison after ${row.field}`, sign.at);
    if (row.kind !== 'number' && /[<>]/.test(sign.text))
      throw new FilterSyntaxError(`${row.field} is not a number and cannot be compared with '${sign.text}'`, sign.at);
    const condition = this.#comparing(row, sign.text);
    return sign.text === '!=' ? { kind: 'not', part: condition } : condition;
  }

  #comparing(row: FieldRow, sign: ComparingMark): FilterExpression {
    const value = this.#value(sign);
    if (row.kind === 'text') return { kind: 'text', field: row.field, value: value.text };
    if (row.kind === 'flag') return { kind: 'flag', field: row.field, value: flagOf(row.field, value) };
    const number = numberOf(row.field, value);
    if (sign === ':' && this.#takeKeyword('TO')) return this.#span(row.field, number, value);
    return { kind: 'number', field: row.field, comparison: comparisonOf(sign), value: number };
  }

  #span(field: Extract<FieldRow, { kind: 'number' }>['field'], min: number, first: Token): FilterExpression {
    const max = numberOf(field, this.#value('TO'));
    if (min > max) throw new FilterSyntaxError(`the lower number comes first: ${max} TO ${min}`, first.at);
    return { kind: 'between', field, min, max };
  }

  #field(): FieldRow {
    const token = this.#take();
    if (token.kind !== 'word' || isKeyword(token.text))
      throw new FilterSyntaxError('expected the name of a field', token.at);
    if (this.#conditions === MAX_CONDITIONS)
      throw new FilterSyntaxError(`more than ${MAX_CONDITIONS} conditions`, token.at);
    const row = findField(token.text);
    if (row) return row;
    const near = findNearest(token.text.slice(0, 60), FIELD_NAMES);
    throw new FilterSyntaxError(
      `there is no field ${quote(token.text)}${near ? `, did you mean ${near}?` : ''}`,
      token.at,
    );
  }

  #value(after: string): Token {
    const token = this.#peek();
    const isValue = token.kind === 'quoted' || (token.kind === 'word' && !isKeyword(token.text));
    if (!isValue) throw new FilterSyntaxError(`expected a value after '${after}'`, token.at);
    return this.#take();
  }

  #peek(): Token {
    return this.#tokens[this.#next] as Token;
  }

  #take(): Token {
    const token = this.#peek();
    if (token.kind !== 'end') this.#next += 1;
    return token;
  }

  #takeKeyword(keyword: string): boolean {
    return this.#takeIf(({ kind, text }) => kind === 'word' && text === keyword);
  }

  #takeMark(mark: string): boolean {
    return this.#takeIf(({ kind, text }) => kind === 'mark' && text === mark);
  }

  #takeIf(fits: (token: Token) => boolean): boolean {
    const taken = fits(this.#peek());
    if (taken) this.#next += 1;
    return taken;
  }
}

type ComparingMark = Exclude<Mark, '(' | ')'>;

const comparisonOf = (sign: ComparingMark): Comparison => (sign === ':' || sign === '!=' ? '=' : sign);

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

function numberOf(field: string, { kind, text, at }: Token): number {
  const number = kind === 'word' && NUMBER.test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(number))
    throw new FilterSyntaxError(`${field} takes a plain number such as 30000, not ${quote(text)}`, at);
  // Turns -0 into 0.
  return number + 0;
}

function flagOf(field: string, { text, at }: Token): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new FilterSyntaxError(`${field} is true or false, not ${quote(text)}`, at);
}

const quote = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** The error for text after a complete condition: most often a second word, or an operator in lower case. */
function afterCondition({ kind, text, at }: Token, closing = 'the end'): FilterSyntaxError {
  const upper = text.toUpperCase();
  if (kind === 'word' && isKeyword(upper) && upper !== text)
    return new FilterSyntaxError(`operators stand in capitals: ${upper}, not ${text},`, at);
  const hint = kind === 'word' && !isKeyword(text) ? ' (a value of several words stands in quotes)' : '';
  return new FilterSyntaxError(`expected AND, OR or ${closing}${hint}, not ${quote(text)},`, at);
}
