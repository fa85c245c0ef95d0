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
  ['Excl. Govt. Charges', { EGC: 'plus on-road costs' }, 'plus on-road costs'],
  ['Special', DEFAULTS, 'Special'],
  ['constructor', DEFAULTS, 'constructor'],
  ['', DEFAULTS, null],
  [null, DEFAULTS, null],
])('[C1] [H8] a price of the type %s with %j says %s', (type, labels, said) => {
  expect(formatPriceType(type, labels)).toBe(said);
});

test('[C1] what a price includes is said for either name of its type, and for no type without words', () => {
  const notes = { DAP: 'Rego and fees included.', EGC: 'Rego and stamp duty are extra.' };
  const said = (type: string | null) => findPriceTypeNote(type, notes);
  expect(['DAP', DRIVE_AWAY].map(said)).toEqual([notes.DAP, notes.DAP]);
  expect(['EGC', 'Excl. Govt. Charges'].map(said)).toEqual([notes.EGC, notes.EGC]);
  expect(['Special', 'constructor', '', null].map(said)).toEqual([null, null, null, null]);
});
