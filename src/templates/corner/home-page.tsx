import type { ReactNode } from 'react';
import type { HomeBlock, HomeModel } from '../../features/pages/home/model.ts';
import { WRITTEN_PARTS } from '../parts/content/written.tsx';
import { Conditions } from '../parts/finance/conditions.tsx';
import { About } from '../parts/home/about.tsx';
import { createCachedPart } from '../parts/home/cached-part.tsx';
import { HomePart } from '../parts/home/home-part.tsx';
import { Locations } from '../parts/home/locations.tsx';
import { ledgerOf, Newest } from '../parts/home/newest.tsx';
import { RecentlyViewed } from '../parts/saved/recently-viewed.tsx';
import { BodyTiles, Makes } from './home/browse.tsx';
import { canFindByPrice, Find, FOUND, PricesBand } from './home/find.tsx';
import { Hero } from './home/hero.tsx';
import { Offers } from './home/offers.tsx';
import { VehicleCard } from './vehicle-card.tsx';

const PARTS: Record<HomeBlock, (model: HomeModel) => ReactNode> = {
  search: createCachedPart(FOUND, (model) => (
    <div className="band on-navy">
      <Find model={model} hasPrices={false} />
    </div>
  )),
  budget: createCachedPart(FOUND, (model) => <PricesBand model={model} />),
  bodies: createCachedPart(['bodies'], BodyTiles),
  makes: createCachedPart(['makes'], Makes),
  offers: createCachedPart(['offers', 'layout'], Offers),
  newest: createCachedPart(['newest', 'noun', 'layout'], ({ newest, noun, layout }) => (
    <Newest newest={newest} noun={noun} Card={VehicleCard} className={ledgerOf(layout)} />
  )),
  locations: createCachedPart(['locations'], Locations),
  about: createCachedPart(['about'], About),
  ...WRITTEN_PARTS,
};

const head = createCachedPart(['hero'], Hero);
const headWithSearch = createCachedPart(['hero', ...FOUND], ({ hero, ...found }) => (
  <Hero hero={hero}>
    <Find model={found} hasPrices={false} />
  </Hero>
));
const headWithPrices = createCachedPart(['hero', ...FOUND], ({ hero, ...found }) => (
  <Hero hero={hero}>
    <Find model={found} hasPrices />
  </Hero>
));

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
      {(findsFirst ? (hasPrices ? headWithPrices : headWithSearch) : head)(model)}
      {rest.map((block) => (
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
