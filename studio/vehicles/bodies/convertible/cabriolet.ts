import type { CarBodyParameters } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { addExhausts } from '../../parts/car-parts.ts';
import { TWO_DOOR_BODY, TWO_DOOR_FACE, TWO_DOOR_GRILLE } from '../coupe/two-door.ts';
import { addFoldedTop, addOpenCabin, cutTub, lineTub, type OpenCabin } from './open-cabin.ts';

const CABIN: OpenCabin = {
  tub: { between: [1.68, 3.42], halfWidth: 0.7, floor: 0.4 },
  screen: { between: [1.42, 2.06], frame: 'chrome' },
  dashboard: { at: 1.86, top: 0.985 },
  seatHeight: 0.44,
  seats: [
    [2.3, 0.25, 0.36],
    [2.96, 0.24, 0.33],
  ],
  leather: ['cream', 'cream'],
};

/** The two-door's face, with a mesh grille and rings of light. */
// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  ...TWO_DOOR_FACE,
  openings: [
    { outline: TWO_DOOR_GRILLE, rounding: 0.02, style: 'diamonds', material: 'slat',
        frame: 'chrome', frameHalfWidth: 0.008, depth: 0.04 },
    { outline: [[0.58, 0.24], [0.84, 0.27], [0.84, 0.34], [0.62, 0.31]], rounding: 0.02, style: 'bars', pitch: 0.03, material: 'chrome', depth: 0.03 },
  ],
  tailLamp: [[0.34, 0.82], [0.95, 0.8], [0.95, 0.9], [0.34, 0.9]],
  tailLampLight: undefined,
  tailLampLines: [[[0.36, 0.862], [0.92, 0.85]]],
  badge: 'wings',
  plateText: 'CAB 310',
};

/** A four-seat cabriolet with a soft top, folded: bright screen frame and waist, cream leather. */
export const CABRIOLET: CarBodyParameters = {
  ...TWO_DOOR_BODY,
  name: 'cabriolet',
  meshHeight: 1.3,
  glasshouseFrom: 99,
  withoutCabin: true,
  windscreen: [1.42, 2.06],
  wheelStyle: 'twin',
  wheelFinish: 'silver',
  hollow: cutTub(CABIN),
  frontAndRear: FACE,
  regions: (context) => {
    const { surface } = context;
    lineTub(context, CABIN);
    // a bright line along the waist, around the opening
    surface.cut(['seal', 'paint'], 'chrome', (x, y, z, _nx, _ny, nz) =>
      Math.max(Math.abs(y - 0.735) - 0.008, 1.6 - x, x - 3.4, 0.3 - nz, 0.8 - z),
    );
    surface.cut('paint', 'trim', (_x, _y, z) => z - 0.2);
  },
  extras: (context) => {
    addOpenCabin(context, CABIN);
    addFoldedTop(context, [3.3, 3.76], [0.96, 1.085], 0.68);
    addExhausts(context, 4.45, 0.24, [0.48, 0.58]);
  },
};
