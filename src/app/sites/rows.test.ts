import { expect, test } from 'vitest';
import { toContentItem } from './rows.ts';

test.each([
  ['Australia/Brisbane', '2026-11-30', '2026-11-29T14:00:00.000Z', '2026-11-30T14:00:00.000Z'],
  // Daylight saving begins on 4 October 2026 at 2 am in Sydney: that day has 23 hours.
  ['Australia/Sydney', '2026-10-04', '2026-10-03T14:00:00.000Z', '2026-10-04T13:00:00.000Z'],
  ['Australia/Adelaide', '2026-06-01', '2026-05-31T14:30:00.000Z', '2026-06-01T14:30:00.000Z'],
])('in %s an offer of %s begins with that day and ends with it', (zone, day, start, expiry) => {
  const item = toContentItem(zone)({ slug: 'a', start: day, expiry: day });
  expect([item.start?.toISOString(), item.expiry?.toISOString()]).toEqual([start, expiry]);
});

test('a moment is taken as it is given', () => {
  const item = toContentItem('Australia/Perth')({
    slug: 'a',
    start: '2026-11-30T09:00:00+10:00',
    expiry: null,
  });
  expect(item.start?.toISOString()).toBe('2026-11-29T23:00:00.000Z');
  expect(item.expiry).toBeNull();
});
