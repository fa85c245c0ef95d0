import { expect, test } from 'vitest';
import { listFactForms, listNameForms, tokenize, tokenizeMarkup } from './tokens.ts';
import { normalisePhrases } from './vocabulary.ts';

test.each([
  ['Mercedes-Benz C-Class', ['mercedes', 'benz', 'c', 'class']],
  ['Citroën  ŠKODA', ['citroen', 'skoda']],
  ['$9,990 (4x4)', ['9', '990', '4x4']],
  ['丰田 Camry', ['丰田', 'camry']],
  ['–', []],
])('the words of “%s”', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});

test('markup is not read as words', () => {
  expect(tokenizeMarkup('<p class="big">One&nbsp;owner<br/>car &amp; trailer</p>')).toEqual([
    'one',
    'owner',
    'car',
    'trailer',
  ]);
});

test.each([
  ['CX-5', ['cx', '5', 'cx5']],
  ['RAV4', ['rav4', 'rav', '4']],
  ['3 Series', ['3', 'series', '3series']],
  ['320i', ['320i', '320', 'i']],
  ['Range Rover Sport', ['range', 'rover', 'sport', 'rangerover', 'roversport', 'rangeroversport']],
])('a name such as “%s” is found in every form that people write', (name, forms) => {
  expect(listNameForms(name)).toEqual(forms);
});

test('a fact of two words is found as one too, a longer one by its words', () => {
  expect(listFactForms('Tow Bar')).toEqual(['tow', 'bar', 'towbar']);
  expect(listFactForms('Heated Front Seats')).toEqual(['heated', 'front', 'seats']);
});

test.each([
  ['4 X 4 ute', '4x4 ute'],
  ['four wheel drive', '4wd'],
  ['Second-hand station wagon', 'used wagon'],
])('“%s” is said in the stock’s own words', (typed, plain) => {
  expect(normalisePhrases(typed)).toBe(plain);
});
