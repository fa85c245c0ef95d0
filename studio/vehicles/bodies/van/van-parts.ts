import { type PlaneField, type Point2, polygon, roundedRectangle } from '../../../geometry/fields.ts';
import { buildCar } from '../../car-body/car-body.ts';
import type { CarBodyParameters, CarContext, Points } from '../../car-body/parameters.ts';
import type { Design } from '../../design.ts';
import { addPlate } from '../../front-and-rear/front-and-rear.ts';
import { box, pipe } from '../../parts/solids.ts';
import { addFrontPlate } from '../ute/pickup-parts.ts';
import type { VanSizes } from './van-body.ts';

/** Draws twin rear doors between two heights, and the rail of a sliding door between two x. */
export function drawVanLines(
  { halfWidth, length }: VanSizes,
  o: { bottom: number; top: number; railHeight: number; rail: readonly [number, number] },
): NonNullable<CarBodyParameters['shutLines']> {
  const middle = (o.bottom + o.top) / 2;
  return (_context, draw) => {
    const edge = (y: number, z: number): number =>
      roundedRectangle(y, z - middle, halfWidth - 0.115, middle - o.bottom, 0.06);
    draw(
      (_x, y, z) => edge(y, z),
      (x, _y, _z, nx) => Math.max(0.4 - nx, length - 0.4 - x),
    );
    draw(
      (_x, y) => y - 0.002,
      (x, _y, z, nx) => Math.max(0.4 - nx, o.bottom - z, z - o.top, length - 0.4 - x),
    );
    draw(
      (_x, _y, z) => z - o.railHeight,
      (x, _y, _z, _nx, ny) => Math.max(0.5 - ny, o.rail[0] - x, x - o.rail[1]),
    );
    draw(
      (_x, _y, z) => z - o.railHeight + 0.03,
      (x, _y, _z, _nx, ny) => Math.max(0.5 - ny, o.rail[0] - x, x - o.rail[1]),
    );
  };
}

/** Cuts upright tail lamps into the rear corners: red with a lit strip, a clear and an amber part. */
export function cutTailLamps(
  { surface, parameters: p }: CarContext,
  o: { inner: number; bottom: number; top: number; depth?: number },
): void {
  const lamp = polygon(
    [
      [o.inner, o.bottom],
      [p.halfWidth + 0.1, o.bottom],
      [p.halfWidth + 0.1, o.top],
      [o.inner, o.top],
    ],
    0.012,
  );
  const beforeTail = (x: number): number => p.length - (o.depth ?? 0.16) - x;
  const height = o.top - o.bottom;
  surface.cut('paint', 'tail', (x, y, z) => Math.max(lamp(y, z), beforeTail(x)));
  surface.cut('tail', 'tailled', (_x, y, z) =>
    Math.max(Math.abs(y - o.inner - 0.032) - 0.008, Math.abs(z - o.bottom - height * 0.64) - height * 0.3),
  );
  surface.cut('tail', 'amber', (_x, _y, z) => Math.abs(z - o.bottom - height * 0.24) - height * 0.06);
  surface.cut('tail', 'lamp', (_x, _y, z) => Math.abs(z - o.bottom - height * 0.11) - height * 0.06);
  surface.cut(['tail', 'amber', 'lamp'], 'seal', (_x, y, z) => -(lamp(y, z) + 0.005));
}

/** Heights of what the rear doors carry, and the material of the bumper under them. */
export type RearFittings = {
  hinges: readonly number[];
  handle: number;
  plate: number;
  top: number;
  bumper: string;
};

/** Adds the rear doors' hinges and handle, the high brake lamp, the plate and a step bumper. */
function addRearFittings(context: CarContext, o: RearFittings & { number: string }): void {
  const { model, tailAt, parameters: p } = context;
  for (const height of o.hinges) {
    const y = p.halfWidth - 0.105 - 0.09 * Math.max(0, height - 1.1);
    for (const side of [1, -1] as const)
      model.add('paint', box([tailAt(y, height) - 0.028, side * y, height], [0.03, 0.03, 0.04], 0.012));
  }
  model.add('trim', box([tailAt(0, o.handle) + 0.01, 0.1, o.handle], [0.018, 0.075, 0.018], 0.012));
  model.add('tailled', box([tailAt(0, o.top) - 0.065, 0, o.top], [0.02, 0.14, 0.014], 0.008));
  addPlate(context, tailAt(0, o.plate) + 0.012, o.plate, o.number);
  for (const side of [1, -1] as const)
    model.add('lamp', box([tailAt(0, o.plate) + 0.012, side * 0.1, o.plate + 0.085], [0.02, 0.03, 0.012], 0.006));
  const step = (p.sillHeight ?? 0.22) + 0.2;
  model.add(o.bumper, box([p.length - 0.03, 0, step], [0.075, p.halfWidth - 0.06, 0.09], 0.04));
  model.add('trim', box([p.length - 0.02, 0, step + 0.085], [0.07, p.halfWidth - 0.16, 0.01], 0.008));
  for (const side of [1, -1] as const)
    model.add('tail', box([p.length + 0.035, side * (p.halfWidth - 0.25), step - 0.01], [0.014, 0.06, 0.02], 0.006));
}

/** Adds rub strips along the sides: spans of x at a height. */
function addRubStrips({ model, halfWidthAt }: CarContext, height: number, spans: Points): void {
  for (const [from, to] of spans) {
    const y = halfWidthAt((from + to) / 2, height) + 0.004;
    for (const side of [1, -1] as const)
      model.add('trim', box([(from + to) / 2, side * y, height], [(to - from) / 2, 0.02, 0.05], 0.016));
  }
}

/** Adds the two wipers at rest on the windscreen's foot. */
export function addWipers({ model, roofAt, bowedX }: CarContext, cowlAt: number): void {
  const onScreen = (y: number, up: number): [number, number, number] => {
    const x = cowlAt + up;
    return [x - (bowedX(x, y) - x), y, roofAt(x) - 0.05 * y * y + 0.014];
  };
  for (const [foot, tip] of [
    [0.1, 0.66],
    [-0.55, 0.02],
  ] as const) {
    model.add('seal', pipe([onScreen(foot, 0.01), onScreen(tip, 0.07)], 0.008));
    model.add('seal', pipe([onScreen(foot + 0.1, 0.05), onScreen(tip, 0.07)], 0.006));
  }
}

/** Adds axles and a floor beneath, so that no light shows through. */
function addVanUnderbody({ model, parameters: p }: CarContext): void {
  const floor = (p.sillHeight ?? 0.22) + 0.08;
  model.add('black', box([p.length / 2, 0, floor + 0.06], [p.length / 2 - 0.5, p.halfWidth - 0.36, 0.06], 0.02));
  for (const axle of [p.frontAxle, p.rearAxle])
    model.add(
      'black',
      pipe(
        [
          [axle, -p.halfWidth + 0.25, p.wheelRadius],
          [axle, p.halfWidth - 0.25, p.wheelRadius],
        ],
        0.045,
      ),
    );
}

/** Adds what every van has besides its face: underbody, plates before and behind, rub strips, rear fittings, wipers. */
export function addVanFittings(
  context: CarContext,
  { cowlAt }: VanSizes,
  o: { number: string; frontPlate: number; strips?: { height: number; spans: Points }; rear: RearFittings },
): void {
  addVanUnderbody(context);
  addFrontPlate(context, o.frontPlate, o.number);
  if (o.strips) addRubStrips(context, o.strips.height, o.strips.spans);
  addRearFittings(context, { ...o.rear, number: o.number });
  addWipers(context, cowlAt);
}

/** Cuts the lower face of a cargo van: a dark foot all along, a dark chin, and its openings, whose field is (y, z). */
export function cutCargoFace({ surface }: CarContext, o: { foot: number; chin: Point2 }, openings: PlaneField): void {
  const [chinTop, chinDepth] = o.chin;
  surface.cut('paint', 'trim', (_x, _y, z) => z - o.foot);
  surface.cut('paint', 'trim', (x, _y, z) => Math.max(z - chinTop, x - chinDepth));
  surface.cut(['paint', 'trim'], 'grille', (x, y, z) => Math.max(openings(y, z), x - 0.5));
}

/** Makes a design of a van from its sizes and its body. */
export function vanDesign(
  sizes: VanSizes,
  body: CarBodyParameters,
  { id, hotspots, cabin }: Required<Pick<Design, 'id' | 'hotspots' | 'cabin'>>,
): Design {
  const { length, halfWidth, roof } = sizes;
  const build: Design['build'] = (detail) => buildCar(body, detail);
  return { id, body: 'van', length, width: 2 * halfWidth, height: roof, build, hotspots, cabin };
}
