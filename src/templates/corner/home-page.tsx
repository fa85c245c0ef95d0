import type { ReactNode } from 'react';
import type { HomeBlock, HomeModel } from '../../features/pages/home/model.ts';
import { WRITTEN_PARTS } from '../parts/content/written.tsx';
import { About } from '../parts/home/about.tsx';
import { Locations } from '../parts/home/locations.tsx';
import { ledgerOf, Newest } from '../parts/home/newest.tsx';
import { RecentlyViewed } from '../parts/saved/recently-viewed.tsx';
import { BodyTiles, Makes } from './home/browse.tsx';
import { canFindByPrice, Find, PricesBand } from './home/find.tsx';
import { Hero } from './home/hero.tsx';
import { Offers } from './home/offers.tsx';
import { VehicleCard } from './vehicle-card.tsx';

const PARTS: Record<HomeBlock, (model: HomeModel) => ReactNode> = {
  search: (model) => (
    <div className="band on-navy">
      <Find model={model} hasPrices={false} />
    </div>
  ),
  budget: (model) => <PricesBand model={model} />,
  bodies: (model) => <BodyTiles bodies={model.bodies} />,
  makes: (model) => <Makes makes={model.makes} />,
  offers: (model) => <Offers offers={model.offers} layout={model.layout} />,
  newest: (model) => (
    <Newest newest={model.newest} noun={model.noun} Card={VehicleCard} className={ledgerOf(model.layout)} />
  ),
  locations: (model) => <Locations locations={model.locations} />,
  about: (model) => <About about={model.about} />,
  ...WRITTEN_PARTS,
};

/**
 * Home: wall, photo and ink, then the site's sections in its order. A search that comes first stands below the
 * headline, with the prices beside it where they come next.
 */
export function HomePage({ model }: { model: HomeModel }) {
  const findsFirst = model.blocks[0] === 'search';
  const hasPrices = findsFirst && model.blocks[1] === 'budget' && canFindByPrice(model);
  const rest = model.blocks.slice(findsFirst ? (hasPrices ? 2 : 1) : 0);
  return (
    <>
      <Hero hero={model.hero}>{findsFirst && <Find model={model} hasPrices={hasPrices} />}</Hero>
      {rest.map((block) => (
        <div key={block} className={`home-part home-part--${block}`}>
          {PARTS[block](model)}
        </div>
      ))}
      <div className="wrap">
        <RecentlyViewed />
      </div>
    </>
  );
}
