import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computePriceDrop, findSendingDay, listNewMatches, mergeKnownMatches } from './alert.ts';

test.each([
  [20_000, 19_000, 1_000],
  [20_000, 20_000, 0],
  [20_000, 21_000, 0],
  [null, 19_000, 0],
  [20_000, null, 0],
])('[F2] what cost %s and costs %s got cheaper by %s', (known, now, drop) => {
  expect(computePriceDrop({ known, now })).toBe(drop);
});

const ids = fc.uniqueArray(fc.nat(50));

test('[F5] what was told once is no news any more, whatever leaves and comes back', () => {
  fc.assert(
    fc.property(ids, ids, ids, (known, first, later) => {
      const told = listNewMatches(first, known);
      const after = mergeKnownMatches(first, known);
      for (const id of told) expect(known).not.toContain(id);
      expect(listNewMatches(later, after).filter((id) => told.includes(id) || known.includes(id))).toEqual([]);
      expect(listNewMatches(first, after)).toEqual([]);
    }),
  );
});

test('[F5] a search of very many matches knows those of now alone', () => {
  const found = Array.from({ length: 5_001 }, (_, index) => index);
  expect(mergeKnownMatches(found, [9_999])).toEqual(found);
});

test.each([
  ['2026-06-01T02:00:00Z', 'Australia/Brisbane', '2026-06-01'],
  ['2026-05-31T23:00:00Z', 'Australia/Brisbane', '2026-06-01'],
  ['2026-05-31T22:59:59Z', 'Australia/Brisbane', null],
  ['2026-06-01T09:00:00Z', 'Australia/Brisbane', null],
  ['2026-06-01T09:00:00Z', 'Australia/Perth', '2026-06-01'],
  ['2026-01-01T13:30:00Z', 'Australia/Sydney', null],
])('[F5] at %s in %s the day of sending is %s', (now, timeZone, day) => {
  expect(findSendingDay(new Date(now), { fromHour: 9, untilHour: 19, timeZone })).toBe(day);
});
