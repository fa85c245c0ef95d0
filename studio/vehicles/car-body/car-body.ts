import { coarsened } from '../../geometry/coarsen.ts';
import { spline } from '../../geometry/curves.ts';
import { type Point3, roundedBox, roundedRectangle, smoothMax } from '../../geometry/fields.ts';
import { type Detail, Model } from '../../geometry/model.ts';
import type { Surface, SurfaceField } from '../../geometry/surface.ts';
import { addFrontAndRear } from '../front-and-rear/front-and-rear.ts';
import { addMirrors } from '../parts/mirrors.ts';
import { buildWheel } from '../wheels/wheels.ts';
import { addCabin } from './cabin-in-car.ts';
import { cutGlass } from './glass.ts';
import type { CarBodyParameters, CarContext, Door, DrawLine } from './parameters.ts';
import { type CarShape, carShape } from './shape.ts';

/** Cell size of the body's mesh: fine enough that reflections on a 1200 px picture show no facets. */
const BODY_CELL = 0.014;
const HIDDEN_CELL = 0.05;
/** Gaps between panels and their rounded edges: a little wider than true, so that they read at 1200 px. */
const SHUT_LINE = { halfWidth: 0.0034, edge: 0.008 };

function doorOutline(door: Door, { roofDistance, archDistance }: CarContext): SurfaceField {
  const { front, rear, bottom = 0.3, roofGap = 0.04, aroundArch } = door;
  return (x, y, z) => {
    let d = smoothMax(smoothMax(front(z) - x, x - rear(z), 0.07), bottom - z, 0.07);
    d = smoothMax(d, roofDistance(x, y, z) + roofGap, 0.05);
    return aroundArch ? smoothMax(d, -(archDistance(x, z) - 0.06), 0.05) : d;
  };
}

function drawBonnetLines({ parameters: p }: CarContext, draw: DrawLine): void {
  if (!p.bonnetLines) return;
  const { between } = p.bonnetLines;
  const sides = spline(p.bonnetLines.sides);
  const front = spline(p.bonnetLines.front);
  draw(
    (x, y) => y - sides(x),
    (x, _y, _z, _nx, _ny, nz) => Math.max(between[0] - x, x - between[1], 0.25 - nz),
  );
  draw(
    (x, y) => x - front(y),
    (x, y, z, _nx, _ny, nz) => Math.max(y - sides(x), 0.1 - nz, z > p.glasshouseFrom + 0.6 ? 1 : -1),
  );
}

function drawShutLines(context: CarContext): void {
  const { surface, parameters: p } = context;
  const halfWidth = p.shutLineHalfWidth ?? SHUT_LINE.halfWidth;
  const draw: DrawLine = (field, extent, on = ['paint']) => {
    surface.line(on, 'gap', field, halfWidth, extent);
    surface.roundEdges(on, field, halfWidth, SHUT_LINE.edge, extent);
  };
  for (const door of p.doors ?? []) draw(doorOutline(door, context), (_x, _y, _z, _nx, ny) => 0.3 - ny);
  drawBonnetLines(context, draw);
  p.shutLines?.(context, draw);
}

function addWheels({ model, parameters: p }: CarContext): void {
  const wheel =
    p.wheels ??
    buildWheel(
      {
        radius: p.wheelRadius,
        rimRadius: p.rimRadius,
        width: p.wheelWidth,
        style: p.wheelStyle,
        finish: p.wheelFinish,
        tread: p.tread,
        brakeMaterial: p.brakeMaterial,
      },
      model.detail,
    );
  const aside = p.halfTrack ?? p.halfWidth - 0.142;
  for (const axle of [p.frontAxle, p.rearAxle])
    for (const flipped of [false, true]) model.addParts(wheel, { at: [axle, aside, p.wheelRadius], flipped });
}

function addHandles({ model, parameters: p, halfWidthAt }: CarContext): void {
  for (const [hx, hz] of p.handles ?? []) {
    const hy = halfWidthAt(hx, hz) + 0.012;
    const low: Point3 = [hx - 0.15, hy - 0.06, hz - 0.06];
    const high: Point3 = [hx + 0.15, hy + 0.06, hz + 0.06];
    const grip = (x: number, y: number, z: number): number => {
      const across = x - hx;
      const up = z - hz + 0.02 * across;
      const hollow = roundedBox(across, y - hy + 0.012, up, 0.07, 0.014, 0.05, 0.01);
      return smoothMax(roundedBox(across, y - hy, up, 0.105, 0.022, 0.016, 0.014), -hollow, 0.008);
    };
    model.addField(p.handleMaterial ?? 'paint', grip, low, high, 0.005, { mirrored: true });
  }
}

/** The flat of the underside and the inside of the wheel wells are dull and hardly seen: few triangles do. */
function coarsenHidden(surface: Surface, shape: CarShape, p: CarBodyParameters): void {
  const top = (p.sillHeight ?? 0.19) + 0.02;
  const inner = p.halfWidth - 0.17;
  surface.triangles.black = coarsened(surface.triangles.black ?? [], HIDDEN_CELL, (x, y, z, _nx, _ny, nz) => {
    if (y < 0.03) return false;
    const arch = shape.archDistance(x, z);
    return arch > 0.06 ? nz < -0.98 && z < top : arch < 0.02 && y < inner;
  });
}

/** Meshes the left half of the body and blackens the wheel wells and the underside. */
function bodyContext(p: CarBodyParameters, model: Model): CarContext {
  const shape = carShape(p);
  const { length, halfWidth } = p;
  const low: Point3 = [-0.1, -0.03, 0.1];
  const high: Point3 = [length + 0.1, halfWidth + 0.12, p.meshHeight];
  const surface = model.surface('paint', shape.body, low, high, BODY_CELL, { safety: 2 });
  surface.remove('paint', (_x, y) => y);
  const sill = p.sillHeight ?? 0.19;
  surface.cut('paint', 'black', (x, y, z) => Math.max(shape.archDistance(x, z) + 0.004, halfWidth - 0.6 - y));
  surface.cut('paint', 'black', (x, _y, z) => z - sill - 0.025 - (p.sillRake ? p.sillRake(x) : 0));
  coarsenHidden(surface, shape, p);
  return { ...shape, parameters: p, model, surface };
}

/** Builds a car from its parameters: body with glass, lamps and lines, wheels, cabin, mirrors, handles. */
export function buildCar(p: CarBodyParameters, detail: Detail): Model {
  const model = new Model(p.length, detail);
  const context = bodyContext(p, model);
  cutGlass(context);
  p.regions?.(context);
  if (p.frontAndRear) addFrontAndRear(context, p.frontAndRear);
  drawShutLines(context);
  model.addParts(context.surface.triangles, { mirrored: true });
  addWheels(context);
  addCabin(context);
  addMirrors(context);
  addHandles(context);
  p.extras?.(context);
  return model;
}

/** A rectangle across the car (y, z) pressed into nose or tail, as a plate's place. */
export function plateRecess(height: number, between: readonly [number, number], halfHeight = 0.07) {
  return {
    field: (_x: number, y: number, z: number) => roundedRectangle(y, z - height, 0.27, halfHeight, 0.02),
    depth: 0.02,
    between,
  };
}
