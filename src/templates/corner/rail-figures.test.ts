import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rail } from './rail.tsx';
import { buildRailFigures } from './rail-figures.ts';

const marked = (text: string, was: string | null) =>
  buildRailFigures(text, was)
    .map(({ text: figure, isNew }) => (isNew ? `[${figure}]` : figure))
    .join('');

test.each([
  ['$46,990', '$48,990', '$4[6],990'],
  ['$55,990', null, '$55,990'],
  ['$9,990', '$10,490', '$9,990'],
  ['$34,490', '$36,990', '$3[4],[4]90'],
  ['$12,000', '$12,000', '$12,000'],
])('[A7] of %s that was %s, the figures that a reduction changed are red: %s', (text, was, figures) => {
  expect(marked(text, was)).toBe(figures);
});

test.each([
  ['card', true],
  ['xl', false],
] as const)('[A7] the rail of a %s has the former price on a tab: %s', (look, hasTab) => {
  const rail = renderToStaticMarkup(createElement(Rail, { text: '$46,990', isFigure: true, was: '$48,990', look }));
  expect(rail.includes('<s>Was $48,990</s>')).toBe(hasTab);
});
