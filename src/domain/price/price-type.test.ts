import { expect, test } from 'vitest';
import { DRIVE_AWAY, formatPriceType } from './price-type.ts';

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
