import { expect, test } from 'vitest';
import { keepUnits } from './keep-units.ts';

test.each([
  ['tows up to 3,500 kg.', 'tows up to 3,500\u00a0kg.'],
  ['Uses from 7.4 L/100 km and is 4.83 m long.', 'Uses from 7.4\u00a0L/100\u00a0km and is 4.83\u00a0m long.'],
  ['4 variants, 7 colours', '4\u00a0variants, 7\u00a0colours'],
  ['Before 30 June, 2 keys', 'Before 30 June, 2 keys'],
  ['2 men', '2 men'],
])('a figure and its unit stay on one line: %s', (text, kept) => expect(keepUnits(text)).toBe(kept));
