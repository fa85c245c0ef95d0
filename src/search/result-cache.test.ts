import { expect, test } from 'vitest';
import type { SearchResult } from './contract.ts';
import { ResultCache } from './result-cache.ts';
import { createEmptyState, withQuery } from './state.ts';

/** A search that counts how often it is computed. */
function counting(cap: number) {
  const answers = new ResultCache<string>(cap);
  const made: string[] = [];
  const ask = (query: string, more: object = {}) =>
    answers.getOrCompute({ state: withQuery(createEmptyState(), query), ...more }, () => {
      made.push(query);
      return { hits: [query], count: 1, facets: {}, ms: 5, pages: 1 } as unknown as SearchResult<string>;
    });
  return { answers, made, ask };
}

test('[B14] what was asked before is answered from memory, and says how long that took', () => {
  const { made, ask } = counting(10);
  const [first, again] = [ask('ute'), ask('ute')];
  expect(made).toEqual(['ute']);
  expect(again.hits).toBe(first.hits);
  expect([first.ms, again.ms < 5]).toEqual([5, true]);
});

test.each([
  ['words', 'hatch', {}],
  ['scope', 'ute', { scope: { terms: { make: ['Kia'] } } }],
  ['number of hits', 'ute', { hitsPerPage: 3 }],
])('[B14] a question with other %s is another question', (_, query, more) => {
  const { made, ask } = counting(10);
  ask('ute');
  ask(query, more);
  expect(made).toHaveLength(2);
});

test('[B14] past the cap the answer that was not asked for the longest is dropped', () => {
  const { answers, made, ask } = counting(2);
  for (const query of ['a', 'b', 'a', 'c', 'a', 'b']) ask(query);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  expect(answers.size).toBe(2);
});

test('[B14] a cap of 0 keeps nothing', () => {
  const { answers, made, ask } = counting(0);
  for (const query of ['a', 'a']) ask(query);
  expect(made).toEqual(['a', 'a']);
  expect(answers.size).toBe(0);
});

test('[B14] nothing is kept over a change', () => {
  const { answers, made, ask } = counting(10);
  ask('ute');
  answers.clear();
  ask('ute');
  expect(made).toEqual(['ute', 'ute']);
});

test('a kept answer cannot be changed by who is given it', () => {
  const { ask } = counting(10);
  expect(() => ask('ute').hits.push('mine')).toThrow(TypeError);
});
