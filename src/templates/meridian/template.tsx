import { lazy } from 'react';
import type { Template } from '../../kernel/template.ts';
import { commonPages } from '../parts/pages.ts';
import { Shell } from './shell.tsx';

const HomePage = lazy(async () => ({ default: (await import('./home-page.tsx')).HomePage }));
const SearchPage = lazy(async () => ({ default: (await import('./search-page.tsx')).SearchPage }));
const VehiclePage = lazy(async () => ({ default: (await import('./vehicle-page.tsx')).VehiclePage }));
const VehicleCard = lazy(async () => ({ default: (await import('./vehicle-card.tsx')).VehicleCard }));

/** Meridian: search first, everything ruled in single pixels like a timetable. */
export const template: Template = { ...commonPages, Shell, VehicleCard, HomePage, SearchPage, VehiclePage };
