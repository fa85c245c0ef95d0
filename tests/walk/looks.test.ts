import { test } from 'vitest';
import { expectGrowingPicture } from '../journeys/growing-picture.ts';
import { SITES_OF_LOOKS } from '../journeys/page-kinds/demo-sites.ts';

const SITES = [...SITES_OF_LOOKS].map(([look, [site]]) => ({ look, slug: site?.slug ?? '' }));

test.each(SITES)(
  '[C4] in the look $look (on $slug) the picture of a pressed card grows, unless less motion is asked for',
  async ({ slug }) => {
    await expectGrowingPicture(slug);
  },
);
