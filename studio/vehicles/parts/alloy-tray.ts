import type { Model } from '../../geometry/model.ts';
import { addPlate } from '../front-and-rear/front-and-rear.ts';
import { box, drum, pipe } from './solids.ts';

/** A flat tray with drop sides: between which x, height of its floor, half width, height of its sides. */
export type TraySizes = {
  from: number;
  to: number;
  floor: number;
  halfWidth: number;
  sideHeight: number;
  /** Top of the frame behind the cab; none without. */
  headboardTop?: number;
  /** Material of sides, floor and frame: `alloy` without. */
  material?: string;
};

const SIDES = [1, -1] as const;

/** A drop side standing in a plane along x or across: a panel with pressed ribs and a rail on top. */
function addDropSide(
  model: Model,
  material: string,
  o: { along: 'x' | 'y'; middle: readonly [number, number]; half: number; bottom: number; height: number },
): void {
  const [x, y] = o.middle;
  const plank = (z: number, halfHeight: number, thickness: number): void => {
    const half =
      o.along === 'x' ? ([o.half, thickness, halfHeight] as const) : ([thickness, o.half, halfHeight] as const);
    model.add(material, box([x, y, z], half, 0.005));
  };
  plank(o.bottom + o.height / 2, o.height / 2, 0.011);
  const ribs = Math.max(2, Math.round(o.height / 0.095));
  for (let rib = 0; rib < ribs; rib++)
    plank(o.bottom + (o.height * (rib + 0.5)) / ribs, (0.3 * o.height) / ribs, 0.019);
  plank(o.bottom + o.height - 0.012, 0.014, 0.022);
}

/** Planks along the tray with dark gaps between, an edge rail, and bearers beneath. */
function addFloor(model: Model, { from, to, floor, halfWidth, material = 'alloy' }: TraySizes): void {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  const planks = Math.round((2 * halfWidth) / 0.2);
  const width = (2 * (halfWidth - 0.02)) / planks;
  for (let plank = 0; plank < planks; plank++) {
    const y = -halfWidth + 0.02 + width * (plank + 0.5);
    model.add(material, box([middle, y, floor], [half, width / 2 - 0.004, 0.02], 0.005));
  }
  model.add('black', box([middle, 0, floor - 0.03], [half - 0.02, halfWidth - 0.03, 0.012], 0.004));
  for (const side of SIDES)
    model.add(material, box([middle, side * (halfWidth - 0.012), floor - 0.03], [half, 0.026, 0.055], 0.012));
  model.add(material, box([to - 0.012, 0, floor - 0.03], [0.026, halfWidth - 0.01, 0.055], 0.012));
  for (let x = from + 0.2; x < to - 0.1; x += 0.4)
    model.add('black', box([x, 0, floor - 0.075], [0.03, halfWidth - 0.08, 0.035], 0.008));
}

function addSides(model: Model, sizes: TraySizes): void {
  const { from, to, floor, halfWidth, sideHeight: height, material = 'alloy' } = sizes;
  const bottom = floor + 0.028;
  const middle = (from + to) / 2;
  const quarter = (to - from) / 4;
  for (const side of SIDES) {
    const y = side * (halfWidth - 0.01);
    for (const x of [middle - quarter, middle + quarter])
      addDropSide(model, material, { along: 'x', middle: [x, y], half: quarter - 0.03, bottom, height });
    for (const x of [from + 0.012, middle, to - 0.012])
      model.add(material, box([x, y, bottom + height / 2 + 0.004], [0.022, 0.026, height / 2 + 0.02], 0.008));
    for (const x of [from + 0.09, middle - 0.09, middle + 0.09, to - 0.09]) {
      model.add('trim', box([x, side * (halfWidth + 0.016), bottom + height - 0.06], [0.034, 0.012, 0.026], 0.008));
      model.add('chrome', box([x, side * (halfWidth + 0.028), bottom + height - 0.055], [0.012, 0.006, 0.03], 0.005));
    }
    for (let x = from + 0.3; x < to - 0.2; x += (to - from - 0.4) / 5)
      model.add(material, box([x, side * (halfWidth + 0.016), bottom], [0.04, 0.014, 0.024], 0.008));
  }
  addDropSide(model, material, {
    along: 'y',
    middle: [to - 0.01, 0],
    half: halfWidth - 0.05,
    bottom,
    height,
  });
  for (const side of SIDES)
    model.add(
      'trim',
      box([to + 0.016, side * (halfWidth - 0.1), bottom + height - 0.06], [0.012, 0.034, 0.026], 0.008),
    );
}

/** The frame behind the cab: hoop, a screen of slats and a solid lower part. */
function addHeadboard(
  model: Model,
  { from, floor, halfWidth, sideHeight, headboardTop: top, material = 'alloy' }: TraySizes,
): void {
  if (top === undefined) return;
  const x = from + 0.04;
  const [foot, head] = [halfWidth - 0.08, halfWidth - 0.11];
  model.add(
    material,
    pipe(
      [
        [x, -foot, floor],
        [x, -head, top],
        [x, head, top],
        [x, foot, floor],
      ],
      0.032,
      0.05,
    ),
  );
  const rail = floor + sideHeight + 0.08;
  model.add(
    material,
    pipe(
      [
        [x, -foot + 0.03, rail],
        [x, foot - 0.03, rail],
      ],
      0.024,
    ),
  );
  // flat, dark slats: seen against the cab they are a screen, not a cage
  const bars = Math.round((2 * head) / 0.075);
  for (let bar = 1; bar < bars; bar++) {
    const y = -head + (2 * head * bar) / bars;
    model.add('trim', box([x, y, (rail + top) / 2], [0.014, 0.006, (top - rail) / 2], 0.004));
  }
  model.add(material, box([x, 0, (rail + top) / 2 + 0.02], [0.02, head - 0.01, 0.018], 0.006));
  model.add(material, box([x, 0, (floor + rail) / 2], [0.012, foot - 0.02, (rail - floor) / 2], 0.006));
}

/** Adds a bar with tail lamps and the number plate, its face at `x`. */
export function addLampBar(model: Model, x: number, height: number, halfWidth: number, plate: string): void {
  model.add('trim', box([x - 0.04, 0, height], [0.025, halfWidth - 0.05, 0.06], 0.012));
  const lamps = [
    ['tail', 0.17, 0.062],
    ['amber', 0.268, 0.032],
    ['lamp', 0.332, 0.028],
  ] as const;
  for (const side of SIDES)
    for (const [material, inward, half] of lamps) {
      const y = side * (halfWidth - inward);
      model.add(material, box([x - 0.012, y, height], [0.014, half, 0.044], 0.01));
      if (material === 'tail') model.add('tailled', drum([x, y, height], [x + 0.006, y, height], 0.026));
    }
  addPlate({ model }, x - 0.006, height, plate);
}

/** Adds a wheel's mudguard, square behind with a rubber flap, over `halfWidth` inwards from `outer`. */
export function addMudguard(model: Model, o: { axle: number; radius: number; outer: number; inner: number }): void {
  const reach = o.radius + 0.08;
  const points = Array.from({ length: 13 }, (_, i) => {
    const angle = Math.PI * (i / 12);
    return [o.axle - reach * Math.cos(angle), o.radius + reach * Math.sin(angle)] as const;
  });
  const [middle, half] = [(o.outer + o.inner) / 2, (o.outer - o.inner) / 2];
  for (const side of SIDES) {
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1]!, points[i]!];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const lean = -Math.atan2(b[1] - a[1], b[0] - a[0]);
      const at = [(a[0] + b[0]) / 2, side * middle, (a[1] + b[1]) / 2] as const;
      model.add('trim', box([0, 0, 0], [length / 2 + 0.012, half, 0.01], 0.008), { leanY: lean, at });
    }
    model.add('tyre', box([o.axle + reach, side * middle, o.radius - 0.13], [0.008, half - 0.01, 0.18], 0.005));
  }
}

/** Adds a tray with drop sides: planked floor, ribbed sides and tailboard with latches, headboard. */
export function addAlloyTray(model: Model, sizes: TraySizes): void {
  addFloor(model, sizes);
  addSides(model, sizes);
  addHeadboard(model, sizes);
}
