import { test } from 'vitest';
import { expectGrowingPicture } from './growing-picture.ts';

test.each([
  ['meridian', 'harbour'],
  ['corner', 'bluegum'],
])(
  '[C4] in the look %s (on %s) the picture of a pressed card grows, unless less motion is asked for',
  async (_look, site) => {
    await expectGrowingPicture(site);
  },
);
