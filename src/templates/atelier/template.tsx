import { lazy } from 'react';
import type { Template } from '../../kernel/template.ts';
import { commonPages } from '../parts/pages.ts';
import { Shell } from './shell.tsx';

const HomePage = lazy(async () => ({ default: (await import('./home-page.tsx')).HomePage }));
const SearchPage = lazy(async () => ({ default: (await import('./search-page.tsx')).SearchPage }));
const VehiclePage = lazy(async () => ({ default: (await import('./vehicle-page.tsx')).VehiclePage }));
const VehicleCard = lazy(async () => ({ default: (await import('./vehicle-card.tsx')).VehicleCard }));

/** Atelier: each vehicle like an object in a good magazine; hairlines, air and a display serif. */
export const template: Template = { ...commonPages, Shell, VehicleCard, HomePage, SearchPage, VehiclePage };
