import { makeSearchPage } from '../parts/search/make-search-page.tsx';
import { VehicleCard } from './vehicle-card.tsx';

export const SearchPage = makeSearchPage({ Card: VehicleCard, photos: 'small' });
