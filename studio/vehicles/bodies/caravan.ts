import type { Design } from '../design.ts';
import { FAMILY_CARAVAN } from './caravan/family.ts';
import { POP_TOP } from './caravan/pop-top.ts';
import { TOURING_CARAVAN } from './caravan/touring.ts';

/** The caravans and campers; 2 is the small one. */
export const CARAVANS: readonly Design[] = [TOURING_CARAVAN, POP_TOP, FAMILY_CARAVAN];
