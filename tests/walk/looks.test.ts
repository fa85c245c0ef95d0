import { test } from 'vitest';
import { expectGrowingPicture } from '../journeys/growing-picture.ts';
import { LOOKS_ON_SITES } from '../journeys/page-kinds/demo-sites.ts';

test.each(LOOKS_ON_SITES)(
  '[C4] in the look $look (on $site.slug) the picture of a pressed card grows, unless less motion is asked for',
  async ({ site }) => {
    await expectGrowingPicture(site.slug);
  },
);
