import type { Point2 } from '../../../geometry/fields.ts';
import type { Model } from '../../../geometry/model.ts';
import { withPointsEvery } from '../../../geometry/ridges.ts';
import { box, circle, moved, roundedOutline, slab, tube } from '../../../geometry/solids.ts';
import { fitPlate, grown, mount, type Place, type Wall } from './wall.ts';

/** Adds a window of tinted acrylic that stands off the wall in a dark frame, with curtains drawn to its sides. */
export function addWindow(model: Model, wall: Wall, place: Place, frame = 'trim'): void {
  const { u, v, halfU, halfV } = place;
  const pane = { ...place, radius: place.radius ?? 0.06 };
  fitPlate(model, wall, frame, grown(pane, 0.028), 0.014, 0.006);
  fitPlate(model, wall, 'black', grown(pane, -0.004), 0.0145, 0.0005);
  const curtain = halfU * 0.2;
  const fold = roundedOutline(curtain / 4, halfV - 0.02, 0.002, 1);
  for (const side of [1, -1])
    for (let i = 0; i < 4; i++) {
      const at = u + side * (halfU - 0.014 - (i + 0.5) * (curtain / 2));
      mount(model, wall, 'curtain-sand', slab(fold, 0.006, 0.0045), [at, v, 0.019]);
    }
  fitPlate(model, wall, 'glassF', pane, 0.024, 0.004);
  mount(model, wall, frame, box([halfU + 0.024, 0.013, 0.011], 0.008, 0.1), [u, v + halfV + 0.02, 0.016]);
}

/** Adds a door or flap in the body's colour with a frame, a dark joint and round locks. */
export function addHatch(
  model: Model,
  wall: Wall,
  place: Place,
  o: { frame?: string; skin?: string; locks?: boolean } = {},
): void {
  fitPlate(model, wall, o.frame ?? 'alloy', grown(place, 0.022), 0.007, 0.004);
  fitPlate(model, wall, 'seal', grown(place, 0.004), 0.0075, 0.0005);
  fitPlate(model, wall, o.skin ?? 'paint', grown(place, -0.002), 0.0095, 0.002);
  if (o.locks === false) return;
  for (const side of [1, -1]) {
    const at = place.u + side * place.halfU * 0.62;
    fitPlate(
      model,
      wall,
      'trim',
      { u: at, v: place.v + place.halfV - 0.055, halfU: 0.03, halfV: 0.02, radius: 0.02 },
      0.014,
    );
    mount(model, wall, 'chrome', slab(circle(0.011, 20), 0.006), [at, place.v + place.halfV - 0.055, 0.017]);
  }
}

/** Around the door: material, how far outside its edge, and how thick. */
const DOOR_FRAME = [
  ['alloy', 0.018, 0.014],
  ['seal', 0.001, 0.006],
] as const;

/** A rounded rectangle with points every few centimetres along its straights, so that shade falls softly. */
function outlineWithPoints(halfU: number, halfV: number, radius: number): Point2[] {
  const corners = roundedOutline(halfU, halfV, radius);
  return withPointsEvery([...corners, corners[0]!], 0.06).slice(0, -1);
}

/** Adds the entry door with its window, handle and lock, hinged towards the nose. */
export function addEntryDoor(model: Model, wall: Wall, place: Place): void {
  const { u, v, halfU, halfV } = place;
  for (const [material, out, radius] of DOOR_FRAME) {
    const { halfU: u2, halfV: v2, radius: round } = grown(place, out);
    const line = outlineWithPoints(u2, v2, round ?? 0.02).map(([a, b]) => [a, b, 0] as const);
    mount(model, wall, material, tube(line, radius, { closed: true }), [u, v, 0.001]);
  }
  const window = { u, v: v + halfV * 0.45, halfU: halfU * 0.62, halfV: halfV * 0.32, radius: 0.05 };
  fitPlate(model, wall, 'trim', grown(window, 0.022), 0.02, 0.005);
  fitPlate(model, wall, 'lampdark', window, 0.024, 0.003);
  const handle = u + halfU - 0.065;
  fitPlate(
    model,
    wall,
    'trim',
    { u: handle, v: v - halfV * 0.08, halfU: 0.034, halfV: 0.085, radius: 0.02 },
    0.026,
    0.006,
  );
  mount(model, wall, 'chrome', box([0.012, 0.05, 0.012], 0.01), [handle, v - halfV * 0.08 + 0.01, 0.034]);
  for (const hinge of [-0.8, 0, 0.8])
    mount(model, wall, 'trim', box([0.012, 0.04, 0.012], 0.008), [u - halfU - 0.012, v + halfV * hinge, 0.016]);
  fitPlate(model, wall, 'alloy', { u, v: v - halfV + 0.09, halfU: halfU - 0.05, halfV: 0.055, radius: 0.01 }, 0.016);
}

/** Adds a vent with level fins in a plastic frame, as a refrigerator has. */
export function addVent(model: Model, wall: Wall, place: Place, frame = 'white'): void {
  fitPlate(model, wall, frame, grown(place, 0.02), 0.012, 0.005);
  fitPlate(model, wall, 'black', place, 0.0125, 0.0005);
  const fins = Math.round((2 * place.halfV) / 0.032);
  for (let fin = 0; fin < fins; fin++) {
    const v = place.v - place.halfV + ((fin + 0.5) * 2 * place.halfV) / fins;
    mount(model, wall, frame, box([place.halfU - 0.006, 0.0085, 0.005], 0.004, 0.2), [place.u, v, 0.015]);
  }
}

/** Adds a grab handle of bent metal between two feet. */
export function addGrabHandle(model: Model, wall: Wall, u: number, v: number, half = 0.16): void {
  for (const end of [1, -1]) mount(model, wall, 'trim', box([0.018, 0.022, 0.022], 0.008), [u, v + end * half, 0.016]);
  mount(model, wall, 'chrome', moved(box([0.011, half, 0.011], 0.011, 0.04), [0, 0, 0]), [u, v, 0.042]);
}

/** Adds a long slim lamp with a lens, as clearance, annexe and number plate lamps are. */
export function addSlimLamp(model: Model, wall: Wall, material: string, u: number, v: number, half = 0.05): void {
  fitPlate(model, wall, 'trim', { u, v, halfU: half + 0.01, halfV: 0.022, radius: 0.02 }, 0.01, 0.004);
  mount(model, wall, material, box([half, 0.013, 0.008], 0.007), [u, v, 0.012]);
}

/** Adds a rear lamp cluster: frame, red ring of light, indicator and reversing lamp one above the other. */
export function addTailCluster(model: Model, wall: Wall, u: number, v: number): void {
  fitPlate(model, wall, 'trim', { u, v, halfU: 0.082, halfV: 0.24, radius: 0.03 }, 0.022, 0.01);
  const lamps = [
    [0.155, 0.07, 'tail', 'tailled'],
    [0.005, 0.062, 'amber', 'amber'],
    [-0.14, 0.062, 'lamp', 'led'],
  ] as const;
  for (const [up, half, lens, light] of lamps) {
    fitPlate(model, wall, 'seal', { u, v: v + up, halfU: 0.066, halfV: half, radius: 0.02 }, 0.0235, 0.001);
    fitPlate(model, wall, lens, { u, v: v + up, halfU: 0.061, halfV: half - 0.005, radius: 0.018 }, 0.03, 0.006);
    for (const row of [-0.5, 0.5])
      mount(model, wall, light, box([0.05, half * 0.16, 0.004], 0.004), [u, v + up + row * half, 0.029]);
  }
}
