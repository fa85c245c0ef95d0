import { test } from 'vitest';
import { expectGrowingPicture } from './growing-picture.ts';

// tests/walk tries it in each look.
test.each(['harbour', 'bluegum'])(
  '[C4] on %s the picture of a pressed card grows, unless less motion is asked for',
  async (site) => {
    await expectGrowingPicture(site);
  },
);
