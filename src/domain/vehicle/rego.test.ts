import { expect, test } from 'vitest';
import { describeRego, findPlateProblem, normalisePlate, type RegoState } from './rego.ts';

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
  expect(describeRego(expiry, rules, now, brisbane)).toBe(text),
);

test('[D20] a past date says nothing on sites that hide it', () => {
  expect(describeRego('2026-01-01', { ...rules, expired: 'hidden' }, now, brisbane)).toBeNull();
});

test('[D20] the day is that of the site’s time zone', () => {
  expect(describeRego('2026-11-20', rules, new Date('2026-11-20T15:00:00Z'), 'Australia/Perth')).toBe(
    'Expires on 20/11/2026',
  );
});

test.each([
  ['abc 123', 'ABC123'],
  ['ABC·12D', 'ABC12D'],
  [' 1-abc-234 ', '1ABC234'],
  ['ＡＢ12', 'AB12'],
])('[G4] the plate %j is %s', (typed, plate) => expect(normalisePlate(typed)).toBe(plate));

test.each<[string, RegoState, RegExp | null]>([
  ['ABC12D', 'NSW', null],
  ['123ABC', 'QLD', null],
  ['S123ABC', 'SA', null],
  ['1ABC234', 'WA', null],
  ['X', 'VIC', null],
  ['ABC12DE', 'NSW', /New South Wales have up to 6 letters and numbers; this one has 7/],
  ['ABCDEFGHIJ', 'WA', /up to 9/],
  ['AB_1', 'QLD', /only has letters and numbers/],
  ['<B>', 'QLD', /only has letters and numbers/],
])('[G4] the plate %s of %s', (plate, state, problem) => {
  if (problem === null) expect(findPlateProblem(plate, state)).toBeNull();
  else expect(findPlateProblem(plate, state)).toMatch(problem);
});
