import { polygon } from '../../geometry/fields.ts';
import type { Skin } from '../../geometry/ridges.ts';
import type { CarContext } from '../car-body/parameters.ts';
import { addBadge } from './badges.ts';
import { addHeadlamps, addTailLamps } from './lamps.ts';
import { addOpenings, addStrips } from './openings.ts';
import type { FrontAndRear } from './outlines.ts';
import { addNumberPlate } from './plate.ts';

export { addBadge } from './badges.ts';
export type { FrontAndRear } from './outlines.ts';

const DEFAULT_PLATE = 'FCT 042';

/**
 * Finds where a ray along x first meets the skin, from the nose backwards or from the tail forwards, no deeper than
 * lamps go.
 */
function skinSeenFrom(facing: -1 | 1, { skin, parameters: p }: CarContext, depth: number): Skin {
  const start = facing < 0 ? -0.2 : p.length + 0.2;
  return (y, z) => {
    let gone = 0;
    for (let step = 0; step < 60; step++) {
      const distance = skin(start - facing * gone, y, z);
      if (distance < 0.0004) return gone - 0.2 > depth - 0.012 ? undefined : start - facing * gone;
      gone += Math.max(distance * 0.8, 0.0004);
      if (gone > depth + 0.25) return undefined;
    }
    return undefined;
  };
}

/** The flat grille: slats drawn on the opening's floor. */
function cutFlatGrille({ surface }: CarContext, o: FrontAndRear): void {
  const depth = o.frontDepth ?? 0.62;
  if (o.grille) {
    const grille = polygon(o.grille, o.grilleRounding ?? 0.02);
    surface.cut('paint', 'grille', (x, y, z) => Math.max(grille(y, z), x - depth));
    surface.cut('grille', o.grilleFrame ?? 'chrome', (_x, y, z) => -(grille(y, z) + 0.014));
    const pitch = o.slatPitch ?? 0.04;
    const phase = o.slatPhase ?? 0;
    surface.cut('grille', 'slat', (_x, _y, z) => {
      const place = ((((z - phase) / pitch) % 1) + 1) % 1;
      return (Math.abs(place - 0.5) - 0.17) * pitch;
    });
  }
  const openings = [
    { outline: o.intake, rounding: 0.02, material: 'grille' },
    { outline: o.vent, rounding: 0.015, material: 'black' },
  ];
  for (const { outline, rounding, material } of openings) {
    if (!outline) continue;
    const opening = polygon(outline, rounding);
    surface.cut('paint', material, (x, y, z) => Math.max(opening(y, z), x - depth));
  }
}

function cutPanels({ surface, parameters: p }: CarContext, o: FrontAndRear): void {
  for (const { outline, rounding = 0.012, material } of o.frontPanels ?? []) {
    const field = polygon(outline, rounding);
    surface.cut('paint', material, (x, y, z, nx) => Math.max(field(y, z), x - (o.frontDepth ?? 0.62), nx - 0.2));
  }
  for (const { outline, rounding = 0.012, material } of o.rearPanels ?? []) {
    const field = polygon(outline, rounding);
    surface.cut('paint', material, (x, y, z) => Math.max(field(y, z), p.length - (o.rearDepth ?? 0.45) - x));
  }
  if (o.diffuser) {
    const diffuser = polygon(o.diffuser, 0.02);
    surface.cut('paint', 'trim', (x, y, z) => Math.max(diffuser(y, z), p.length - 0.5 - x));
  }
}

/** Adds an upright number plate whose middle is at x and z; it looks forward in the front half, back in the rear. */
export function addPlate({ model }: Pick<CarContext, 'model'>, x: number, z: number, text = DEFAULT_PLATE): void {
  addNumberPlate(model, { x, z, facing: x < model.length / 2 ? -1 : 1, text });
}

function addPlatesAndBadges(context: CarContext, o: FrontAndRear, front: Skin, rear: Skin): void {
  const { noseAt, tailAt } = context;
  if (o.frontPlate) {
    const x = Math.min(...[-0.06, 0, 0.06].map((up) => front(0.1, o.frontPlate! + up) ?? noseAt(0, o.frontPlate!)));
    addPlate(context, x - 0.01, o.frontPlate, o.plateText);
  }
  if (o.rearPlate) {
    const x = Math.max(...[-0.05, 0, 0.05].map((up) => rear(0, o.rearPlate! + up) ?? tailAt(0, o.rearPlate!)));
    addPlate(context, x - 0.006, o.rearPlate, o.plateText);
  }
  const badge = o.badge ?? 'ring';
  if (o.frontBadge) addBadge(context, front(0, o.frontBadge) ?? noseAt(0, o.frontBadge), o.frontBadge, badge);
  if (o.rearBadge) addBadge(context, rear(0, o.rearBadge) ?? tailAt(0, o.rearBadge), o.rearBadge, badge);
}

/** Gives a car its face and its rear: cuts lamps, grille and openings and fills them, adds plates and badges. */
export function addFrontAndRear(context: CarContext, o: FrontAndRear): void {
  const front = skinSeenFrom(-1, context, o.frontDepth ?? 0.62);
  const rear = skinSeenFrom(1, context, o.rearDepth ?? 0.45);
  addHeadlamps(context, o, front);
  addOpenings(context, o, front);
  cutFlatGrille(context, o);
  addTailLamps(context, o, rear);
  cutPanels(context, o);
  addStrips(context, o.frontStrips ?? [], front, -1);
  addStrips(context, o.rearStrips ?? [], rear, 1);
  addPlatesAndBadges(context, o, front, rear);
}
