import type { ReactNode } from 'react';
import type { HomeBlock, HomeModel } from '../../features/pages/home/model.ts';
import { WRITTEN_PARTS } from '../parts/content/written.tsx';
import { About } from '../parts/home/about.tsx';
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
  search: (model) => <SearchConsole console={model.console} />,
  budget: (model) => <PriceChart prices={model.prices} weekly={model.weekly} noun={model.noun} />,
  bodies: (model) => <ByBody bodies={model.bodies} />,
  makes: (model) => <ByMake makes={model.makes} />,
  offers: (model) => <Offers offers={model.offers} />,
  newest: (model) => <Newest newest={model.newest} layout={model.layout} noun={model.noun} />,
  locations: (model) => <Locations locations={model.locations} />,
  about: (model) => <About about={model.about} />,
  ...WRITTEN_PARTS,
};

/** Home: one vehicle on its stage, then the site's sections in its own order. */
export function HomePage({ model }: { model: HomeModel }) {
  return (
    <>
      <Hero hero={model.hero} />
      {model.blocks.map((block) => (
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
