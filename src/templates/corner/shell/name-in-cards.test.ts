import { expect, test } from 'vitest';
import { splitNameIntoCards } from './name-in-cards.ts';

test.each([
  ['Long Paddock Caravans', 'LP', 'Long Paddock', 'Caravans', false],
  ['Bluegum Street Cars', 'B', 'Bluegum Street', 'Cars', false],
  ['Ironbark Motorcycles', 'IB', 'Ironbark Motorcycles', 'IB', true],
  ['Roam', 'r', 'Roam', 'r', true],
  ['Utes & Co.', 'UC', 'Utes & Co.', 'UC', true],
])('[A7] %s with the letters %s is signed %s and, card by card, %s', (name, letters, words, cards, cardsFirst) => {
  expect(splitNameIntoCards(name, letters)).toEqual({ words, cards, cardsFirst });
});
