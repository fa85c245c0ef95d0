import { expect, test } from 'vitest';
import { describeExpectedDate } from './expected-date.ts';

const rules = { expected: 'Expected {date}', timeZone: 'Australia/Brisbane' };
const coming = { status: 'coming_soon', sold: false, expected_date: '2027-03-12' };
/** 1 am of 20 November in Brisbane, still the 19th in UTC. */
const now = new Date('2026-11-19T15:00:00Z');

// The regression: a coming-soon vehicle was shown without the day that its dealer knew. A past day would be a broken
// promise on the page.
test.each([
  ['a day to come', {}, 'Expected 12/03/2027'],
  ['tomorrow', { expected_date: '2026-11-21' }, 'Expected 21/11/2026'],
  ['today by the site’s clock', { expected_date: '2026-11-20' }, 'Expected 20/11/2026'],
  ['yesterday by the site’s clock, today in UTC', { expected_date: '2026-11-19' }, null],
  ['a day long past', { expected_date: '2024-05-01' }, null],
  ['no known day', { expected_date: null }, null],
  ['a day, and being in stock', { status: 'in_stock' }, null],
  ['a day, and being sold by its status', { status: 'sold' }, null],
  ['a day, and being sold by its flag', { sold: true }, null],
  ['a day, and a status that no rule knows', { status: 'in_transit' }, null],
])('[C2] of a vehicle with %s is said when it is expected, or nothing', (_, given, text) => {
  expect(describeExpectedDate({ ...coming, ...given }, rules, now)).toBe(text);
});

test('[C2] a site may say the day in its own words, and in its own zone', () => {
  const perth = { expected: 'Lands {date}', timeZone: 'Australia/Perth' };
  expect(describeExpectedDate({ ...coming, expected_date: '2026-11-19' }, perth, now)).toBe('Lands 19/11/2026');
});
