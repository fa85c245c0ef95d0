import { expect, test } from 'vitest';
import { withoutSoldRuns } from './sold-runs.ts';

const list = (letters: string) =>
  [...letters].map((letter, id) => ({
    id,
    status: letter === 's' ? 'sold' : 'in_stock',
    sold: letter === 's',
  }));

test.each([
  ['aas', 'aas'],
  ['sssa', 'sa'],
  ['assas', 'asas'],
  ['ssssaassa', 'saasa'],
  ['sss', 'sss'],
  ['', ''],
])('[B12] of %s the list shows %s', (listed, shown) => {
  const kept = withoutSoldRuns(list(listed));
  expect(kept.map(({ sold }) => (sold ? 's' : 'a')).join('')).toBe(shown);
});

test('[B12] a run is shown by its first vehicle', () => {
  expect(withoutSoldRuns(list('asssa')).map(({ id }) => id)).toEqual([0, 1, 4]);
});
