import type { HomeModel } from '../../features/pages/home/model.ts';
import { Browse } from './home/browse.tsx';
import { Hero } from './home/hero.tsx';
import { Locations } from './home/locations.tsx';
import { Newest } from './home/newest.tsx';
import { Offers } from './home/offers.tsx';
import { PriceChart } from './home/price-chart.tsx';
import { SearchConsole } from './home/search-console.tsx';

/** Home: a way to say what you want, then the stock by price, body, make, offer, age and place. */
export function HomePage({ model }: { model: HomeModel }) {
  return (
    <>
      <Hero hero={model.hero} />
      <SearchConsole console={model.console} />
      <PriceChart prices={model.prices} noun={model.noun} />
      <Browse heading={model.browseHeading} bodies={model.bodies} makes={model.makes} />
      <Offers offers={model.offers} />
      <Newest newest={model.newest} />
      <Locations locations={model.locations} />
    </>
  );
}
