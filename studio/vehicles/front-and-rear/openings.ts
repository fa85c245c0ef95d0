import { polygon } from '../../geometry/fields.ts';
import { clippedPath, outlinePath, type RidgeOptions, ridge, type Skin } from '../../geometry/ridges.ts';
import type { CarContext } from '../car-body/parameters.ts';
import { BAR_SHARE, boundsOf, grilleLines, leftHalf } from './grille-patterns.ts';
import { type FrontAndRear, OPENING_DEPTH, type Opening, type Strip } from './outlines.ts';

const STEP = 0.02;

function addBars({ model }: CarContext, opening: Opening, skin: Skin): void {
  const { outline, rounding = 0.02, style, pitch = 0.04, material = 'slat', depth = OPENING_DEPTH } = opening;
  if (!style || style === 'closed') return;
  const inside = polygon(outline, rounding - 0.004);
  const halfWidth = BAR_SHARE[style] * pitch;
  const options: RidgeOptions = {
    facing: -1,
    halfWidth,
    rise: -0.007,
    depth: depth * 0.75,
    chamfer: halfWidth * 0.5,
  };
  for (const line of grilleLines(style, boundsOf(outline), pitch))
    for (const run of clippedPath(line, leftHalf(inside), STEP))
      model.add(material, ridge(run, skin, options), { mirrored: true });
}

function addFrame({ model }: CarContext, opening: Opening, skin: Skin): void {
  const { outline, rounding = 0.02, frame, frameHalfWidth = 0.007 } = opening;
  if (!frame) return;
  const path = outlinePath(outline, rounding - frameHalfWidth * 0.6);
  const options: RidgeOptions = {
    facing: -1,
    halfWidth: frameHalfWidth,
    rise: 0.003,
    depth: 0.03,
    chamfer: frameHalfWidth,
  };
  for (const run of clippedPath(path, (y) => -y - 1e-6, STEP))
    model.add(frame, ridge(run, skin, options), { mirrored: true });
}

function addOpening(context: CarContext, opening: Opening, depth: number, skin: Skin): void {
  const { outline, rounding = 0.02, style, pitch = 0.04 } = opening;
  const field = polygon(outline, rounding);
  context.surface.cut('paint', 'grille', (x, y, z) => Math.max(field(y, z), x - depth));
  if (!style)
    context.surface.cut('grille', 'slat', (_x, _y, z) => {
      const place = (((z / pitch) % 1) + 1) % 1;
      return (Math.abs(place - 0.5) - 0.17) * pitch;
    });
  addBars(context, opening, skin);
  addFrame(context, opening, skin);
}

/** Cuts the front's openings and fills them with bars or mesh of their own, and frames them. */
export function addOpenings(context: CarContext, o: FrontAndRear, skin: Skin): void {
  for (const opening of o.openings ?? []) addOpening(context, opening, o.frontDepth ?? 0.62, skin);
}

/** Lays strips on a skin, both halves. */
export function addStrips({ model }: CarContext, strips: readonly Strip[], skin: Skin, facing: -1 | 1): void {
  for (const { path, material, halfWidth = 0.007, rise = 0.003 } of strips) {
    const options: RidgeOptions = { facing, halfWidth, rise, depth: 0.02 + rise, chamfer: 0.003 };
    for (const run of clippedPath(path, (y) => -y - 1e-6, STEP))
      model.add(material, ridge(run, skin, options), { mirrored: true });
  }
}
