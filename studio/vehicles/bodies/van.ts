import type { Design } from '../design.ts';
import { CITY_VAN } from './van/city-van.ts';
import { HIGH_ROOF_VAN } from './van/high-roof-van.ts';
import { PANEL_VAN } from './van/panel-van.ts';

/** The vans. */
export const VANS: readonly Design[] = [PANEL_VAN, HIGH_ROOF_VAN, CITY_VAN];
