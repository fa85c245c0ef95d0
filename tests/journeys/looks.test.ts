import { test } from 'vitest';
import { expectGrowingPicture } from './growing-picture.ts';

// tests/walk tries it in each look that has it.
test('[C4] the picture of a pressed card grows, unless less motion is asked for', () =>
  expectGrowingPicture('harbour'));
