import { test } from 'vitest';
import { expectLight } from '../journeys/expect-light.ts';
import { PAGES } from '../journeys/weighed-pages.ts';

test.each(PAGES)(
  'a first visit ($name, $look) fetches no more than its kind may before any input; nothing moves',
  async (weighed) => void (await expectLight(weighed)),
);
