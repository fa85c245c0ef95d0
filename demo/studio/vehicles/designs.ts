import { CARAVANS } from './caravan.ts';
import { CONVERTIBLES } from './convertible.ts';
import { COUPES } from './coupe.ts';
import type { Body, Design } from './design.ts';
import { HATCHES } from './hatch.ts';
import { LIGHT_TRUCKS } from './light-truck.ts';
import { MOTORCYCLES } from './motorcycle.ts';
import { PEOPLE_MOVERS } from './people-mover.ts';
import { SEDANS } from './sedan.ts';
import { SUVS } from './suv.ts';
import { UTES } from './ute.ts';
import { VANS } from './van.ts';
import { WAGONS } from './wagon.ts';

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
  if (!design)
    throw new Error(`The studio has no design "${id}"; it has ${DESIGNS.map((d) => d.id).join(', ')}.`);
  return design;
}

/** Gives a body's designs, in the order of their numbers; empty when the studio has none of that body. */
export function designsOf(body: Body): Design[] {
  return DESIGNS.filter((design) => design.body === body);
}
