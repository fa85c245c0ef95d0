import { smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { SPORTS_BODY } from '../coupe/fastback.ts';
import { addOpenCabin, cutTub, lineTub, type OpenCabin } from './open-cabin.ts';

const CABIN: OpenCabin = {
  tub: { between: [1.7, 2.98], halfWidth: 0.7, floor: 0.36 },
  screen: { between: [1.46, 2], frame: 'roofblack' },
  dashboard: { at: 1.86, top: 0.935 },
  seatHeight: 0.39,
  seats: [[2.4, 0.25, 0.36]],
  leather: ['leather', 'seat'],
};

/** An electric face: closed, with thin lights joined by a strip, and a dark panel below. */
// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.7,
  headlamp: [[0.46, 0.575], [0.7, 0.565], [0.95, 0.65], [0.95, 0.69], [0.7, 0.61], [0.46, 0.6]],
  headlampRounding: 0.006,
  lightBlocks: [[0.56, 0.587, 0.022, 0.009], [0.63, 0.589, 0.022, 0.009], [0.7, 0.594, 0.018, 0.009]],
  frontStrips: [{ path: [[0, 0.585], [0.45, 0.588]], material: 'drl', halfWidth: 0.005 }],
  openings: [
    { outline: [[0, 0.19], [0.56, 0.19], [0.66, 0.27], [0.5, 0.31], [0, 0.3]], rounding: 0.015, style: 'bars', pitch: 0.032, depth: 0.045 },
    { outline: [[0.74, 0.26], [0.8, 0.27], [0.83, 0.45], [0.78, 0.46]], rounding: 0.012, style: 'closed', material: 'seal' },
  ],
  frontPlate: 0.4,
  frontBadge: 0.51,
  badge: 'chevron',
  plateText: 'EV 2091',
  rearDepth: 0.34,
  tailLamp: [[0, 0.885], [0.93, 0.86], [0.93, 0.9], [0, 0.915]],
  tailLampRounding: 0.006,
  tailLampLines: [[[0, 0.9], [0.9, 0.88]]],
  rearPlate: 0.56,
  rearBadge: 0.79,
  diffuser: [[0, 0.1], [0.7, 0.1], [0.8, 0.3], [0.66, 0.42], [0, 0.4]],
};

/** A fairing behind each head rest, that thins out towards the tail. */
function fairing(x: number, y: number): number {
  const across = Math.exp(-(((y - 0.36) / 0.15) ** 2));
  return 0.13 * across * smoothStep(2.86, 3.02, x) * smoothStep(4.2, 3.1, x);
}

/** An open electric two-seater without a roof: low screen, fairings behind the seats, lights in a line. */
export const SPEEDSTER: CarBodyParameters = {
  ...SPORTS_BODY,
  name: 'speedster',
  glasshouseFrom: 99,
  withoutCabin: true,
  windscreen: [1.46, 2],
  wheelStyle: 'aero',
  wheelFinish: 'machined',
  handles: [],
  hollow: cutTub(CABIN),
  bonnetDome: (x, y) =>
    fairing(x, y) - 0.02 * smoothStep(1.6, 0.9, x) * smoothStep(0.5, 0.3, y) * smoothStep(0.4, 0.8, x),
  frontAndRear: FACE,
  regions: (context) => {
    lineTub(context, CABIN);
    context.surface.cut('paint', 'trim', (_x, _y, z) => z - 0.185);
  },
  shutLines: (_context, draw) => {
    draw(
      (_x, _y, z) => z - 0.72,
      (_x, y, _z, nx) => Math.max(0.5 - nx, y - 0.6),
    );
  },
  extras: (context) => addOpenCabin(context, CABIN),
};
