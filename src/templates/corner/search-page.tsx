import { makeSearchPage } from '../parts/search/make-search-page.tsx';
import { VehicleCard } from './vehicle-card.tsx';

/** Stock search: the heading on the painted wall, the filters as a board beside the results (a sheet on phones). */
export const SearchPage = makeSearchPage({
  Card: VehicleCard,
  className: 'search',
  arrange: (controls, found) => (
    <>
      <div className="shead">
        <div className="wrap">{controls}</div>
      </div>
      <div className="wrap">{found}</div>
    </>
  ),
});
