import type { Design } from '../design.ts';
import { CAMPER_TRAILER } from './caravan/camper-trailer.ts';
import { FAMILY_CARAVAN } from './caravan/family.ts';
import { HYBRID_CARAVAN } from './caravan/hybrid.ts';
import { MOTORHOME } from './caravan/motorhome.ts';
import { POP_TOP } from './caravan/pop-top.ts';
import { TOURING_CARAVAN } from './caravan/touring.ts';

/** The caravans: 1 and 3 are full-size ones, 2 is a pop top, 4 a hybrid, 5 a camper trailer, 6 a motorhome. */
export const CARAVANS: readonly Design[] = [
  TOURING_CARAVAN,
  POP_TOP,
  FAMILY_CARAVAN,
  HYBRID_CARAVAN,
  CAMPER_TRAILER,
  MOTORHOME,
];
