import { polygon, roundedBox, roundedRectangle, smoothMax } from '../../../geometry/fields.ts';
import type { CarContext } from '../../car-body/parameters.ts';
import { addPlate } from '../../front-and-rear/front-and-rear.ts';
import { box, pipe } from '../../parts/solids.ts';
import { type PickupSizes, tubSpan } from './pickup.ts';

/** Lines the tub: black walls and ribbed floor, capped rails, wheel housings. */
export function lineTub({ surface, model }: CarContext, sizes: PickupSizes): void {
  const { halfWidth: w, deck, rearAxle } = sizes;
  const { from, to } = tubSpan(sizes);
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  surface.cut('paint', 'trim', (x, y, z) =>
    Math.max(roundedRectangle(x - middle, y, half + 0.01, w - 0.145, 0.05), deck - 0.5 - z),
  );
  for (const side of [1, -1] as const) {
    model.add('trim', box([middle, side * (w - 0.095), deck + 0.006], [half + 0.05, 0.062, 0.014], 0.01));
    model.add('trim', box([rearAxle, side * (w - 0.2), deck - 0.33], [0.42, 0.1, 0.14], 0.06));
  }
  model.add('trim', box([from - 0.02, 0, deck + 0.006], [0.05, w - 0.12, 0.014], 0.01));
  for (let y = -w + 0.25; y < w - 0.2; y += 0.12)
    model.add('trim', box([middle, y, deck - 0.43], [half - 0.02, 0.04, 0.014], 0.008));
}

/** Cuts upright tail lamps with a light frame, reversing and turn signals, and the tailgate's handle. */
export function cutTailgate({ surface, model, tailAt }: CarContext, { length, halfWidth: w, deck }: PickupSizes): void {
  const [inner, bottom, top] = [w - 0.155, deck - 0.47, deck - 0.07];
  const lamp = polygon(
    [
      [inner, bottom],
      [w + 0.06, bottom],
      [w + 0.06, top],
      [inner, top],
    ],
    0.01,
  );
  const beforeTail = (x: number): number => length - 0.17 - x;
  surface.cut('paint', 'tail', (x, y, z) => Math.max(lamp(y, z), beforeTail(x)));
  surface.cut(
    'tail',
    'tailled',
    (_x, y, z) => Math.abs(roundedRectangle(y - inner - 0.066, z - top + 0.14, 0.046, 0.11, 0.02)) - 0.006,
  );
  surface.cut('tail', 'lamp', (_x, _y, z) => Math.abs(z - bottom - 0.06) - 0.032);
  surface.cut('tail', 'amber', (_x, _y, z) => Math.abs(z - bottom - 0.128) - 0.018);
  surface.cut(['tail', 'lamp', 'amber'], 'seal', (_x, y, z) => -(lamp(y, z) + 0.004));
  const handle = deck - 0.14;
  surface.cut('paint', 'trim', (x, y, z) =>
    Math.max(roundedRectangle(y, z - handle, 0.15, 0.055, 0.03), beforeTail(x)),
  );
  model.add('trim', box([tailAt(0, handle) + 0.008, 0, handle + 0.012], [0.014, 0.1, 0.018], 0.008));
  surface.cut('paint', 'trim', (x, _y, z) => Math.max(z - 0.62, length - 0.25 - x));
}

/** Adds a step bumper with a black tread, and the plate in its middle. */
export function addStepBumper(
  context: CarContext,
  { length, halfWidth: w, deck }: PickupSizes,
  material: string,
  plate: string,
): void {
  const { model } = context;
  const height = deck - 0.61;
  const bow = (y: number): number => 0.1 * (Math.abs(y) / w) ** 4;
  model.addField(
    material,
    (x, y, z) => {
      const bar = roundedBox(x - length - 0.02 + bow(y), y, z - height, 0.1, w - 0.02, 0.075, 0.04);
      return smoothMax(bar, -roundedBox(x - length - 0.1, y, z - height - 0.02, 0.12, 0.3, 0.1, 0.03), 0.02);
    },
    [length - 0.35, -w - 0.05, height - 0.14],
    [length + 0.2, w + 0.05, height + 0.16],
    0.018,
  );
  model.addField(
    'trim',
    (x, y, z) => roundedBox(x - length - 0.02 + bow(y), y, z - height - 0.065, 0.098, w - 0.05, 0.016, 0.012),
    [length - 0.35, -w - 0.05, height],
    [length + 0.2, w + 0.05, height + 0.14],
    0.018,
  );
  model.add('trim', box([length, 0, height - 0.02], [0.07, 0.31, 0.085], 0.02));
  addPlate(context, length + 0.078, height - 0.015, plate);
}

/** Adds a number plate on the bumper in front. */
export function addFrontPlate(context: CarContext, height: number, plate: string): void {
  addPlate(context, context.noseAt(0, height) - 0.014, height, plate);
}

/** Adds tubular side steps between two x, with black treads and brackets. */
export function addSideSteps(
  { model }: CarContext,
  { halfWidth: w, sillHeight = 0.36 }: PickupSizes,
  from: number,
  to: number,
  material: string,
): void {
  const height = sillHeight + 0.06;
  for (const side of [1, -1] as const) {
    const y = side * (w - 0.03);
    const inward = side * (w - 0.2);
    model.add(
      material,
      pipe(
        [
          [from, inward, height],
          [from + 0.06, y, height],
          [to - 0.06, y, height],
          [to, inward, height],
        ],
        0.05,
        0.08,
      ),
    );
    for (const at of [from + 0.42, to - 0.36]) {
      model.add('trim', box([at, y, height + 0.045], [0.19, 0.046, 0.012], 0.01));
      model.add('black', box([at, side * (w - 0.2), height], [0.03, 0.18, 0.025], 0.01));
    }
  }
}

/** Adds what is seen beneath: frame, axles and differentials. */
export function addUnderbody({ model }: CarContext, { length, frontAxle, rearAxle, wheelRadius }: PickupSizes): void {
  for (const side of [1, -1] as const)
    model.add('black', box([length / 2, side * 0.42, 0.5], [length / 2 - 0.4, 0.05, 0.08], 0.02));
  model.add('black', box([length / 2 - 0.3, 0, 0.46], [length / 2 - 0.9, 0.36, 0.08], 0.04));
  for (const axle of [frontAxle, rearAxle]) {
    model.add(
      'black',
      pipe(
        [
          [axle, -0.7, wheelRadius],
          [axle, 0.7, wheelRadius],
        ],
        0.05,
      ),
    );
    model.addField(
      'black',
      (x, y, z) => Math.hypot(x - axle, y * 0.8, z - wheelRadius) - 0.13,
      [axle - 0.2, -0.25, wheelRadius - 0.2],
      [axle + 0.2, 0.25, wheelRadius + 0.2],
      0.025,
    );
  }
}

/** Adds a sports bar over the front of the tub: two open sails that lean inwards, and a flat hoop across. */
export function addSportsBar({ model }: CarContext, sizes: PickupSizes, material: string): void {
  const { deck, halfWidth: w } = sizes;
  const at = tubSpan(sizes).from + 0.06;
  const [foot, head] = [w - 0.12, w - 0.26];
  const top = sizes.roof - 0.15;
  const outline = polygon(
    [
      [at, deck],
      [at + 0.1, top],
      [at + 0.32, top],
      [at + 0.6, deck + 0.16],
      [at + 0.95, deck],
    ],
    0.03,
  );
  const window = polygon(
    [
      [at + 0.13, deck + 0.1],
      [at + 0.19, top - 0.09],
      [at + 0.28, top - 0.09],
      [at + 0.5, deck + 0.13],
    ],
    0.03,
  );
  const sail = (x: number, y: number, z: number): number => {
    const lean = foot - ((z - deck) / (top - deck)) * (foot - head);
    return smoothMax(smoothMax(outline(x, z), -window(x, z), 0.015), Math.abs(y - lean) - 0.03, 0.02);
  };
  const low = [at - 0.05, head - 0.1, deck - 0.02] as const;
  model.addField(material, sail, low, [at + 1, foot + 0.08, top + 0.04], 0.012, { mirrored: true });
  const hoop = (x: number, y: number, z: number): number =>
    roundedBox(x - at - 0.21, y, z - top + 0.028 + 0.04 * (y / head) ** 4, 0.11, head + 0.02, 0.036, 0.026);
  model.addField(material, hoop, [at, -w, top - 0.15], [at + 0.4, w, top + 0.06], 0.014);
  for (const side of [1, -1] as const)
    model.add('trim', box([at + 0.46, side * foot, deck + 0.02], [0.5, 0.05, 0.014], 0.01));
}
