import { test } from 'vitest';
import { expectGrowingPicture } from './growing-picture.ts';

// In each look it is tried by tests/walk.
test.each(['harbour', 'bluegum'])(
  '[C4] on %s the picture of a pressed card grows, unless less motion is asked for',
  async (site) => {
    await expectGrowingPicture(site);
  },
);
