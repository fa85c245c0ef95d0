import { expect, test } from 'vitest';
import { progressLine, timeLeft } from './progress.ts';

test.each([
  [{ missing: 0, fresh: 5, elapsed: 60_000 }, 'done'],
  [{ missing: 9, fresh: 0, elapsed: 60_000 }, 'time left unknown'],
  [{ missing: 10, fresh: 10, elapsed: 60_000 }, 'about a minute left'],
  [{ missing: 100, fresh: 10, elapsed: 60_000 }, 'about 10 minutes left'],
])('%j is told as "%s"', ({ missing, fresh, elapsed }, words) => {
  expect(timeLeft(missing, fresh, elapsed)).toBe(words);
});

test('files that were there already fill the bar but say nothing of the time left', () => {
  const line = progressLine({ done: 80, total: 100, fresh: 10, last: 'suv-1/white/side.avif' }, 60_000);
  expect(line).toBe(`${'█'.repeat(24)}······ 80 of 100  about 2 minutes left  suv-1/white/side.avif`);
});
