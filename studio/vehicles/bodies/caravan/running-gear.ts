import type { Point2, Point3 } from '../../../geometry/fields.ts';
import type { Model } from '../../../geometry/model.ts';
import { lathe, moved, tube } from '../../../geometry/solids.ts';
import { box, drum, pipe } from '../../parts/solids.ts';
import { buildWheel, type WheelOptions } from '../../wheels/wheels.ts';

/** Frame and wheels of a caravan, in metres. */
export type RunningGear = {
  /** Where the box starts and ends, and its half width. */
  from: number;
  to: number;
  halfWidth: number;
  /** Top of the frame's rails. */
  railTop: number;
  axles: readonly number[];
  wheel: WheelOptions & { radius: number; width: number };
};

const SIDES = [1, -1] as const;

/** A rail of box section between two places of the same height. */
function addRail(model: Model, from: Point3, to: Point3, half: readonly [number, number]): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  model.add('black', box([0, 0, 0], [length / 2, half[0], half[1]], 0.008), {
    turnZ: Math.atan2(to[1] - from[1], to[0] - from[0]),
    at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, from[2]],
  });
}

/** Adds wheels with their arms, and the dark wells in which they turn. */
function addWheels(model: Model, g: RunningGear): void {
  const { caliper: _caliper, ...wheel } = buildWheel(g.wheel, model.detail);
  const track = g.halfWidth - g.wheel.width / 2 - 0.035;
  for (const axle of g.axles) {
    for (const flipped of [false, true]) model.addParts(wheel, { at: [axle, track, g.wheel.radius], flipped });
    for (const side of SIDES) {
      model.add(
        'black',
        pipe(
          [
            [axle - 0.5, side * (track - 0.3), g.railTop - 0.08],
            [axle, side * (track - 0.16), g.wheel.radius],
          ],
          0.05,
        ),
      );
      model.add(
        'slat',
        pipe(
          [
            [axle - 0.12, side * (track - 0.26), g.wheel.radius],
            [axle - 0.2, side * (track - 0.3), g.railTop + 0.1],
          ],
          0.035,
        ),
      );
    }
    model.add(
      'black',
      pipe(
        [
          [axle, -track + 0.1, g.wheel.radius],
          [axle, track - 0.1, g.wheel.radius],
        ],
        0.04,
      ),
    );
  }
}

function addWells(model: Model, g: RunningGear): void {
  const { radius } = g.wheel;
  const [first, last] = [Math.min(...g.axles), Math.max(...g.axles)];
  const middle = (first + last) / 2;
  const half = (last - first) / 2 + radius + 0.14;
  const top = 2 * radius + 0.2;
  for (const side of SIDES) {
    model.add('black', box([middle, side * (g.halfWidth - 0.2), top], [half, 0.19, 0.02], 0.01));
    for (const end of [1, -1])
      model.add(
        'black',
        box([middle + end * half, side * (g.halfWidth - 0.2), top / 2 + 0.2], [0.02, 0.19, top / 2 - 0.2], 0.01),
      );
    model.add('black', box([middle, side * (g.halfWidth - 0.4), top / 2 + 0.2], [half, 0.02, top / 2 - 0.2], 0.01));
  }
}

/** Adds frame, wells, wheels and their suspension. */
export function addRunningGear(model: Model, g: RunningGear): void {
  for (const side of SIDES)
    addRail(
      model,
      [g.from + 0.2, side * 0.62, g.railTop - 0.075],
      [g.to - 0.08, side * 0.62, g.railTop - 0.075],
      [0.03, 0.075],
    );
  for (let x = g.from + 0.3; x < g.to; x += 0.7)
    addRail(
      model,
      [x, -g.halfWidth + 0.08, g.railTop - 0.05],
      [x, g.halfWidth - 0.08, g.railTop - 0.05],
      [0.025, 0.045],
    );
  addWells(model, g);
  addWheels(model, g);
}

/** A lying torus of chain from rail to coupling, drawn as a hanging line of links. */
function addChain(model: Model, from: Point3, to: Point3): void {
  const links = 13;
  for (let link = 0; link < links; link++) {
    const t = (link + 0.5) / links;
    const sag = 0.13 * 4 * t * (1 - t);
    const at: Point3 = [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
      from[2] + (to[2] - from[2]) * t - sag,
    ];
    const flat = link % 2 === 0;
    const ring = Array.from({ length: 12 }, (_, i): Point3 => {
      const angle = (i / 12) * 2 * Math.PI;
      const across = 0.011 * Math.sin(angle);
      return [0.019 * Math.cos(angle), flat ? across : 0, flat ? 0 : across];
    });
    model.add('metal', tube(ring, 0.0045, { closed: true, sides: 6 }), { at });
  }
}

/** Adds the drawbar: two rails that meet at the coupling, its handle, hand brake, chains and safety cable. */
export function addDrawbar(model: Model, g: RunningGear): void {
  const z = g.railTop - 0.06;
  const spread = 0.6 * (g.halfWidth - 0.1);
  for (const side of SIDES) addRail(model, [0.3, side * 0.05, z], [g.from + 0.5, side * spread, z], [0.028, 0.06]);
  addRail(model, [g.from - 0.12, -0.5, z], [g.from - 0.12, 0.5, z], [0.025, 0.05]);
  model.add('trim', box([0.28, 0, z], [0.2, 0.062, 0.05], 0.016));
  model.add('bark', box([0.09, 0, z + 0.01], [0.085, 0.05, 0.052], 0.03));
  model.add('chrome', drum([0.06, 0, z + 0.04], [0.06, 0, z + 0.11], 0.024));
  model.add(
    'black',
    pipe(
      [
        [0.12, 0.05, z + 0.03],
        [0.16, 0.05, z + 0.13],
        [0.3, 0.05, z + 0.17],
      ],
      0.014,
    ),
  );
  model.add(
    'black',
    pipe(
      [
        [0.46, -0.09, z + 0.05],
        [0.4, -0.09, z + 0.3],
        [0.36, -0.09, z + 0.36],
      ],
      0.013,
    ),
  );
  model.add(
    'belt-red',
    pipe(
      [
        [0.375, -0.09, z + 0.335],
        [0.35, -0.09, z + 0.375],
      ],
      0.017,
    ),
  );
  for (const side of SIDES) addChain(model, [0.52, side * 0.12, z - 0.06], [0.14, side * 0.05, z - 0.05]);
}

/** Adds the jockey wheel on its post beside the drawbar. */
export function addJockeyWheel(model: Model, x: number, y: number, railTop: number): void {
  const z = railTop - 0.06;
  model.add('trim', box([x, y - 0.05, z], [0.035, 0.05, 0.06], 0.01));
  model.add('metal', drum([x, y, 0.26], [x, y, railTop + 0.32], 0.026));
  model.add('alloy', drum([x, y, z - 0.09], [x, y, railTop + 0.26], 0.033));
  model.add(
    'black',
    pipe(
      [
        [x, y, railTop + 0.31],
        [x, y, railTop + 0.36],
        [x + 0.13, y, railTop + 0.36],
        [x + 0.13, y, railTop + 0.44],
      ],
      0.011,
      0.02,
    ),
  );
  for (const side of SIDES) model.add('metal', box([x + 0.02, y + side * 0.05, 0.19], [0.022, 0.005, 0.1], 0.004));
  model.add('metal', box([x + 0.005, y, 0.285], [0.035, 0.055, 0.008], 0.004));
  const profile: Point2[] = [
    [0.02, -0.03],
    [0.06, -0.03],
    [0.066, -0.042],
    [0.095, -0.042],
    [0.112, -0.03],
    [0.115, 0],
    [0.112, 0.03],
    [0.095, 0.042],
    [0.066, 0.042],
    [0.06, 0.03],
    [0.02, 0.03],
  ];
  const wheel = lathe(profile, 36);
  // the lathe turns about z; laid over, so that the axle lies across
  const across: number[] = [];
  for (let i = 0; i < wheel.length; i += 3) across.push(wheel[i]!, -wheel[i + 2]!, wheel[i + 1]!);
  model.add('tyre', moved(across, [x + 0.02, y, 0.115]));
  for (const side of SIDES)
    model.add('alloy', drum([x + 0.02, y + side * 0.028, 0.115], [x + 0.02, y + side * 0.034, 0.115], 0.06));
}

/** Adds a gas bottle with foot ring, collar and valve. */
export function addGasBottle(model: Model, [x, y, z]: Point3, material = 'alloy'): void {
  const body: Point2[] = [
    [0.12, 0],
    [0.13, 0.03],
    [0.15, 0.05],
    [0.157, 0.075],
    [0.157, 0.2],
    [0.1585, 0.205],
    [0.157, 0.21],
    [0.157, 0.34],
    [0.15, 0.375],
    [0.13, 0.405],
    [0.095, 0.425],
    [0.03, 0.437],
    [0, 0.438],
  ];
  model.add(material, lathe(body, 40), { at: [x, y, z] });
  const collar: Point2[] = [
    [0.1, 0.41],
    [0.102, 0.505],
    [0.098, 0.512],
    [0.092, 0.505],
    [0.09, 0.41],
  ];
  model.add(material, lathe(collar, 36), { at: [x, y, z] });
  model.add('stitch', drum([x, y, z + 0.43], [x, y, z + 0.47], 0.02));
  model.add('trim', drum([x, y, z + 0.47], [x, y, z + 0.5], 0.032));
}
