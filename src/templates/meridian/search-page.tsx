import { makeSearchPage } from '../parts/search/make-search-page.tsx';
import { VehicleCard } from './vehicle-card.tsx';

/** Stock search: what is asked for on the left (a sheet on phones), what was found on the right. */
export const SearchPage = makeSearchPage({ Card: VehicleCard });
