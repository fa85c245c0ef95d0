import { makeSearchPage } from '../parts/search/make-search-page.tsx';
import { VehicleCard } from './vehicle-card.tsx';

/** Stock search: the heading, the filters in the margin (a sheet on phones), the results as plates. */
export const SearchPage = makeSearchPage({ Card: VehicleCard });
