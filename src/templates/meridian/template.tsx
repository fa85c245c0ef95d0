import type { Template } from '../../features/template.ts';
import { HomePage } from './home-page.tsx';
import { MessagePage } from './message-page.tsx';
import { SearchPage } from './search-page.tsx';
import { Shell } from './shell.tsx';
import { VehiclePage } from './vehicle-page.tsx';

/** Meridian: search first, everything ruled in single pixels like a timetable. */
export const template: Template = { Shell, HomePage, SearchPage, VehiclePage, MessagePage };
