import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANY_VALUES, anyFilter } from '../../../tests/contracts/search/random-filter.ts';
import type { FilterExpression } from '../filter-expression.ts';
import { MAX_CONDITIONS, MAX_FILTER_DEPTH, MAX_FILTER_LENGTH, parseFilter } from './parse.ts';
import { printFilter } from './print.ts';

const toyota: FilterExpression = { kind: 'text', field: 'make', value: 'Toyota' };
const under30: FilterExpression = { kind: 'number', field: 'price', comparison: '<', value: 30_000 };
const certified: FilterExpression = { kind: 'flag', field: 'certified', value: true };

const read = (text: string): FilterExpression => {
  const parsed = parseFilter(text);
  if (!parsed.ok) throw new Error(`${parsed.problem.message}\n${parsed.problem.excerpt}`);
  return parsed.expression;
};

describe('[B17] a filter expression is read', () => {
  test.each<[string, FilterExpression]>([
    ['make:Toyota', toyota],
    ['make = Toyota', toyota],
    ['  make : "Toyota"\n', toyota],
    ["make:'Toyota'", toyota],
    ['make != Toyota', { kind: 'not', part: toyota }],
    ['NOT make:Toyota', { kind: 'not', part: toyota }],
    ['model:"Land Cruiser"', { kind: 'text', field: 'model', value: 'Land Cruiser' }],
    ['make_model:Toyota/C-HR', { kind: 'text', field: 'make_model', value: 'Toyota/C-HR' }],
    ['badge:"the \\"Sport\\" \\\\"', { kind: 'text', field: 'badge', value: 'the "Sport" \\' }],
    ['city:"NOT"', { kind: 'text', field: 'city', value: 'NOT' }],
    ['city:Zürich', { kind: 'text', field: 'city', value: 'Zürich' }],
    ['price < 30000', under30],
    ['price<3e4', under30],
    ['price: 10000 TO 30000', { kind: 'between', field: 'price', min: 10_000, max: 30_000 }],
    ['year:2019', { kind: 'number', field: 'year', comparison: '=', value: 2019 }],
    ['seats >= 7', { kind: 'number', field: 'seats', comparison: '>=', value: 7 }],
    ['certified:true', certified],
    ['sold=false', { kind: 'flag', field: 'sold', value: false }],
    ['make:Toyota AND price < 30000', { kind: 'and', parts: [toyota, under30] }],
    [
      'make:Toyota OR price < 30000 AND certified:true',
      { kind: 'or', parts: [toyota, { kind: 'and', parts: [under30, certified] }] },
    ],
    [
      '(make:Toyota OR price < 30000) AND certified:true',
      { kind: 'and', parts: [{ kind: 'or', parts: [toyota, under30] }, certified] },
    ],
    ['NOT make:Toyota AND certified:true', { kind: 'and', parts: [{ kind: 'not', part: toyota }, certified] }],
    ['NOT (make:Toyota)', { kind: 'not', part: toyota }],
  ])('%s', (text, expression) => {
    expect(read(text)).toEqual(expression);
  });
});

describe('[B17] what is wrong with an expression is told with its place', () => {
  test.each([
    ['', 'expected a condition such as make:Toyota at character 1', 1],
    ['make:Toyota AND body:', "expected a value after ':' at character 22", 22],
    ['make:Toyota AND', 'expected the name of a field at character 16', 16],
    ['price <', "expected a value after '<' at character 8", 8],
    ['make', "expected ':' or a comparison after make at character 5", 5],
    ['makes:Toyota', 'there is no field "makes", did you mean make? at character 1', 1],
    ['quux:Toyota', 'there is no field "quux" at character 1', 1],
    ['price < cheap', 'price takes a plain number such as 30000, not "cheap" at character 9', 9],
    ['price < 30,000', 'price takes a plain number such as 30000, not "30,000" at character 9', 9],
    ['price < "30000"', 'price takes a plain number such as 30000, not "30000" at character 9', 9],
    ['price:30000 TO 10000', 'the lower number comes first: 10000 TO 30000 at character 7', 7],
    ['price:30000 TO', "expected a value after 'TO' at character 15", 15],
    ['make > Toyota', "make is not a number and cannot be compared with '>' at character 6", 6],
    ['certified:yes', 'certified is true or false, not "yes" at character 11', 11],
    ['make:"Toyota', 'the quote " is not closed at character 6', 6],
    ['(make:Toyota AND price < 5', "expected ')' for the '(' at character 1, but the filter ends at character 27", 27],
    ['make:Toyota)', 'expected AND, OR or the end, not ")", at character 12', 12],
    ['make:Toyota and year:2019', 'operators stand in capitals: AND, not and, at character 13', 13],
    [
      'model:Land Cruiser',
      'expected AND, OR or the end (a value of several words stands in quotes), not "Cruiser", at character 12',
      12,
    ],
    ['make:Toyota; drop', '";" has no meaning here outside of quotes at character 12', 12],
    ['city:NOT', "expected a value after ':' at character 6", 6],
    ['constructor:1', 'there is no field "constructor" at character 1', 1],
  ])('%s', (text, message, position) => {
    const parsed = parseFilter(text);
    expect(parsed).toMatchObject({ ok: false, problem: { message, position } });
  });

  test('the excerpt has a caret under the character', () => {
    expect(parseFilter('make:Toyota AND body:')).toMatchObject({
      problem: { excerpt: `make:Toyota AND body:\n${' '.repeat(21)}^` },
    });
  });

  test('of a long expression the excerpt shows what is around the place', () => {
    const text = `${'make:Toyota OR '.repeat(20)}bodi:SUV${' OR make:Toyota'.repeat(20)}`;
    const parsed = parseFilter(text);
    if (parsed.ok) throw new Error('bodi is no field');
    const [line, caret] = parsed.problem.excerpt.split('\n') as [string, string];
    expect(line.length).toBeLessThan(90);
    expect(line.slice(caret.indexOf('^'))).toMatch(/^bodi:SUV/);
  });
});

describe('[B17] an expression has limits', () => {
  const many = (count: number) => Array(count).fill('id:1').join(' OR ');
  const deep = (depth: number) => `${'('.repeat(depth)}id:1${')'.repeat(depth)}`;

  test('on its length', () => {
    expect(parseFilter(`make:"${'x'.repeat(MAX_FILTER_LENGTH - 7)}"`).ok).toBe(true);
    expect(parseFilter(`make:"${'x'.repeat(MAX_FILTER_LENGTH - 6)}"`)).toMatchObject({
      problem: { message: expect.stringContaining('longer than 4000 characters') },
    });
  });

  test('on its conditions', () => {
    expect(parseFilter(many(MAX_CONDITIONS)).ok).toBe(true);
    expect(parseFilter(many(MAX_CONDITIONS + 1))).toMatchObject({
      problem: { message: expect.stringContaining('more than 100 conditions') },
    });
  });

  test.each([
    ['parentheses', deep],
    ['NOT', (depth: number) => `${'NOT '.repeat(depth)}id:1`],
  ])('on the depth of %s', (_what, nested) => {
    expect(parseFilter(nested(MAX_FILTER_DEPTH)).ok).toBe(true);
    expect(parseFilter(nested(MAX_FILTER_DEPTH + 1))).toMatchObject({
      problem: { message: expect.stringContaining('nested deeper than 32 levels') },
    });
  });
});

test('[B17] every expression is read from its own text as it was', () => {
  fc.assert(
    fc.property(anyFilter(ANY_VALUES), (expression) => {
      const text = printFilter(expression);
      fc.pre(text.length <= MAX_FILTER_LENGTH);
      expect(read(text)).toEqual(expression);
    }),
    { numRuns: 500 },
  );
});

test('[B17] no text makes the parser throw, and every position that it names is in the text or at its end', () => {
  const piece = fc.constantFrom(
    ...['make', 'price', 'certified', 'AND', 'OR', 'NOT', 'TO', 'Toyota', '30000', 'true'],
    ...['(', ')', ':', '=', '<', '>=', '!=', '!', '"', "'", '\\', ' ', '\n', '🚗', '\ud800', '[', '…'],
  );
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' ')),
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const parsed = parseFilter(text);
      if (parsed.ok) {
        expect(read(printFilter(parsed.expression))).toEqual(parsed.expression);
        return;
      }
      const { position, excerpt, message } = parsed.problem;
      expect(position).toBeGreaterThan(0);
      expect(position).toBeLessThanOrEqual(text.length + 1);
      expect(message).toContain(`at character ${position}`);
      expect(excerpt.split('\n')).toHaveLength(2);
    }),
    { numRuns: 2_000 },
  );
});
