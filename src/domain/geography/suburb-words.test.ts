import { expect, test } from 'vitest';
import { foldSuburb, parseSuburbWords } from './suburb-words.ts';

test.each([
  ['SURFERS  Paradise', 'surfers paradise'],
  ['Saint Lucia', 'st lucia'],
  ['St. Lucia', 'st lucia'],
  ['Mt Gravatt', 'mt gravatt'],
  ['Mount Gravatt', 'mt gravatt'],
  ['O’Bil-Bil', 'obil bil'],
  ["o'bil bil", 'obil bil'],
  ['Cafés', 'cafes'],
  ['constructor', 'constructor'],
  ['--', ''],
])('[H1] “%s” is compared as “%s”', (typed, folded) => expect(foldSuburb(typed)).toBe(folded));

test.each([
  ['Toowong', [['Toowong', null, null]]],
  [
    'Toowong, QLD 4066',
    [
      ['Toowong QLD 4066', null, null],
      ['Toowong QLD', null, '4066'],
      ['Toowong', 'QLD', '4066'],
    ],
  ],
  [
    '4066 toowong',
    [
      ['4066 toowong', null, null],
      ['toowong', null, '4066'],
    ],
  ],
  [
    'Port Victoria',
    [
      ['Port Victoria', null, null],
      ['Port', 'VIC', null],
    ],
  ],
  [
    'Newstead Queensland',
    [
      ['Newstead Queensland', null, null],
      ['Newstead', 'QLD', null],
    ],
  ],
  [
    'QLD 4066',
    [
      ['QLD 4066', null, null],
      ['QLD', null, '4066'],
      ['', 'QLD', '4066'],
    ],
  ],
  ['Highway 40661', [['Highway 40661', null, null]]],
])('[H1] “%s” can be read as %j', (typed, readings) =>
  expect(parseSuburbWords(typed).map(({ name, state, postcode }) => [name, state, postcode])).toEqual(readings),
);
