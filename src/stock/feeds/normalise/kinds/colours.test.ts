import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readColour, readSimpleColour, spellColour } from './colours.ts';

test.each([
  ['Pearl', 'Pearl'],
  ['pearl', 'Pearl'],
  ['PEARL', 'Pearl'],
  ['Snow white PEARL', 'Snow White Pearl'],
  ['blue-grey', 'Blue-Grey'],
  ['White with black roof', 'White with Black Roof'],
  ['bmw frozen grey', 'BMW Frozen Grey'],
  ['Polymetal (46g)', 'Polymetal (46G)'],
])('[B3] the colour %s is %s', (given, wanted) => {
  expect(readColour(given)).toEqual({ value: wanted });
});

// Regression: the list of colours had "Pearl" beside "pearl", each with its count.
test('[B3] a colour has one spelling, in whatever case its letters come', () => {
  const word = fc.stringMatching(/^[a-zA-Z0-9]{1,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const name = words.join(' ');
      const spelled = spellColour(name);
      expect([name.toLowerCase(), name.toUpperCase(), spelled].map(spellColour)).toEqual(Array(3).fill(spelled));
    }),
  );
});

test.each([
  ['gray', 'Grey'],
  ['WHITE', 'White'],
  ['pearl', 'Pearl'],
  ['', null],
])('[B3] the plain colour %j is %s', (given, wanted) => {
  expect(readSimpleColour(given)).toEqual({ value: wanted });
});
