import type { Template } from '../../kernel/template.ts';
import { lazyPage } from '../parts/lazy-page.ts';
import { commonPages } from '../parts/pages.ts';
import { Shell } from './shell.tsx';

export { default as css } from './theme.css?url';

/** Corner: colour blocks, and the price set by hand as on a windscreen. */
export const template: Template = {
  ...commonPages,
  Shell,
  VehicleCard: lazyPage('VehicleCard', () => import('./vehicle-card.tsx')),
  HomePage: lazyPage('HomePage', () => import('./home-page.tsx')),
  SearchPage: lazyPage('SearchPage', () => import('./search-page.tsx')),
  VehiclePage: lazyPage('VehiclePage', () => import('./vehicle-page.tsx')),
};
