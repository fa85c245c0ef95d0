import { type Point3, smoothMin } from '../../geometry/fields.ts';
import type { Model } from '../../geometry/model.ts';
import {
  box,
  circle,
  lathe,
  moved,
  posed,
  roundedOutline,
  slab,
  smoothPath,
  tube,
} from '../../geometry/solids.ts';
import { addNumberPlate } from '../plate.ts';
import { buildWheel } from '../wheels.ts';
import type { CaravanPlan } from './plan.ts';

const BACK = { right: [0, 1, 0] as Point3, up: [0, 0, 1] as Point3 };
const FRONT = { right: [0, -1, 0] as Point3, up: [0, 0, 1] as Point3 };

/** Everything that is fixed to a caravan's body: below, in front, behind and on the roof. */
export function addOutfit(model: Model, plan: CaravanPlan): void {
  const xs = plan.profile.map(([x]) => x);
  const [nose, tail] = [Math.min(...xs) - plan.rounding, Math.max(...xs) + plan.rounding];
  addChassis(model, plan, nose, tail);
  addDrawbar(model, plan, nose);
  addRear(model, plan, tail);
  addLights(model, plan);
  addDoorThings(model, plan);
  addWheels(model, plan);
  for (const { x, y, half, material } of plan.roofBoxes) {
    model.add(
      material,
      moved(box([...half], Math.min(0.05, half[2] * 0.8), 0.04), [x, y, plan.roof + half[2] - 0.02]),
    );
  }
  if (plan.awning) addAwning(model, plan, plan.awning);
}

function addChassis(model: Model, plan: CaravanPlan, nose: number, tail: number): void {
  const middle = (nose + tail) / 2;
  for (const side of [1, -1])
    model.add(
      'trim',
      moved(box([(tail - nose) / 2 - 0.1, 0.03, 0.06], 0.01, 0.06), [
        middle,
        side * plan.halfWidth * 0.55,
        plan.floor - 0.03,
      ]),
    );
  for (const axle of plan.axles) {
    const z = plan.wheel.radius ?? 0.335;
    model.add(
      'black',
      tube(
        [
          [axle, -plan.halfWidth + 0.25, z],
          [axle, plan.halfWidth - 0.25, z],
        ],
        0.035,
      ),
    );
    for (const side of [1, -1])
      model.add(
        'trim',
        tube(
          [
            [axle - 0.35, side * plan.halfWidth * 0.6, plan.floor - 0.05],
            [axle, side * plan.halfWidth * 0.62, z],
          ],
          0.03,
        ),
      );
  }
  for (const x of [nose + 0.35, tail - 0.3])
    for (const side of [1, -1])
      model.add(
        'metal',
        tube(
          [
            [x, side * plan.halfWidth * 0.7, plan.floor],
            [x + 0.22, side * plan.halfWidth * 0.7, plan.floor - 0.06],
          ],
          0.018,
        ),
      );
}

function addDrawbar(model: Model, plan: CaravanPlan, nose: number): void {
  const z = plan.floor - 0.04;
  for (const side of [1, -1]) {
    model.add(
      'trim',
      tube(
        [
          [0.32, side * 0.03, z],
          [nose + 0.4, side * plan.halfWidth * 0.55, z],
        ],
        0.045,
      ),
    );
    model.add(
      'metal',
      tube(
        smoothPath([
          [0.25, side * 0.05, z],
          [0.12, side * 0.09, z - 0.1],
          [0.02, side * 0.05, z - 0.04],
        ]),
        0.006,
      ),
    );
  }
  model.addField(
    'metal',
    (x, y, pz) =>
      smoothMin(
        Math.hypot(x - 0.08, y, pz - z) - 0.055,
        Math.max(Math.hypot(y, pz - z) - 0.04, Math.abs(x - 0.22) - 0.16),
        0.03,
      ),
    [-0.05, -0.12, z - 0.12],
    [0.46, 0.12, z + 0.12],
    0.009,
  );
  model.add(
    'alu-brushed',
    tube(
      [
        [0.14, 0, z + 0.05],
        [0.36, 0, z + 0.13],
      ],
      0.014,
    ),
  );
  model.add(
    'metal',
    tube(
      [
        [0.5, 0.14, 0.2],
        [0.5, 0.14, z + 0.35],
      ],
      0.026,
    ),
  );
  model.add(
    'trim',
    tube(
      [
        [0.42, 0.14, z + 0.35],
        [0.5, 0.14, z + 0.35],
        [0.5, 0.22, z + 0.36],
      ],
      0.012,
    ),
  );
  model.add(
    'tyre',
    posed(
      lathe([
        [0, -0.035],
        [0.09, -0.035],
        [0.105, -0.02],
        [0.105, 0.02],
        [0.09, 0.035],
        [0, 0.035],
      ]),
      { at: [0.5, 0.14, 0.105], right: [1, 0, 0], up: [0, 0, 1] },
    ),
  );
  if (plan.toolbox) {
    model.add(
      'alu-brushed',
      moved(box([0.3, plan.halfWidth * 0.62, 0.25], 0.03, 0.05), [nose + 0.02, 0, plan.floor + 0.22]),
    );
    model.add(
      'seal',
      moved(box([0.302, plan.halfWidth * 0.62 + 0.002, 0.006], 0.004, 0.05), [
        nose + 0.02,
        0,
        plan.floor + 0.36,
      ]),
    );
    for (const y of [-0.35, 0.35])
      model.add('chrome', moved(box([0.01, 0.05, 0.025], 0.008, 0.03), [nose - 0.285, y, plan.floor + 0.32]));
  }
  const bottleX = plan.toolbox ? nose - 0.5 : nose - 0.22;
  for (const y of plan.length < 5.5 ? [0] : [-0.17, 0.17]) addGasBottle(model, bottleX, y, z + 0.04);
}

function addGasBottle(model: Model, x: number, y: number, z: number): void {
  const shape = [
    [0, 0.02],
    [0.11, 0.02],
    [0.14, 0.05],
    [0.15, 0.1],
    [0.15, 0.38],
    [0.14, 0.44],
    [0.1, 0.49],
    [0.05, 0.51],
    [0, 0.51],
  ] as const;
  model.add('bottle-grey', moved(lathe(shape, 40), [x, y, z]));
  model.add(
    'bottle-grey',
    moved(
      lathe(
        [
          [0.09, 0.49],
          [0.095, 0.59],
          [0.088, 0.59],
        ],
        32,
      ),
      [x, y, z],
    ),
  );
  model.add(
    'amber',
    moved(
      lathe(
        [
          [0, 0.5],
          [0.02, 0.5],
          [0.02, 0.57],
          [0, 0.57],
        ],
        16,
      ),
      [x, y, z],
    ),
  );
  model.add(
    'seal',
    tube(
      circle(0.152, 40).map(([u, v]): Point3 => [x + u, y + v, z + 0.26]),
      0.009,
      { closed: true, sides: 8 },
    ),
  );
}

function addRear(model: Model, plan: CaravanPlan, tail: number): void {
  const z = plan.floor + 0.05;
  model.add('trim', moved(box([0.05, plan.halfWidth - 0.06, 0.055], 0.02, 0.05), [tail + 0.05, 0, z]));
  for (const side of [1, -1]) {
    const at: Point3 = [tail + 0.012, side * (plan.halfWidth - 0.17), plan.floor + 0.38];
    model.add('seal', posed(slab(roundedOutline(0.085, 0.2, 0.03), 0.2, 0.008), { at, ...BACK }));
    const lamps: readonly [number, string][] = [
      [0.12, 'tailled'],
      [0, 'amber'],
      [-0.12, 'tail'],
    ];
    for (const [dz, material] of lamps) {
      const middle: Point3 = [at[0] + 0.008, at[1], at[2] + dz];
      model.add(
        'chrome',
        posed(slab(circle(0.055, 36), 0.02, 0.004), {
          at: [middle[0] - 0.003, middle[1], middle[2]],
          ...BACK,
        }),
      );
      model.add(material, posed(slab(circle(0.048, 36), 0.02, 0.008), { at: middle, ...BACK }));
    }
    model.add(
      'tail',
      posed(slab(roundedOutline(0.05, 0.02, 0.006), 0.02, 0.004), {
        at: [tail + 0.105, side * (plan.halfWidth - 0.25), z],
        ...BACK,
      }),
    );
  }
  addNumberPlate(model, { x: tail + 0.112, z: z + 0.02, facing: 1, text: plan.plate });
  if (plan.spare) {
    model.addParts(buildWheel(plan.wheel, model.detail), {
      turnZ: -Math.PI / 2,
      at: [tail + 0.16, -0.0, plan.floor + 0.62],
    });
    model.add(
      'trim',
      tube(
        [
          [tail + 0.02, 0, plan.floor + 0.05],
          [tail + 0.06, 0, plan.floor + 0.62],
        ],
        0.05,
      ),
    );
  }
}

/** Small lamps at the corners of the roof and along the flanks, and reflectors. */
function addLights(model: Model, plan: CaravanPlan): void {
  const xs = plan.profile.map(([x]) => x);
  const [nose, tail] = [Math.min(...xs), Math.max(...xs)];
  for (const side of [1, -1]) {
    const flank = { right: [-side, 0, 0] as Point3, up: [0, 0, 1] as Point3 };
    const y = side * (plan.halfWidth + 0.01);
    for (const [x, material] of [
      [nose + 0.45, 'amber'],
      [(nose + tail) / 2, 'amber'],
      [tail - 0.15, 'tail'],
    ] as const) {
      model.add(
        'seal',
        posed(slab(roundedOutline(0.045, 0.018, 0.01), 0.03, 0.003), {
          at: [x, y - side * 0.002, plan.skirt.height + 0.05],
          ...flank,
        }),
      );
      model.add(
        material,
        posed(slab(roundedOutline(0.038, 0.013, 0.008), 0.02, 0.005), {
          at: [x, y + side * 0.004, plan.skirt.height + 0.05],
          ...flank,
        }),
      );
    }
    model.add(
      'amber',
      posed(slab(roundedOutline(0.03, 0.012, 0.006), 0.03, 0.004), {
        at: [nose - plan.rounding - 0.006, side * (plan.halfWidth - 0.15), plan.floor + 0.25],
        ...FRONT,
      }),
    );
  }
}

/** The door's handle, hinges and window, the grab rail, the step, the lamp above, and the tap and sockets along the flank. */
function addDoorThings(model: Model, plan: CaravanPlan): void {
  const { door } = plan;
  const y = -plan.halfWidth;
  const edge = door.x + door.halfLength;
  model.add('seal', moved(box([0.05, 0.012, 0.07], 0.012, 0.03), [edge - 0.09, y - 0.008, door.z - 0.12]));
  model.add('chrome', moved(box([0.014, 0.014, 0.05], 0.01, 0.02), [edge - 0.09, y - 0.024, door.z - 0.11]));
  for (const dz of [-0.7, 0.05, 0.75])
    model.add(
      'alu-brushed',
      tube(
        [
          [door.x - door.halfLength - 0.01, y - 0.008, door.z + dz * door.halfHeight - 0.05],
          [door.x - door.halfLength - 0.01, y - 0.008, door.z + dz * door.halfHeight + 0.05],
        ],
        0.009,
      ),
    );
  const rail = smoothPath([
    [edge + 0.09, y, door.z - 0.28],
    [edge + 0.09, y - 0.06, door.z - 0.25],
    [edge + 0.09, y - 0.06, door.z + 0.2],
    [edge + 0.09, y, door.z + 0.23],
  ]);
  model.add('alu-brushed', tube(rail, 0.012));
  const stepZ = plan.floor - 0.2;
  model.add(
    'alu-brushed',
    moved(box([door.halfLength * 0.8, 0.13, 0.018], 0.008, 0.04), [door.x, y - 0.12, stepZ]),
  );
  for (const dx of [-0.15, 0, 0.15])
    model.add(
      'rubber-mat',
      moved(box([0.05, 0.1, 0.006], 0.004, 0.05), [door.x + dx, y - 0.12, stepZ + 0.017]),
    );
  for (const side of [1, -1])
    model.add(
      'trim',
      tube(
        [
          [door.x + side * door.halfLength * 0.75, y - 0.03, stepZ],
          [door.x + side * door.halfLength * 0.75, y + 0.15, plan.floor],
        ],
        0.014,
      ),
    );
  model.add(
    'seal',
    moved(box([0.12, 0.02, 0.03], 0.015, 0.03), [door.x + 0.05, y - 0.01, door.z + door.halfHeight + 0.1]),
  );
  model.add(
    'lamp-glow',
    moved(box([0.1, 0.006, 0.018], 0.005, 0.03), [door.x + 0.05, y - 0.028, door.z + door.halfHeight + 0.1]),
  );
}

function addWheels(model: Model, plan: CaravanPlan): void {
  const { radius = 0.335, width = 0.22 } = plan.wheel;
  const parts = buildWheel(plan.wheel, model.detail);
  const y = plan.mudguards ? plan.halfWidth + width / 2 + 0.03 : plan.halfWidth - width / 2 - 0.02;
  for (const x of plan.axles) {
    for (const flipped of [false, true]) model.addParts(parts, { at: [x, flipped ? y : y, radius], flipped });
    if (plan.mudguards) addMudguards(model, plan, x, y);
  }
}

function addMudguards(model: Model, plan: CaravanPlan, x: number, y: number): void {
  const { radius = 0.335, width = 0.22 } = plan.wheel;
  const reach = radius + 0.09;
  model.addField(
    'paint',
    (px, py, pz) => {
      const ring = Math.abs(Math.hypot(px - x, (pz - radius) * 0.96) - reach) - 0.014;
      return Math.max(ring, Math.abs(py - y) - width / 2 - 0.04, radius - 0.06 - pz);
    },
    [x - reach - 0.1, y - width, radius - 0.2],
    [x + reach + 0.1, y + width, radius + reach + 0.1],
    0.011,
    { mirrored: true },
  );
}

function addAwning(
  model: Model,
  plan: CaravanPlan,
  { from, to, z }: { from: number; to: number; z: number },
): void {
  const y = -plan.halfWidth - 0.075;
  model.add(
    'awning-fabric',
    tube(
      [
        [from, y, z],
        [to, y, z],
      ],
      0.06,
      { sides: 24 },
    ),
  );
  for (const x of [from, to]) {
    model.add(
      'white',
      tube(
        [
          [x - 0.02, y, z],
          [x + 0.02, y, z],
        ],
        0.075,
        { sides: 24 },
      ),
    );
    model.add(
      'alu-brushed',
      moved(box([0.025, 0.02, (z - plan.floor - 0.35) / 2], 0.008, 0.06), [
        x,
        -plan.halfWidth - 0.02,
        (z + plan.floor + 0.35) / 2,
      ]),
    );
  }
  model.add(
    'alu-brushed',
    moved(box([(to - from) / 2, 0.015, 0.012], 0.006, 0.08), [(from + to) / 2, y - 0.055, z - 0.02]),
  );
}
