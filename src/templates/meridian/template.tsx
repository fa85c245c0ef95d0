import { lazy } from 'react';
import type { Template } from '../../features/template.ts';
import { HomePage } from './home-page.tsx';
import { MessagePage } from './message-page.tsx';
import { SearchPage } from './search-page.tsx';
import { Shell } from './shell.tsx';
import { VehiclePage } from './vehicle-page.tsx';

/** Pages that most visits never see are fetched when they are opened. */
const ComparePage = lazy(async () => ({ default: (await import('./compare-page.tsx')).ComparePage }));
const SavedPage = lazy(async () => ({ default: (await import('./saved-page.tsx')).SavedPage }));

/** Meridian: search first, everything ruled in single pixels like a timetable. */
export const template: Template = {
  Shell,
  HomePage,
  SearchPage,
  VehiclePage,
  ComparePage,
  SavedPage,
  MessagePage,
};
