import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildStars } from '../../../domain/places/stars.ts';
import { Stars } from './stars.tsx';

const widthsOf = (average: number) =>
  [...renderToStaticMarkup(<Stars stars={buildStars(average)} />).matchAll(/width:(\d+)%/g)].map(([, width]) =>
    Number(width),
  );

// Regression: five stars that all looked full beside the figure 4.9, since the last tenth of a star's width is hardly
// any of its area.
test('[H6] 4.9 stars are four full ones and one that is seen to be none', () => {
  expect(widthsOf(4.9)).toEqual([100, 100, 100, 100, 76]);
  expect(widthsOf(4.5)).toEqual([100, 100, 100, 100, 50]);
  expect(widthsOf(5)).toEqual([100, 100, 100, 100, 100]);
  expect(widthsOf(4.2)).toEqual([100, 100, 100, 100]);
  for (let tenths = 44; tenths < 50; tenths++) expect(widthsOf(tenths / 10)[4]).toBeLessThan(80);
});
