import type { ReactNode } from 'react';
import type { HomeBlock, HomeModel } from '../../features/pages/home/model.ts';
import { WRITTEN_PARTS } from '../parts/content/written.tsx';
import { About } from '../parts/home/about.tsx';
import { Browse } from '../parts/home/browse.tsx';
import { Hero } from '../parts/home/hero.tsx';
import { Locations } from '../parts/home/locations.tsx';
import { ledgerOf, Newest } from '../parts/home/newest.tsx';
import { Offers } from '../parts/home/offers.tsx';
import { PriceChart } from '../parts/home/price-chart.tsx';
import { SearchConsole } from '../parts/home/search-console.tsx';
import { RecentlyViewed } from '../parts/saved/recently-viewed.tsx';
import { VehicleCard } from './vehicle-card.tsx';

const PARTS: Record<HomeBlock, (model: HomeModel) => ReactNode> = {
  search: (model) => <SearchConsole console={model.console} />,
  budget: (model) => <PriceChart prices={model.prices} weekly={model.weekly} noun={model.noun} />,
  bodies: (model) => <Browse heading={model.browseHeading} bodies={model.bodies} />,
  makes: (model) => <Browse heading={model.browseHeading} makes={model.makes} />,
  offers: (model) => <Offers offers={model.offers} layout={model.layout} />,
  newest: (model) => (
    <Newest newest={model.newest} noun={model.noun} Card={VehicleCard} className={ledgerOf(model.layout)} />
  ),
  locations: (model) => <Locations locations={model.locations} />,
  about: (model) => <About about={model.about} />,
  ...WRITTEN_PARTS,
};

/**
 * Home: the headline, then the site's sections in its order. Bodies and makes side by side are one section, as wide as
 * the page.
 */
export function HomePage({ model }: { model: HomeModel }) {
  const parts = model.blocks.map((block, index) => {
    if (block === 'makes' && model.blocks[index - 1] === 'bodies') return null;
    const isPair = block === 'bodies' && model.blocks[index + 1] === 'makes';
    return (
      <div key={block} className="home-part">
        {isPair ? (
          <Browse heading={model.browseHeading} bodies={model.bodies} makes={model.makes} />
        ) : (
          PARTS[block](model)
        )}
      </div>
    );
  });
  return (
    <>
      <Hero hero={model.hero} />
      {parts}
      <div className="wrap">
        <RecentlyViewed />
      </div>
    </>
  );
}
