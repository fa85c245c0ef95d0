import { spline } from '../../../geometry/curves.ts';
import {
  capsule,
  type Field,
  mix,
  type Point3,
  polygon,
  roundedBox,
  smoothMax,
  smoothMin,
  smoothStep,
} from '../../../geometry/fields.ts';
import { type Detail, Model } from '../../../geometry/model.ts';
import {
  addBikePlate,
  addCaliper,
  addChain,
  addControls,
  addCover,
  addFinnedCylinder,
  addFork,
  addIndicator,
  addMudguard,
  addPlateOf,
  addTube,
} from './parts.ts';
import { addBikeWheel } from './wheels.ts';

export const NAKED_LENGTH = 2.08;
const FRONT: Point3 = [0.33, 0, 0.305];
const REAR: Point3 = [1.73, 0, 0.315];

function addRunningGear(model: Model): void {
  addBikeWheel(
    model,
    {
      radius: 0.305,
      rimRadius: 0.222,
      width: 0.12,
      spokes: 'cast',
      count: 5,
      discRadius: 0.155,
      discs: [1, -1],
    },
    FRONT,
  );
  addBikeWheel(
    model,
    { radius: 0.315, rimRadius: 0.222, width: 0.18, spokes: 'cast', count: 5, discRadius: 0.115, discs: [1] },
    REAR,
  );
  addFork(model, [0.33, 0.105, 0.305], [0.605, 0.105, 0.965], {
    slider: 'badge',
    stanchion: 'metal',
    inverted: true,
  });
  for (const side of [1, -1]) addCaliper(model, [0.455, side * 0.085, 0.36], -0.35);
  addCaliper(model, [1.62, 0.085, 0.36], -1.1);
  addMudguard(model, 'paint', FRONT, {
    inner: 0.315,
    halfWidth: 0.07,
    from: 0.62,
    to: 2.25,
    thickness: 0.006,
  });
  for (const side of [1, -1])
    addPlateOf(
      model,
      'trim',
      [
        [0.4, 0.47],
        [0.46, 0.5],
        [0.4, 0.6],
        [0.36, 0.58],
      ],
      [side * 0.08, 0.006],
    );
  addChain(model, [1.24, -0.115, 0.41], [1.73, -0.115, 0.315], 0.04, 0.105);
  const arm: Field = (x, y, z) => {
    const beam = capsule([x, (Math.abs(y) - 0.125) * 1.5, z], [1.24, 0, 0.43], [1.74, 0, 0.315], [0.04, 0.027]);
    return smoothMin(beam, smoothMax(Math.hypot(x - 1.25, z - 0.43) - 0.045, Math.abs(y) - 0.14, 0.01), 0.03);
  };
  model.addField('rimdark', arm, [1.15, -0.2, 0.24], [1.84, 0.2, 0.53], 0.008);
}

function addEngine(model: Model): void {
  const crankcase: Field = (x, y, z) => {
    const clutch = smoothMax(Math.hypot(x - 1.16, z - 0.41) - 0.125, Math.abs(y) - 0.15, 0.03);
    const crank = smoothMax(Math.hypot(x - 0.95, z - 0.4) - 0.1, Math.abs(y) - 0.16, 0.03);
    const sump = roundedBox(x - 1.02, y, z - 0.3, 0.13, 0.09, 0.05, 0.03);
    return smoothMin(smoothMin(clutch, crank, 0.06), sump, 0.05);
  };
  model.addField('bark', crankcase, [0.8, -0.2, 0.22], [1.32, 0.2, 0.58], 0.009);
  addCover(model, 'metal', [1.15, 0.172, 0.41], 0.095);
  addCover(model, 'metal', [0.95, -0.182, 0.4], 0.075);
  addCover(model, 'bark', [0.95, 0.178, 0.4], 0.06);
  addFinnedCylinder(model, 'bark', [0.93, 0, 0.45], {
    lean: 0.42,
    height: 0.24,
    halfLong: 0.085,
    halfWide: 0.14,
    fins: 8,
  });
  // radiator with its ribs
  model.addField(
    'black',
    (x, y, z) => roundedBox(x - 0.675 - 0.25 * (z - 0.6), y, z - 0.6, 0.018, 0.15, 0.13, 0.01),
    [0.58, -0.18, 0.44],
    [0.78, 0.18, 0.76],
    0.008,
  );
  for (let i = 0; i < 14; i++) {
    const z = 0.49 + i * 0.017;
    const x = 0.656 + 0.25 * (z - 0.6);
    addTube(
      model,
      'metal',
      [
        [x, -0.14, z],
        [x, 0.14, z],
      ],
      0.003,
    );
  }
  // two headers under the engine into a short silencer
  for (const y of [-0.06, 0.06])
    addTube(
      model,
      'chrome',
      [
        [0.83, y, 0.6],
        [0.735, y, 0.5],
        [0.73, y, 0.36],
        [0.82, y * 0.8, 0.25],
        [1.05, 0.03 + y * 0.3, 0.225],
        [1.22, 0.07, 0.24],
      ],
      0.021,
    );
  addTube(
    model,
    'bark',
    [
      [1.2, 0.06, 0.24],
      [1.3, 0.13, 0.27],
      [1.4, 0.175, 0.32],
      [1.5, 0.185, 0.36],
    ],
    0.03,
  );
  const silencer: Field = (x, y, z) => {
    const barrel = capsule([x, (y - 0.19) * 1.15, z], [1.5, 0, 0.36], [1.78, 0.012, 0.5], [0.05, 0.062]);
    const end = (x - 1.78) * 0.9 + (z - 0.5) * 0.44;
    const bore = Math.hypot(y - 0.2, (z - 0.5) * 0.9 - (x - 1.78) * 0.44) - 0.03;
    return smoothMax(smoothMax(barrel, end - 0.02, 0.01), -Math.max(bore, -end - 0.03), 0.004);
  };
  const can = model.surface('metal', silencer, [1.4, 0.08, 0.26], [1.9, 0.3, 0.6], 0.007);
  can.cut('metal', 'rimdark', (x, _y, z) => 0.245 - ((x - 1.5) * 0.9 + (z - 0.36) * 0.44));
  model.addParts(can.triangles);
}

function addFrame(model: Model): void {
  addTube(
    model,
    'paint',
    [
      [0.64, 0.05, 0.9],
      [0.82, 0.14, 0.79],
      [1.05, 0.15, 0.7],
      [1.22, 0.14, 0.52],
      [1.25, 0.135, 0.4],
    ],
    0.02,
    true,
  );
  addTube(
    model,
    'paint',
    [
      [0.66, 0.045, 0.82],
      [0.83, 0.125, 0.66],
      [0.98, 0.15, 0.56],
    ],
    0.016,
    true,
  );
  addTube(
    model,
    'paint',
    [
      [0.83, 0.135, 0.785],
      [0.85, 0.13, 0.65],
      [1, 0.15, 0.7],
      [0.99, 0.15, 0.56],
    ],
    0.013,
    true,
  );
  addTube(
    model,
    'rimdark',
    [
      [1.12, 0.12, 0.66],
      [1.4, 0.1, 0.73],
      [1.78, 0.06, 0.83],
    ],
    0.014,
    true,
  );
  addTube(
    model,
    'rimdark',
    [
      [1.22, 0.13, 0.5],
      [1.45, 0.105, 0.68],
    ],
    0.012,
    true,
  );
  // shock with its spring
  const spring = Array.from({ length: 120 }, (_, i): Point3 => {
    const t = i / 119;
    const angle = t * 6.5 * 2 * Math.PI;
    return [1.37 - 0.07 * t + 0.03 * Math.cos(angle), 0.03 * Math.sin(angle), 0.48 + 0.2 * t];
  });
  addTube(model, 'paint', spring, 0.006);
  addTube(
    model,
    'metal',
    [
      [1.38, 0, 0.44],
      [1.29, 0, 0.72],
    ],
    0.016,
  );
  for (const side of [1, -1]) {
    addTube(
      model,
      'trim',
      [
        [1.27, side * 0.13, 0.36],
        [1.29, side * 0.25, 0.36],
      ],
      0.013,
    );
    addTube(
      model,
      'metal',
      [
        [1.42, side * 0.12, 0.56],
        [1.4, side * 0.22, 0.5],
      ],
      0.011,
    );
  }
  addPlateOf(
    model,
    'rimdark',
    [
      [1.2, 0.42],
      [1.3, 0.34],
      [1.34, 0.4],
      [1.46, 0.56],
      [1.4, 0.6],
      [1.24, 0.48],
    ],
    [0.14, 0.006],
    0.005,
    true,
  );
  addTube(
    model,
    'trim',
    [
      [1.1, -0.13, 0.24],
      [1.2, -0.2, 0.12],
      [1.28, -0.26, 0.012],
    ],
    0.012,
  );
}

const SEAT = spline([
  [0.98, 0.87],
  [1.12, 0.835],
  [1.28, 0.815],
  [1.45, 0.825],
  [1.56, 0.87],
  [1.75, 0.905],
  [1.95, 0.925],
]);

function addTankAndSeat(model: Model): void {
  const tank: Field = (x, y, z) => {
    const half = mix(0.165, 0.105, smoothStep(0.85, 1.14, x)) * (1 - 0.35 * smoothStep(0.75, 0.6, x));
    const top = 0.99 - 0.75 * Math.max(x - 0.86, 0) ** 2 * 2.2 - 0.9 * Math.max(0.74 - x, 0) ** 2 - 1.9 * y * y;
    let d = smoothMax((Math.abs(y) - half) * 0.95, (z - top) * 0.9, 0.09);
    d = smoothMax(d, 0.8 - 0.12 * (0.9 - x) - z, 0.05);
    d = smoothMax(d, smoothMax(0.62 + 0.35 * Math.max(z - 0.93, 0) - x, x - 1.13, 0.06), 0.06);
    return d + 0.02 * smoothStep(0.4, -0.3, Math.hypot((x - 1.06) / 0.13, (z - 0.85) / 0.09) - 1);
  };
  const surface = model.surface('paint', tank, [0.5, -0.25, 0.7], [1.25, 0.25, 1.08], 0.008);
  surface.line(
    'paint',
    'gap',
    (_x, y) => Math.abs(y) - 0.05,
    0.002,
    (x, _y, _z, _nx, _ny, nz) => Math.max(0.6 - nz, x - 1.06),
  );
  model.addParts(surface.triangles);
  addTube(
    model,
    'chrome',
    [
      [0.86, 0, 0.982],
      [0.86, 0, 0.998],
    ],
    0.036,
  );
  const wing = polygon(
    [
      [0.58, 0.83],
      [0.65, 0.89],
      [0.86, 0.86],
      [0.82, 0.77],
      [0.75, 0.7],
      [0.68, 0.71],
    ],
    0.015,
  );
  const shroud: Field = (x, y, z) =>
    smoothMax(
      wing(x, z),
      Math.abs(y - 0.175 + 0.35 * Math.max(0.72 - x, 0) * 0.4 + 0.25 * Math.max(0.76 - z, 0)) - 0.011,
      0.01,
    );
  const side = model.surface('paint', shroud, [0.45, 0.05, 0.58], [1, 0.25, 0.97], 0.007);
  side.cut('paint', 'trim', (x, _y, z) => Math.max(z - 0.72 - 0.3 * (x - 0.7), -1));
  model.addParts(side.triangles, { mirrored: true });
  const seat: Field = (x, y, z) => {
    const half = mix(0.1, 0.14, smoothStep(1.02, 1.35, x)) - 0.07 * smoothStep(1.5, 1.95, x);
    const d = smoothMax(Math.abs(z - SEAT(x) + 0.035 + y * y) - 0.045, Math.abs(y) - half, 0.05);
    return smoothMax(d, smoothMax(1.03 - x, x - 1.8, 0.03), 0.04);
  };
  const cushion = model.surface('leather', seat, [0.95, -0.2, 0.68], [1.9, 0.2, 0.98], 0.007);
  for (const at of [1.18, 1.25, 1.32, 1.39])
    cushion.line(
      'leather',
      'stitch',
      (x) => x - at,
      0.0016,
      (_x, y, _z, _nx, _ny, nz) => Math.max(0.75 - nz, Math.abs(y) - 0.09),
    );
  model.addParts(cushion.triangles);
  const tail: Field = (x, y, z) => {
    const middle = SEAT(x) - 0.085 + 0.03 * smoothStep(1.6, 2, x);
    const half = 0.125 - 0.085 * smoothStep(1.3, 1.97, x);
    const d = smoothMax(Math.abs(z - middle) - 0.05 + 0.026 * smoothStep(1.4, 1.96, x), Math.abs(y) - half, 0.035);
    return smoothMax(d, smoothMax(1.16 - x + 0.6 * (0.78 - z), x - 1.97, 0.03), 0.02);
  };
  const rear = model.surface('paint', tail, [1.05, -0.2, 0.62], [2.05, 0.2, 0.96], 0.007);
  rear.cut('paint', 'trim', (x, _y, z) => z - SEAT(x) + 0.115);
  model.addParts(rear.triangles);
  model.addField(
    'tailled',
    (x, y, z) => roundedBox(x - 1.963, y, z - 0.868, 0.016, 0.042, 0.014, 0.01),
    [1.92, -0.07, 0.83],
    [2, 0.07, 0.91],
    0.005,
  );
}

function addCockpit(model: Model): void {
  for (const [x, z] of [
    [0.59, 0.955],
    [0.535, 0.82],
  ] as const)
    model.addField(
      'rimdark',
      (px, y, pz) => roundedBox(px - x - 0.01, y, pz - z, 0.05, 0.14, 0.014, 0.012),
      [x - 0.1, -0.17, z - 0.05],
      [x + 0.1, 0.17, z + 0.05],
      0.007,
    );
  addTube(
    model,
    'trim',
    [
      [0.62, 0, 1.01],
      [0.62, 0.08, 1.01],
      [0.645, 0.17, 1.05],
      [0.71, 0.27, 1.065],
      [0.755, 0.34, 1.06],
    ],
    0.0125,
    true,
  );
  addControls(
    model,
    [
      [0.71, 0.27, 1.065],
      [0.765, 0.39, 1.055],
    ],
    { at: [0.67, 0.36, 1.145] },
  );
  // a small shield-shaped lamp housing, close to the yokes
  const outline = polygon(
    [
      [-0.075, 0.83],
      [0.075, 0.83],
      [0.105, 0.9],
      [0.075, 0.985],
      [-0.075, 0.985],
      [-0.105, 0.9],
    ],
    0.012,
  );
  const bowl: Field = (x, y, z) => {
    const face = 0.435 + 0.32 * (z - 0.86) + 3.2 * y * y;
    return smoothMax(outline(y, z), smoothMax(face - x, x - 0.56, 0.03), 0.03);
  };
  const head = model.surface('paint', bowl, [0.38, -0.15, 0.78], [0.62, 0.15, 1.03], 0.005);
  head.cut('paint', 'lampdark', (x, y, z) => Math.max(outline(y, z) + 0.022, x - 0.52, z - 0.948));
  head.cut('lampdark', 'drl', (_x, y, z) => Math.abs(outline(y, z) + 0.034) - 0.006);
  head.cut('lampdark', 'led', (_x, y, z) => roundedBox(Math.abs(y) - 0.032, z - 0.895, 0, 0.022, 0.024, 1, 0.006));
  model.addParts(head.triangles);
  model.addField(
    'glassF',
    (x, y, z) => roundedBox(x - 0.5 - 0.5 * (z - 1.03), y, z - 1.03, 0.004, 0.085 - 0.3 * (z - 1.03), 0.05, 0.003),
    [0.42, -0.12, 0.96],
    [0.6, 0.12, 1.1],
    0.005,
  );
  model.addField(
    'screen',
    (x, y, z) => roundedBox(x - 0.565 - 0.6 * (z - 1.05), y, z - 1.05, 0.008, 0.07, 0.042, 0.008),
    [0.5, -0.1, 0.98],
    [0.64, 0.1, 1.12],
    0.006,
  );
  addIndicator(model, [0.56, 0.1, 0.86], [0.56, 0.18, 0.86]);
  addIndicator(model, [1.93, 0.02, 0.76], [1.95, 0.13, 0.75]);
  addTube(
    model,
    'trim',
    [
      [1.84, 0, 0.82],
      [1.95, 0, 0.72],
      [2.03, 0, 0.58],
    ],
    0.016,
  );
  addBikePlate(model, 2.06, 0.6, 'NK 417');
}

/** Builds a naked street bike: upside-down fork, trellis frame, finned engine, short tail. */
export function buildNaked(detail: Detail): Model {
  const model = new Model(NAKED_LENGTH, detail);
  addRunningGear(model);
  addEngine(model);
  addFrame(model);
  addTankAndSeat(model);
  addCockpit(model);
  return model;
}
