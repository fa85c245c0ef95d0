import { test } from 'vitest';
import { expectLight } from './expect-light.ts';
import { PAGES } from './weighed-pages.ts';

/** The heaviest look of home and search, and the vehicle of each; tests/walk weighs all. */
const HEAVIEST = PAGES.filter(({ look, name }) => look === 'meridian' || name === 'vehicle');

test.each(HEAVIEST)(
  'a first visit ($name, $look) fetches no more than its kind may before any input; nothing moves',
  expectLight,
);
