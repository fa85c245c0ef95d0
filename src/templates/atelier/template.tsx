import type { Template } from '../../kernel/template.ts';
import { createLazyPage, createServerPage } from '../parts/lazy-page.ts';
import { commonPages } from '../parts/pages.ts';

/** Atelier: each vehicle like an object in a good magazine; hairlines, air and a display serif. */
export const template: Template = {
  ...commonPages,
  VehicleCard: createLazyPage('VehicleCard', () => import('./vehicle-card.tsx')),
  HomePage: createLazyPage('HomePage', () => import('./home-page.tsx')),
  SearchPage: createLazyPage('SearchPage', () => import('./search-page.tsx')),
  VehiclePage: createServerPage('VehiclePage', import.meta.env.SSR && (() => import('./vehicle-page.tsx'))),
};
