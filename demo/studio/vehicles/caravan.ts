import { TOURING_CARAVAN } from './caravan/touring.ts';
import type { Design } from './design.ts';

/** The caravans and campers; 2 is the small one. */
export const CARAVANS: readonly Design[] = [TOURING_CARAVAN];
