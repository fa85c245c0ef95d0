import { makeSearchPage } from '../parts/search/make-search-page.tsx';
import { VehicleCard } from './vehicle-card.tsx';

/** Stock search: the question as a title, its filters in the margin (a sheet on phones), the answer as plates. */
export const SearchPage = makeSearchPage({ Card: VehicleCard });
