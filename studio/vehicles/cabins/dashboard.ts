import { mix, type Point2, type Point3, smoothStep } from '../../geometry/fields.ts';
import type { Model } from '../../geometry/model.ts';
import { box, dashes, moved, posed, roundedOutline, sheet, slab, steps } from '../../geometry/solids.ts';
import type { CabinPlan } from './cabin.ts';

export const DRIVER_Y = 0.36;

/** A strip of the dashboard's section, from top to bottom: its material and its line in x and z. */
type Strip = {
  part: 'upper' | 'soft' | 'accent' | 'decor' | 'line' | 'vent' | 'lower' | 'glow';
  line: readonly Point2[];
};

/** The section in the middle of the car; every strip begins where the one above it ends. */
const SECTION: readonly Strip[] = [
  {
    part: 'upper',
    line: [
      [-1.2, 0.735],
      [-1.0, 0.765],
      [-0.82, 0.775],
      [-0.72, 0.77],
      [-0.675, 0.757],
      [-0.662, 0.742],
      [-0.664, 0.73],
    ],
  },
  {
    part: 'line',
    line: [
      [-0.664, 0.73],
      [-0.669, 0.729],
      [-0.669, 0.726],
      [-0.664, 0.725],
    ],
  },
  {
    part: 'vent',
    line: [
      [-0.664, 0.725],
      [-0.7, 0.722],
      [-0.7, 0.694],
      [-0.664, 0.69],
    ],
  },
  {
    part: 'line',
    line: [
      [-0.664, 0.69],
      [-0.659, 0.689],
      [-0.659, 0.685],
      [-0.662, 0.684],
    ],
  },
  {
    part: 'decor',
    line: [
      [-0.662, 0.684],
      [-0.655, 0.67],
      [-0.654, 0.65],
      [-0.66, 0.634],
    ],
  },
  {
    part: 'glow',
    line: [
      [-0.66, 0.634],
      [-0.667, 0.632],
      [-0.667, 0.628],
      [-0.66, 0.627],
    ],
  },
  {
    part: 'accent',
    line: [
      [-0.66, 0.627],
      [-0.65, 0.617],
      [-0.65, 0.595],
      [-0.662, 0.56],
      [-0.69, 0.53],
      [-0.7, 0.525],
    ],
  },
  {
    part: 'lower',
    line: [
      [-0.7, 0.525],
      [-0.71, 0.518],
      [-0.705, 0.51],
      [-0.715, 0.46],
      [-0.76, 0.38],
      [-0.85, 0.31],
      [-1.1, 0.27],
    ],
  },
];

/** Where a place of the section lies at some y: the ends come back towards the doors, the driver has a hood. */
function swept([x, z]: Point2, y: number): Point3 {
  const sweep = 0.075 * (Math.abs(y) / 0.72) ** 2.4 * smoothStep(-1.1, -0.72, x);
  const hood =
    0.022 * Math.exp(-(((y - DRIVER_Y) / 0.2) ** 4)) * smoothStep(0.73, 0.76, z) * smoothStep(-0.95, -0.75, x);
  return [x + sweep, y, z - 0.012 * (y / 0.7) ** 2 * smoothStep(0.6, 0.75, z) + hood];
}

/** A place of the dashboard's face at a height of the section, pushed out by `out`. */
export function onDash(y: number, z: number, out = 0): Point3 {
  const p = swept([-0.66, z], y);
  return [p[0] + out, p[1], p[2]];
}

function alongLine(line: readonly Point2[], t: number): Point2 {
  const place = Math.max(0, Math.min(line.length - 1, t));
  const i = Math.min(line.length - 2, Math.floor(place));
  const at = (k: number): Point2 => line[Math.max(0, Math.min(line.length - 1, k))]!;
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  const s = place - i;
  const value = (k: 0 | 1): number =>
    b[k] +
    0.5 * s * (c[k] - a[k] + s * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + s * (3 * (b[k] - c[k]) + d[k] - a[k])));
  return [value(0), value(1)];
}

/** The dashboard from door to door: soft top, vents across, decor, a line of light, padding, glovebox. */
export function addDashboard(model: Model, plan: CabinPlan): void {
  const { tones } = plan;
  const materials = {
    upper: tones.upper,
    soft: tones.upper,
    accent: tones.accent,
    decor: tones.decor,
    line: 'chrome-satin',
    vent: 'black',
    lower: tones.lower,
    glow: tones.glow,
  };
  const across = steps(-0.76, 0.76, 0.02);
  for (const { part, line } of SECTION) {
    const down = steps(0, line.length - 1, part === 'upper' || part === 'lower' ? 0.2 : 0.34);
    model.add(
      materials[part],
      sheet((t, y) => swept(alongLine(line, t), y), down, across),
    );
  }
  addVents(model);
  const seam = across.map((y): Point3 => {
    const p = swept([-0.683, 0.7635], y);
    return [p[0], p[1], p[2] + 0.0012];
  });
  model.add(tones.stitch, dashes(seam, 0.007, 0.0011));
  const lower = across.map((y): Point3 => onDash(y, 0.612, 0.0125));
  model.add(tones.stitch, dashes(lower, 0.007, 0.0011));
  addGlovebox(model);
  addControls(model, plan);
}

/** Blades in the slot across the dashboard, and four grips to turn them. */
function addVents(model: Model): void {
  const across = steps(-0.74, 0.74, 0.03);
  for (const z of [0.7, 0.708, 0.716]) {
    const top = sheet((t, y) => swept([mix(-0.7, -0.668, t), z], y), [0, 1], across);
    const front = sheet((t, y) => swept([-0.668, z - t * 0.003], y), [0, 1], across);
    model.add('plastic-black', top);
    model.add('dark-chrome', front);
  }
  for (const y of [-0.62, -0.1, 0.1, 0.62]) {
    for (const dy of steps(-0.1, 0.1, 0.022)) {
      const [x, yy] = onDash(y + dy, 0.708, -0.018);
      model.add('plastic-black', moved(box([0.012, 0.0012, 0.016], 0.001), [x, yy, 0.708]));
    }
    const [x] = onDash(y, 0.708, 0);
    model.add('chrome-satin', moved(box([0.008, 0.011, 0.009], 0.003, 0.02), [x - 0.002, y, 0.708]));
  }
}

function addGlovebox(model: Model): void {
  const outline = roundedOutline(0.2, 0.062, 0.02);
  const at: Point3 = [-0.703, 0.38, 0.462];
  model.add(
    'gap',
    posed(slab(roundedOutline(0.204, 0.066, 0.022), 0.02, 0.001), {
      at: [at[0] - 0.0005, at[1], at[2]],
      right: [0.06, 1, 0],
      up: [-0.16, 0, 1],
    }),
  );
  model.add(
    'plastic-black',
    posed(slab(outline, 0.02, 0.004), {
      at: [at[0] + 0.006, at[1], at[2]],
      right: [0.06, 1, 0],
      up: [-0.16, 0, 1],
    }),
  );
  model.add(
    'dark-chrome',
    posed(slab(roundedOutline(0.035, 0.008, 0.006), 0.01), {
      at: [at[0] + 0.004, at[1], at[2] + 0.045],
      right: [0.06, 1, 0],
      up: [-0.16, 0, 1],
    }),
  );
}

/** Climate keys under the vents, the hazard switch, the start button and the lamp switch. */
function addControls(model: Model, plan: CabinPlan): void {
  const face = { right: [0, 1, 0] as Point3, up: [0.02, 0, 1] as Point3 };
  for (let i = -4; i <= 4; i++) {
    const at = onDash(i * 0.031, 0.66, 0.0085);
    model.add('piano-black', posed(slab(roundedOutline(0.0135, 0.009, 0.003), 0.012, 0.002), { at, ...face }));
    const mark = i === 0 ? 'ui-red' : 'ui-white';
    const size: Point2 = i % 2 === 0 ? [0.004, 0.0012] : [0.0022, 0.0022];
    model.add(
      mark,
      posed(slab(roundedOutline(size[0], size[1], 0.001), 0.001), {
        at: [at[0] + 0.0008, at[1], at[2]],
        ...face,
      }),
    );
  }
  const start = onDash(DRIVER_Y - 0.24, 0.6, 0.013);
  model.add('chrome-satin', posed(slab(roundedOutline(0.019, 0.019, 0.019), 0.012, 0.003), { at: start, ...face }));
  model.add(
    'piano-black',
    posed(slab(roundedOutline(0.016, 0.016, 0.016), 0.004, 0.002), {
      at: [start[0] + 0.002, start[1], start[2]],
      ...face,
    }),
  );
  model.add(
    plan.tones.glow,
    posed(slab(roundedOutline(0.006, 0.0012, 0.001), 0.002), {
      at: [start[0] + 0.003, start[1], start[2]],
      ...face,
    }),
  );
}
