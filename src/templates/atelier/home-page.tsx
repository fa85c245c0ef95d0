import type { ReactNode } from 'react';
import type { HomeBlock, HomeModel } from '../../features/pages/home/model.ts';
import { WRITTEN_PARTS } from '../parts/content/written.tsx';
import { Conditions } from '../parts/finance/conditions.tsx';
import { About } from '../parts/home/about.tsx';
import { createCachedPart } from '../parts/home/cached-part.tsx';
import { HomePart } from '../parts/home/home-part.tsx';
import { Locations } from '../parts/home/locations.tsx';
import { PriceChart } from '../parts/home/price-chart.tsx';
import { SearchConsole } from '../parts/home/search-console.tsx';
import { RecentlyViewed } from '../parts/saved/recently-viewed.tsx';
import { ByBody } from './home/by-body.tsx';
import { ByMake } from './home/by-make.tsx';
import { Hero } from './home/hero.tsx';
import { Newest } from './home/newest.tsx';
import { Offers } from './home/offers.tsx';

const PARTS: Record<HomeBlock, (model: HomeModel) => ReactNode> = {
  search: createCachedPart(['console'], SearchConsole),
  budget: createCachedPart(['prices', 'weekly', 'noun'], PriceChart),
  bodies: createCachedPart(['bodies'], ByBody),
  makes: createCachedPart(['makes'], ByMake),
  offers: createCachedPart(['offers'], Offers),
  newest: createCachedPart(['newest', 'layout', 'noun'], Newest),
  locations: createCachedPart(['locations'], Locations),
  about: createCachedPart(['about'], About),
  ...WRITTEN_PARTS,
};

const hero = createCachedPart(['hero'], Hero);

/** Home: one vehicle on its stage, then the site's sections in its own order. */
export function HomePage({ model }: { model: HomeModel }) {
  return (
    <>
      {hero(model)}
      {model.blocks.map((block) => (
        <HomePart key={block} block={block}>
          {PARTS[block](model)}
        </HomePart>
      ))}
      <div className="wrap">
        <Conditions text={model.conditions} />
        <RecentlyViewed />
      </div>
    </>
  );
}
