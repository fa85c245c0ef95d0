import { expect, test } from 'vitest';
import { regoText } from './rego.ts';

const rules = {
  expired: 'unregistered',
  expiredText: 'Unregistered',
  futureText: 'Expires on {date}',
} as const;
const now = new Date('2026-11-20T20:00:00Z');
const brisbane = 'Australia/Brisbane';

test.each([
  ['2027-03-09', 'Expires on 09/03/2027'],
  ['2026-11-21', 'Expires on 21/11/2026'],
  ['2026-11-20', 'Unregistered'],
  [null, null],
  ['soon', null],
])('[D20] a registration to %s says %s', (expiry, text) =>
  expect(regoText(expiry, rules, now, brisbane)).toBe(text),
);

test('[D20] a past date says nothing on sites that hide it', () => {
  expect(regoText('2026-01-01', { ...rules, expired: 'hidden' }, now, brisbane)).toBeNull();
});

test('[D20] the day is that of the site’s time zone', () => {
  expect(regoText('2026-11-20', rules, new Date('2026-11-20T15:00:00Z'), 'Australia/Perth')).toBe(
    'Expires on 20/11/2026',
  );
});
