import type { ReactNode } from 'react';
import type { HomeBlock, HomeModel } from '../../features/pages/home/model.ts';
import { WRITTEN_PARTS } from '../parts/content/written.tsx';
import { Conditions } from '../parts/finance/conditions.tsx';
import { About } from '../parts/home/about.tsx';
import { Browse } from '../parts/home/browse.tsx';
import { createCachedPart } from '../parts/home/cached-part.tsx';
import { Hero } from '../parts/home/hero.tsx';
import { HomePart } from '../parts/home/home-part.tsx';
import { Locations } from '../parts/home/locations.tsx';
import { ledgerOf, Newest } from '../parts/home/newest.tsx';
import { Offers } from '../parts/home/offers.tsx';
import { PriceChart } from '../parts/home/price-chart.tsx';
import { SearchConsole } from '../parts/home/search-console.tsx';
import { RecentlyViewed } from '../parts/saved/recently-viewed.tsx';
import { VehicleCard } from './vehicle-card.tsx';

const PARTS: Record<HomeBlock, (model: HomeModel) => ReactNode> = {
  search: createCachedPart(['console'], SearchConsole),
  budget: createCachedPart(['prices', 'weekly', 'noun'], PriceChart),
  bodies: createCachedPart(['browseHeading', 'bodies'], Browse),
  makes: createCachedPart(['browseHeading', 'makes'], Browse),
  offers: createCachedPart(['offers', 'layout'], Offers),
  newest: createCachedPart(['newest', 'noun', 'layout'], ({ newest, noun, layout }) => (
    <Newest newest={newest} noun={noun} Card={VehicleCard} className={ledgerOf(layout)} />
  )),
  locations: createCachedPart(['locations'], Locations),
  about: createCachedPart(['about'], About),
  ...WRITTEN_PARTS,
};

const hero = createCachedPart(['hero'], Hero);
const bodiesAndMakes = createCachedPart(['browseHeading', 'bodies', 'makes'], Browse);

/**
 * Home: the headline, then the site's sections in its order. Bodies and makes side by side are one section, as wide as
 * the page.
 */
export function HomePage({ model }: { model: HomeModel }) {
  const parts = model.blocks.map((block, index) => {
    if (block === 'makes' && model.blocks[index - 1] === 'bodies') return null;
    const isPair = block === 'bodies' && model.blocks[index + 1] === 'makes';
    return (
      <HomePart key={block} block={block}>
        {isPair ? bodiesAndMakes(model) : PARTS[block](model)}
      </HomePart>
    );
  });
  return (
    <>
      {hero(model)}
      {parts}
      <div className="wrap">
        <Conditions text={model.conditions} />
        <RecentlyViewed />
      </div>
    </>
  );
}
