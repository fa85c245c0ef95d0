import { expect, test } from 'vitest';
import { DRIVE_AWAY, findPriceTypeNote, formatPriceType } from './price-type.ts';

const DEFAULTS = { DAP: 'Drive Away', EGC: 'Excl. Govt. Charges' };

test.each([
  ['DAP', DEFAULTS, 'Drive Away'],
  [DRIVE_AWAY, DEFAULTS, 'Drive Away'],
  [DRIVE_AWAY, { ...DEFAULTS, 'Drive Away': 'ride away' }, 'ride away'],
  [DRIVE_AWAY, { DAP: 'all in' }, 'all in'],
  ['DAP', { 'Drive Away': 'ride away' }, 'ride away'],
  ['EGC', DEFAULTS, 'Excl. Govt. Charges'],
  ['Special', DEFAULTS, 'Special'],
  ['constructor', DEFAULTS, 'constructor'],
  ['', DEFAULTS, null],
  [null, DEFAULTS, null],
])('[C1] [H8] a price of the type %s with %j says %s', (type, labels, said) => {
  expect(formatPriceType(type, labels)).toBe(said);
});

test('[C1] what a price includes is said for either name of drive away, and for no type without words', () => {
  const notes = { DAP: 'Rego and fees included.' };
  expect(['DAP', DRIVE_AWAY, 'EGC', 'constructor', '', null].map((type) => findPriceTypeNote(type, notes))).toEqual([
    notes.DAP,
    notes.DAP,
    null,
    null,
    null,
    null,
  ]);
});
