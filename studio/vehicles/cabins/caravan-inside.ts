import { type Field, type Point3, roundedRectangle, smoothMax } from '../../geometry/fields.ts';
import { type Detail, Model } from '../../geometry/model.ts';
import {
  box,
  circle,
  lathe,
  moved,
  type Pose,
  posed,
  roundedOutline,
  sheet,
  slab,
  smoothPath,
  steps,
  tube,
  warp,
} from '../../geometry/solids.ts';
import type { Cabin } from './cabin.ts';

const [LENGTH, HALF, HEIGHT] = [2.35, 1.06, 1.98];
/** Windows in the flanks: middle, height of the middle, half length, half height, side (right 1, left -1). */
const WINDOWS: readonly (readonly [number, number, number, number, 1 | -1])[] = [
  [0.55, 1.22, 0.62, 0.3, 1],
  [-1.65, 1.22, 0.3, 0.25, 1],
  [-1.65, 1.22, 0.3, 0.25, -1],
  [-0.2, 1.3, 0.45, 0.22, -1],
];
const DOOR_X = 0.85;

const room: Field = (x, y, z) =>
  smoothMax(smoothMax(Math.abs(x) - LENGTH, Math.abs(y) - HALF, 0.04), Math.max(-z, z - HEIGHT), 0.06);

function addShell(model: Model): void {
  const shell = model.surface(
    'cabinet-white',
    (x, y, z) => -room(x, y, z),
    [-LENGTH - 0.1, -HALF - 0.1, -0.1],
    [LENGTH + 0.1, HALF + 0.1, HEIGHT + 0.1],
    0.03,
  );
  shell.cut('cabinet-white', 'floor-oak', (_x, _y, z, _nx, _ny, nz) => Math.max(z - 0.05, 0.5 - nz));
  shell.line('floor-oak', 'gap', (_x, y) => (((((y / 0.16) % 1) + 1) % 1) - 0.5) * 0.16, 0.0018);
  shell.cut('cabinet-white', 'lining-light', (_x, _y, z, _nx, _ny, nz) => Math.max(0.5 + nz, 1.5 - z));
  for (const [x, z, half, high, side] of WINDOWS) {
    shell.remove('cabinet-white', (px, py, pz) =>
      Math.max(roundedRectangle(px - x, pz - z, half, high, 0.08), 0.9 - side * py),
    );
  }
  for (const [x, half] of [
    [-1.6, 0.28],
    [0.4, 0.32],
  ] as const) {
    shell.remove('lining-light', (px, py, _z, _nx, _ny, nz) =>
      Math.max(roundedRectangle(px - x, py, half, half, 0.06), 0.5 + nz),
    );
    const ring = roundedOutline(half, half, 0.06).map(([u, v]): Point3 => [x + u, v, HEIGHT - 0.004]);
    model.add('cabinet-white', tube(ring, 0.03, { closed: true, sides: 12 }));
  }
  model.addParts(shell.triangles);
  for (const [x, z, half, high, side] of WINDOWS) addWindow(model, x, z, half, high, side);
  for (const side of [1, -1])
    model.add(
      'lamp-glow',
      moved(box([LENGTH - 0.3, 0.006, 0.006], 0.004, 0.1), [0, side * (HALF - 0.36), HEIGHT - 0.012]),
    );
}

/** A window's frame, its pleated curtains drawn aside, and the rail above. */
function addWindow(model: Model, x: number, z: number, half: number, high: number, side: 1 | -1): void {
  const ring = roundedOutline(half, high, 0.08).map(([u, v]): Point3 => [x + u, side * (HALF - 0.004), z + v]);
  model.add('plastic-grey', tube(ring, 0.018, { closed: true, sides: 10 }));
  model.add(
    'cabinet-oak',
    moved(box([half + 0.16, 0.03, 0.035], 0.008, 0.05), [x, side * (HALF - 0.035), z + high + 0.07]),
  );
  for (const end of [-1, 1]) {
    const middle = x + end * (half + 0.02);
    const pleats = (u: number, v: number): Point3 => [
      middle + side * u,
      side * (HALF - 0.035 + 0.014 * Math.cos(u * 110)),
      v,
    ];
    const us = steps(-0.09, 0.09, 0.006);
    model.add('curtain-sand', sheet(pleats, us, steps(z - high - 0.07, z + high + 0.04, 0.05)));
  }
}

/** A cupboard with doors in a row, gaps between them and a bar to pull on each; its front looks along `facing` in y. */
function addCupboards(
  model: Model,
  centre: Point3,
  half: Point3,
  o: { doors: number; facing: 1 | -1; material: string; rows?: number },
): void {
  const { doors, facing, material, rows = 1 } = o;
  model.add('cabinet-white', moved(box(half, 0.012, 0.06), centre));
  const [wide, high] = [half[0] / doors, half[2] / rows];
  for (let i = 0; i < doors; i++) {
    for (let j = 0; j < rows; j++) {
      const at: Point3 = [
        centre[0] - half[0] + wide * (2 * i + 1),
        centre[1] + facing * (half[1] + 0.016),
        centre[2] - half[2] + high * (2 * j + 1),
      ];
      const pose: Pose = { at, right: [-facing, 0, 0], up: [0, 0, 1] };
      model.add(material, posed(slab(roundedOutline(wide - 0.004, high - 0.004, 0.008), 0.018, 0.003), pose));
      const low = centre[2] > 1.2 ? -1 : 1;
      model.add(
        'dark-chrome',
        moved(box([Math.min(0.06, wide * 0.5), 0.007, 0.006], 0.004, 0.03), [
          at[0],
          at[1] + facing * 0.012,
          at[2] + low * (high - 0.035),
        ]),
      );
    }
  }
}

function addCushion(model: Model, material: string, centre: Point3, half: Point3): void {
  const plump = ([x, y, z]: Point3): Point3 => {
    const soft = 0.018 * Math.cos((x / half[0]) * 1.5) * Math.cos((y / half[1]) * 1.5);
    return [x, y, z + (z > 0 ? soft : 0)];
  };
  model.add(material, moved(warp(box(half, Math.min(0.04, half[2]), 0.035), plump), centre));
}

function addPillow(model: Model, material: string, at: Point3, up: Point3, halfWidth: number): void {
  const half: Point3 = [halfWidth, 0.2, 0.07];
  const plump = ([x, y, z]: Point3): Point3 => {
    const thin = (1 - 0.75 * (x / half[0]) ** 4) * (1 - 0.75 * (y / half[1]) ** 4);
    return [x * (0.94 + 0.06 * (y / half[1]) ** 2), y * (0.92 + 0.08 * (x / half[0]) ** 2), z * thin];
  };
  model.add(material, posed(warp(box(half, 0.06, 0.02), plump), { at, right: [0, 1, 0], up }));
}

/** The double bed across the nose, with its head, night lights, robes beside it and lockers above. */
function addBed(model: Model): void {
  const x = -1.42;
  model.add('cabinet-oak', moved(box([0.88, 0.72, 0.2], 0.02, 0.06), [x, 0, 0.2]));
  model.add('linen-white', moved(box([0.88, 0.72, 0.11], 0.06, 0.04), [x, 0, 0.5]));
  const folds = ([px, py, pz]: Point3): Point3 => [
    px,
    py,
    pz + (pz > 0 ? 0.007 * Math.sin(px * 17 + 2 * Math.sin(py * 5)) + 0.005 * Math.sin(py * 13 + px * 6) : 0),
  ];
  model.add('linen-blue', moved(warp(box([0.6, 0.745, 0.09], 0.07, 0.025), folds), [x + 0.3, 0, 0.555]));
  model.add('linen-white', moved(warp(box([0.11, 0.746, 0.05], 0.045, 0.03), folds), [x - 0.31, 0, 0.6]));
  for (const y of [-0.36, 0.36]) {
    addPillow(model, 'linen-white', [-2.14, y, 0.8], [-0.42, 0, 0.9], 0.31);
    addPillow(model, 'linen-blue', [-2.0, y, 0.76], [-0.5, 0, 0.86], 0.23);
    model.add('fabric-sand', moved(box([0.03, 0.34, 0.27], 0.028, 0.05), [-LENGTH + 0.05, y, 0.85]));
    model.add(
      'dark-chrome',
      tube(
        smoothPath([
          [-LENGTH + 0.08, y * 1.9, 1.2],
          [-LENGTH + 0.16, y * 1.9, 1.24],
          [-LENGTH + 0.2, y * 1.9, 1.16],
        ]),
        0.008,
      ),
    );
    model.add(
      'lamp-glow',
      moved(
        lathe(
          [
            [0, 0],
            [0.032, 0],
            [0.018, 0.05],
            [0, 0.05],
          ],
          24,
        ),
        [-LENGTH + 0.2, y * 1.9, 1.11],
      ),
    );
  }
  for (const side of [1, -1] as const) {
    addCupboards(model, [-2.1, side * 0.9, 0.45], [0.22, 0.15, 0.44], {
      doors: 1,
      facing: side > 0 ? -1 : 1,
      material: 'cabinet-oak',
      rows: 2,
    });
    model.add('worktop-stone', moved(box([0.24, 0.17, 0.015], 0.01, 0.05), [-2.1, side * 0.89, 0.905]));
  }
  model.add('cabinet-oak', moved(box([0.19, HALF - 0.02, 0.19], 0.015, 0.06), [-LENGTH + 0.2, 0, HEIGHT - 0.22]));
  for (const y of [-0.8, -0.27, 0.27, 0.8]) {
    const pose: Pose = { at: [-LENGTH + 0.409, y, HEIGHT - 0.22], right: [0, 1, 0], up: [0, 0, 1] };
    model.add('cabinet-white', posed(slab(roundedOutline(0.255, 0.175, 0.008), 0.018, 0.003), pose));
    model.add('dark-chrome', moved(box([0.006, 0.06, 0.006], 0.004, 0.03), [-LENGTH + 0.42, y, HEIGHT - 0.36]));
  }
}

/** The kitchen on the left: sink, cooktop, oven, splashback, lockers, and the fridge towards the tail. */
function addKitchen(model: Model): void {
  const y = -HALF + 0.27;
  addCupboards(model, [-0.18, y, 0.44], [0.66, 0.26, 0.44], {
    doors: 3,
    facing: 1,
    material: 'cabinet-oak',
    rows: 2,
  });
  model.add('worktop-stone', moved(box([0.68, 0.285, 0.018], 0.012, 0.05), [-0.18, y + 0.005, 0.9]));
  const up = { right: [1, 0, 0] as Point3, up: [0, 1, 0] as Point3 };
  model.add('stainless', posed(slab(roundedOutline(0.22, 0.17, 0.04), 0.006, 0.003), { at: [-0.5, y, 0.922], ...up }));
  model.add(
    'dark-chrome',
    posed(slab(roundedOutline(0.19, 0.14, 0.04), 0.003, 0.001), { at: [-0.5, y, 0.9235], ...up }),
  );
  model.add(
    'stainless',
    tube(
      smoothPath([
        [-0.5, y - 0.19, 0.92],
        [-0.5, y - 0.19, 1.12],
        [-0.5, y - 0.13, 1.2],
        [-0.5, y - 0.05, 1.12],
      ]),
      0.011,
    ),
  );
  model.add('piano-black', posed(slab(roundedOutline(0.26, 0.2, 0.02), 0.008, 0.003), { at: [0.16, y, 0.926], ...up }));
  for (const [dx, dy, r] of [
    [-0.13, 0.08, 0.06],
    [0.13, 0.08, 0.075],
    [-0.13, -0.09, 0.075],
    [0.13, -0.09, 0.05],
  ] as const) {
    model.add(
      'dark-chrome',
      tube(
        circle(r, 32).map(([u, v]): Point3 => [0.16 + dx + u, y + dy + v, 0.934]),
        0.005,
        { closed: true, sides: 6 },
      ),
    );
    for (const turn of [0, 1])
      model.add(
        'plastic-black',
        moved(box(turn ? [0.006, r + 0.02, 0.006] : [r + 0.02, 0.006, 0.006], 0.003, 0.04), [0.16 + dx, y + dy, 0.946]),
      );
  }
  model.add('tile-white', moved(box([0.68, 0.008, 0.07], 0.004, 0.06), [-0.18, -HALF + 0.012, 0.985]));
  addCupboards(model, [-0.18, -HALF + 0.18, HEIGHT - 0.2], [0.72, 0.17, 0.17], {
    doors: 3,
    facing: 1,
    material: 'cabinet-white',
  });
  model.add('lamp-glow', moved(box([0.6, 0.02, 0.006], 0.005, 0.06), [-0.18, -HALF + 0.2, HEIGHT - 0.375]));
}

/** The door with its window, fly screen, handle and well. */
function addDoor(model: Model): void {
  const pose: Pose = { at: [DOOR_X, -HALF + 0.022, 0.93], right: [-1, 0, 0], up: [0, 0, 1] };
  model.add(
    'seal',
    posed(slab(roundedOutline(0.325, 0.91, 0.06), 0.02, 0.004), {
      ...pose,
      at: [DOOR_X, -HALF + 0.016, 0.93],
    }),
  );
  model.add('cabinet-white', posed(slab(roundedOutline(0.305, 0.89, 0.05), 0.02, 0.006), pose));
  model.add(
    'seal',
    posed(slab(roundedOutline(0.2, 0.3, 0.05), 0.02, 0.004), { ...pose, at: [DOOR_X, -HALF + 0.026, 1.35] }),
  );
  model.add(
    'ui-white',
    posed(slab(roundedOutline(0.18, 0.28, 0.04), 0.02, 0.002), {
      ...pose,
      at: [DOOR_X, -HALF + 0.028, 1.35],
    }),
  );
  model.add('chrome-satin', moved(box([0.05, 0.014, 0.012], 0.008, 0.03), [DOOR_X - 0.22, -HALF + 0.05, 0.9]));
  model.add('rubber-mat', moved(slab(roundedOutline(0.32, 0.2, 0.03), 0.012, 0.004), [DOOR_X, -HALF + 0.26, 0.014]));
}

/** The dinette on the right: two benches that face each other over a table, lockers above. */
function addDinette(model: Model): void {
  const y = 0.66;
  for (const [x, back] of [
    [-0.32, -1],
    [1.42, 1],
  ] as const) {
    model.add('cabinet-oak', moved(box([0.27, 0.39, 0.18], 0.015, 0.05), [x, y, 0.18]));
    addCushion(model, 'fabric-sand', [x - back * 0.02, y, 0.43], [0.28, 0.385, 0.07]);
    model.add(
      'fabric-sand',
      posed(box([0.38, 0.24, 0.06], 0.05, 0.03), {
        at: [x + back * 0.24, y, 0.72],
        right: [0, -back, 0],
        up: [back * 0.12, 0, 1],
      }),
    );
    addPillow(model, 'linen-blue', [x + back * 0.13, y + 0.16, 0.62], [back * 0.4, 0, 0.9], 0.18);
  }
  model.add('worktop-stone', moved(box([0.46, 0.36, 0.018], 0.016, 0.04), [0.55, y + 0.02, 0.72]));
  model.add('cabinet-oak', moved(box([0.465, 0.365, 0.006], 0.006, 0.04), [0.55, y + 0.02, 0.7]));
  model.add(
    'stainless',
    tube(
      [
        [0.55, y, 0.02],
        [0.55, y, 0.7],
      ],
      0.035,
      { sides: 20 },
    ),
  );
  model.add(
    'stainless',
    moved(
      lathe(
        [
          [0, 0.02],
          [0.18, 0.02],
          [0.18, 0.03],
          [0.04, 0.05],
          [0, 0.05],
        ].map(([r, h]) => [r!, h!] as const),
      ),
      [0.55, y, 0],
    ),
  );
  addCupboards(model, [0.55, HALF - 0.18, HEIGHT - 0.2], [1.15, 0.17, 0.17], {
    doors: 4,
    facing: -1,
    material: 'cabinet-white',
  });
  model.add(
    'tile-white',
    moved(
      lathe(
        [
          [0.03, 0],
          [0.04, 0.09],
          [0.036, 0.09],
          [0.027, 0.006],
          [0, 0.006],
        ],
        28,
      ),
      [0.42, 0.5, 0.738],
    ),
  );
  model.add(
    'cabinet-oak',
    moved(
      lathe(
        [
          [0, 0],
          [0.1, 0],
          [0.13, 0.05],
          [0.12, 0.05],
          [0.09, 0.012],
          [0, 0.012],
        ],
        36,
      ),
      [0.68, 0.7, 0.738],
    ),
  );
  for (const [dx, dy, tone] of [
    [0, 0.03, 'ui-orange'],
    [0.05, -0.03, 'ui-green'],
    [-0.05, -0.02, 'belt-red'],
  ] as const) {
    model.add(
      tone === 'belt-red' ? tone : tone === 'ui-green' ? 'fruit-green' : 'fruit-orange',
      moved(box([0.035, 0.035, 0.033], 0.033, 0.01), [0.68 + dx, 0.7 + dy, 0.79]),
    );
  }
}

/** The tail: the bathroom's wall with its door, the fridge and a tall cupboard, the switch panel and a screen. */
function addTail(model: Model): void {
  const x = 1.78;
  model.add('cabinet-white', moved(box([0.02, HALF, HEIGHT / 2], 0.006, 0.08), [x + 0.24, 0, HEIGHT / 2]));
  const front = (y: number, z: number, out = 0): Pose => ({
    at: [x + 0.22 - out, y, z],
    right: [0, -1, 0],
    up: [0, 0, 1],
  });
  model.add('cabinet-oak', posed(slab(roundedOutline(0.3, 0.93, 0.02), 0.02, 0.004), front(0.02, 0.95, 0.012)));
  model.add('chrome-satin', moved(box([0.012, 0.05, 0.01], 0.006, 0.03), [x + 0.19, -0.2, 0.95]));
  addCupboards(model, [x - 0.02, -HALF + 0.29, 0.98], [0.26, 0.28, 0.97], {
    doors: 1,
    facing: 1,
    material: 'cabinet-oak',
    rows: 1,
  });
  model.add(
    'piano-black',
    posed(slab(roundedOutline(0.23, 0.5, 0.015), 0.02, 0.004), {
      at: [x - 0.02, -HALF + 0.606, 0.75],
      right: [-1, 0, 0],
      up: [0, 0, 1],
    }),
  );
  model.add('stainless', moved(box([0.012, 0.012, 0.3], 0.008, 0.06), [x - 0.2, -HALF + 0.63, 0.85]));
  model.add(
    'stainless',
    posed(slab(roundedOutline(0.22, 0.15, 0.015), 0.02, 0.004), {
      at: [x - 0.02, -HALF + 0.606, 1.5],
      right: [-1, 0, 0],
      up: [0, 0, 1],
    }),
  );
  model.add(
    'screen-off',
    posed(slab(roundedOutline(0.16, 0.09, 0.01), 0.02, 0.004), {
      at: [x - 0.05, -HALF + 0.61, 1.5],
      right: [-1, 0, 0],
      up: [0, 0, 1],
    }),
  );
  model.add('screen-off', posed(slab(roundedOutline(0.28, 0.17, 0.012), 0.03, 0.004), front(0.68, 1.35, 0.03)));
  model.add('plastic-black', posed(slab(roundedOutline(0.06, 0.09, 0.01), 0.01, 0.003), front(0.4, 1.35, 0.012)));
  for (const dz of [-0.05, -0.02, 0.01, 0.04])
    model.add('ui-white', posed(slab(roundedOutline(0.03, 0.004, 0.003), 0.002), front(0.4, 1.35 + dz, 0.013)));
}

function build(detail: Detail): Model {
  const model = new Model(0, detail);
  addShell(model);
  addBed(model);
  addKitchen(model);
  addDoor(model);
  addDinette(model);
  addTail(model);
  return model;
}

/** The inside of a caravan: bed in the nose, kitchen on the left, dinette on the right, bathroom in the tail. */
export const CARAVAN_INSIDE: Cabin = {
  id: 'caravan',
  build,
  eye: [-0.1, 0.02, 1.45],
  shots: {
    dash: { position: [1.65, 0.1, 1.55], target: [-1.6, -0.05, 0.75], fieldOfView: 58 },
    seats: { position: [-0.45, -0.6, 1.5], target: [0.75, 0.75, 0.65], fieldOfView: 66 },
    cargo: { position: [0.85, 0.45, 1.45], target: [-0.25, -0.85, 0.9], fieldOfView: 62 },
  },
  hotspots: [
    { description: 'Queen bed with reading lights and lockers', at: [-1.4, 0, 0.66] },
    { description: 'Gas cooktop and stainless steel sink', at: [0.16, -0.79, 0.95] },
    { description: 'Dinette for four, makes up into a second bed', at: [0.55, 0.68, 0.75] },
    { description: 'Two-way fridge with microwave above', at: [1.76, -0.45, 0.8] },
    { description: 'Roof hatch with fan and insect screen', at: [0.4, 0, 1.96] },
  ],
};
