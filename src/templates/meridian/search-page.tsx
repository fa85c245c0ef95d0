import { makeSearchPage } from '../parts/search/make-search-page.tsx';
import { VehicleCard } from './vehicle-card.tsx';

/** Stock search: the filters on the left (a sheet on phones), the results on the right. */
export const SearchPage = makeSearchPage({ Card: VehicleCard });
