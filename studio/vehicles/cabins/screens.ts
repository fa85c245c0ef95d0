import type { Point2, Point3 } from '../../geometry/fields.ts';
import type { Model } from '../../geometry/model.ts';
import { circle, type Pose, posed, roundedOutline, slab, tube } from '../../geometry/solids.ts';
import type { CabinPlan } from './cabin.ts';
import { DRIVER_Y } from './dashboard.ts';

/** A flat face to draw on: shapes in metres from its middle, each on a layer a hair above the last. */
class Panel {
  #layer = 0;
  readonly #model: Model;
  readonly #pose: Pose;
  readonly #normal: Point3;

  constructor(model: Model, pose: Pose) {
    this.#model = model;
    this.#pose = pose;
    const [r, u] = [pose.right, pose.up];
    const n: Point3 = [r[1] * u[2] - r[2] * u[1], r[2] * u[0] - r[0] * u[2], r[0] * u[1] - r[1] * u[0]];
    const length = Math.hypot(...n);
    this.#normal = [n[0] / length, n[1] / length, n[2] / length];
  }

  shape(material: string, outline: readonly Point2[], [u, v]: Point2 = [0, 0]): void {
    this.#layer += 0.00012;
    const shifted = outline.map(([a, b]): Point2 => [a + u, b + v]);
    const at = this.#pose.at.map((value, k) => value + this.#normal[k]! * this.#layer) as unknown as Point3;
    this.#model.add(material, posed(slab(shifted, 0.0002, 0.0001), { ...this.#pose, at }));
  }

  box(material: string, at: Point2, halfU: number, halfV: number, radius = 0.002): void {
    this.shape(material, roundedOutline(halfU, halfV, radius, 3), at);
  }

  stroke(material: string, points: readonly Point2[], width: number): void {
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i]!, points[i + 1]!];
      const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]) / 2 + width / 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const bar = roundedOutline(long, width / 2, width / 2, 3).map(([u, v]): Point2 => [u * c - v * s, u * s + v * c]);
      this.shape(material, bar, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
    }
  }

  /** Writes digits as seven strokes each. */
  digits(material: string, text: string, [u, v]: Point2, height: number): void {
    const [w, h] = [height * 0.5, height / 2];
    const ends: readonly [Point2, Point2][] = [
      [
        [0, 2],
        [1, 2],
      ],
      [
        [1, 2],
        [1, 1],
      ],
      [
        [1, 1],
        [1, 0],
      ],
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 1],
        [0, 0],
      ],
      [
        [0, 2],
        [0, 1],
      ],
      [
        [0, 1],
        [1, 1],
      ],
    ];
    const lit: Record<string, string> = {
      0: '012345',
      1: '12',
      2: '01643',
      3: '01623',
      4: '5612',
      5: '05623',
      6: '054326',
      7: '012',
      8: '0123456',
      9: '012356',
    };
    [...text].forEach((digit, i) => {
      for (const stroke of lit[digit] ?? '') {
        const [a, b] = ends[Number(stroke)]!;
        const place = ([x, y]: Point2): Point2 => [u + (i * 1.5 + x) * w, v + (y - 1) * h];
        this.stroke(material, [place(a), place(b)], height * 0.11);
      }
    });
  }
}

function housing(model: Model, pose: Pose, halfU: number, halfV: number): Panel {
  model.add('piano-black', posed(slab(roundedOutline(halfU, halfV, 0.012), 0.014, 0.003), pose));
  model.add(
    'plastic-black',
    posed(slab(roundedOutline(halfU - 0.004, halfV - 0.004, 0.012), 0.012, 0.003), {
      at: [pose.at[0] - 0.014, pose.at[1], pose.at[2]],
      right: [-pose.right[0], -pose.right[1], -pose.right[2]],
      up: pose.up,
    }),
  );
  const panel = new Panel(model, pose);
  panel.box('ui-ground', [0, 0], halfU - 0.008, halfV - 0.008, 0.007);
  return panel;
}

/** A map with a way to go on it, within the given half sizes. */
function drawMap(panel: Panel, at: Point2, halfU: number, halfV: number): void {
  const place = (u: number, v: number): Point2 => [at[0] + u * halfU, at[1] + v * halfV];
  panel.box('ui-land', at, halfU, halfV, 0.005);
  panel.shape(
    'ui-water',
    [
      [0.35, -0.95],
      [0.95, -0.95],
      [0.95, 0.3],
      [0.7, 0.05],
      [0.5, -0.4],
    ].map(([u, v]) => place(u!, v!)),
  );
  for (const roads of [
    [
      [-0.95, 0.5],
      [-0.2, 0.3],
      [0.9, 0.6],
    ],
    [
      [-0.95, -0.4],
      [-0.1, -0.3],
      [0.3, 0.9],
    ],
    [
      [-0.6, 0.95],
      [-0.45, -0.95],
    ],
    [
      [0.1, -0.95],
      [0.05, 0.95],
    ],
  ]) {
    panel.stroke(
      'ui-road',
      roads.map(([u, v]) => place(u!, v!)),
      0.0022,
    );
  }
  panel.stroke(
    'ui-route',
    [
      [-0.5, -0.95],
      [-0.5, -0.36],
      [-0.1, -0.3],
      [0.08, 0.1],
      [0.07, 0.38],
      [0.6, 0.5],
    ].map(([u, v]) => place(u!, v!)),
    0.0042,
  );
  panel.shape('ui-white', circle(0.006, 20), place(-0.5, -0.62));
  panel.shape('ui-route', circle(0.004, 20), place(-0.5, -0.62));
}

function drawTiles(panel: Panel, at: Point2, pitch: number): void {
  const tones = ['ui-green', 'ui-route', 'ui-orange', 'ui-grey', 'ui-red', 'ui-grey'];
  tones.forEach((tone, i) => {
    const place: Point2 = [at[0] + ((i % 3) - 1) * pitch, at[1] + (0.5 - Math.floor(i / 3)) * pitch];
    panel.box(tone, place, pitch * 0.38, pitch * 0.38, pitch * 0.1);
    if (i % 2 === 0) panel.shape('ui-white', circle(pitch * 0.15, 20), place);
    else
      panel.stroke(
        'ui-white',
        [
          [place[0] - pitch * 0.17, place[1]],
          [place[0], place[1] + pitch * 0.16],
          [place[0] + pitch * 0.17, place[1]],
        ],
        pitch * 0.06,
      );
  });
}

/** The dials before the driver: speed on the left, power on the right, the assistant's view between them. */
function drawDials(panel: Panel, spread: number, radius: number, glow: string): void {
  for (const side of [-1, 1]) {
    const middle: Point2 = [side * spread, 0];
    const arc = (from: number, to: number, r: number): Point2[] =>
      Array.from({ length: 25 }, (_, i) => {
        const angle = ((225 - (from + ((to - from) * i) / 24) * 270) * Math.PI) / 180;
        return [middle[0] + r * Math.cos(angle), middle[1] + r * Math.sin(angle)];
      });
    panel.stroke('ui-grey', arc(0, 1, radius), 0.003);
    panel.stroke(glow === 'ambient-red' ? 'ui-red' : 'ui-route', arc(0, side < 0 ? 0.4 : 0.25, radius), 0.003);
    for (let i = 0; i <= 8; i++)
      panel.stroke('ui-white', [arc(i / 8, i / 8, radius - 0.005)[0]!, arc(i / 8, i / 8, radius - 0.009)[0]!], 0.001);
    panel.digits('ui-white', side < 0 ? '60' : '2', [middle[0] - (side < 0 ? 0.011 : 0.004), middle[1]], 0.017);
  }
  panel.stroke(
    'ui-white',
    [
      [-0.016, -0.03],
      [-0.004, 0.028],
    ],
    0.0012,
  );
  panel.stroke(
    'ui-white',
    [
      [0.016, -0.03],
      [0.004, 0.028],
    ],
    0.0012,
  );
  panel.box('ui-route', [0, -0.014], 0.006, 0.009, 0.003);
}

/** The screens of a plan: dials before the driver and a wide, an upright or a small screen in the middle. */
export function addScreens(model: Model, plan: CabinPlan): void {
  const upright: Point3 = [-0.2, 0, 1];
  const cluster: Pose = { at: [-0.715, DRIVER_Y, 0.835], right: [0, 1, 0], up: upright };
  drawDials(housing(model, cluster, 0.16, 0.062), 0.088, 0.042, plan.tones.glow);
  const tall = plan.screen === 'tablet';
  const [halfU, halfV] = plan.screen === 'wide' ? [0.185, 0.068] : tall ? [0.115, 0.15] : [0.12, 0.07];
  const middleY = plan.screen === 'wide' ? 0.005 : 0;
  const pose: Pose = {
    at: [tall ? -0.615 : -0.66, middleY, tall ? 0.72 : 0.838],
    right: [-0.04, 1, 0],
    up: upright,
  };
  const panel = housing(model, pose, halfU, halfV);
  model.add(
    'plastic-black',
    tube(
      [
        [pose.at[0] - 0.02, middleY, pose.at[2]],
        [-0.78, middleY, 0.75],
      ],
      0.03,
    ),
  );
  if (tall) {
    drawMap(panel, [0, 0.055], 0.1, 0.072);
    drawTiles(panel, [0, -0.068], 0.052);
  } else {
    const half = (halfU - 0.02) / 2;
    drawMap(panel, [-half - 0.003, 0.008], half, halfV - 0.024);
    drawTiles(panel, [half + 0.005, 0.01], plan.screen === 'wide' ? 0.046 : 0.034);
  }
  panel.digits('ui-white', '21', [-halfU + 0.018, -halfV + 0.0145], 0.008);
  panel.digits('ui-white', '22', [halfU - 0.03, -halfV + 0.0145], 0.008);
  panel.stroke(
    'ui-grey',
    [
      [-halfU * 0.5, -halfV + 0.0145],
      [halfU * 0.5, -halfV + 0.0145],
    ],
    0.0025,
  );
}
