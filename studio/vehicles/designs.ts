import type { Body } from '../../demo/picture-set/bodies.ts';
import { CARAVANS } from './bodies/caravan.ts';
import { CONVERTIBLES } from './bodies/convertible.ts';
import { COUPES } from './bodies/coupe.ts';
import { HATCHES } from './bodies/hatch.ts';
import { LIGHT_TRUCKS } from './bodies/light-truck.ts';
import { MOTORCYCLES } from './bodies/motorcycle.ts';
import { PEOPLE_MOVERS } from './bodies/people-mover.ts';
import { SEDANS } from './bodies/sedan.ts';
import { SUVS } from './bodies/suv.ts';
import { UTES } from './bodies/ute.ts';
import { VANS } from './bodies/van.ts';
import { WAGONS } from './bodies/wagon.ts';
import type { Design } from './design.ts';

/** Every vehicle that the studio can photograph. */
export const DESIGNS: readonly Design[] = [
  ...SEDANS,
  ...HATCHES,
  ...WAGONS,
  ...SUVS,
  ...PEOPLE_MOVERS,
  ...UTES,
  ...VANS,
  ...LIGHT_TRUCKS,
  ...COUPES,
  ...CONVERTIBLES,
  ...MOTORCYCLES,
  ...CARAVANS,
];

/** Gives the design with this id; throws when there is none. */
export function getDesign(id: string): Design {
  const design = DESIGNS.find((candidate) => candidate.id === id);
  if (!design) throw new Error(`The studio has no design "${id}"; it has ${DESIGNS.map((d) => d.id).join(', ')}.`);
  return design;
}

/** Gives a body's designs, in the order of their numbers; empty when the studio has none of that body. */
export function designsOf(body: Body): Design[] {
  return DESIGNS.filter((design) => design.body === body);
}
