import { BODIES, type Body } from './bodies.ts';

/**
 * The last number of each body that has every picture: a turn in steps of ten degrees, and rare paints from many sides.
 * Designs that came after have fewer, because the folder of pictures has to stay small.
 */
const LAST_EARLY: Record<Body, number> = {
  sedan: 3,
  hatch: 3,
  suv: 5,
  ute: 4,
  wagon: 3,
  van: 3,
  coupe: 3,
  convertible: 3,
  'people-mover': 3,
  'light-truck': 3,
  motorcycle: 3,
  caravan: 3,
};

/** Whether a design (by id) is one of the first, which have more pictures than later ones. */
export function isEarlyDesign(id: string): boolean {
  return BODIES.some((body) => id.startsWith(`${body}-`) && Number(id.slice(body.length + 1)) <= LAST_EARLY[body]);
}
