import {
  capsule,
  type Field,
  type Point2,
  roundedBox,
  smoothMax,
  smoothMin,
  smoothStep,
} from '../../../geometry/fields.ts';
import { tube } from '../../../geometry/solids.ts';
import type { CarContext, SeatRow } from '../../car-body/parameters.ts';

/** An open car's cabin: where its tub, screen and seats are, in metres, and what they are covered with. */
export type OpenCabin = {
  /** The opening from behind the screen to behind the seats, its half width, and the height of its floor. */
  tub: { between: Point2; halfWidth: number; floor: number };
  /** Where the screen starts and where its upper rail is, on the bowed x; material of its frame. */
  screen: { between: Point2; frame: string };
  /** Height of the dashboard's upper side, and its x. */
  dashboard: { at: number; top: number };
  seatHeight: number;
  seats: readonly SeatRow[];
  /** Materials of the seats' sides and of their middle. */
  leather: readonly [sides: string, middle: string];
};

/** How far a seat's back leans, in radians. */
const RECLINE = 0.3;
/** The driver sits on the right, which is y > 0. */
const DRIVER_Y = 0.36;

/** Gives the distance to the tub that is cut out of an open body. */
export function tubField({ tub }: OpenCabin): Field {
  const [from, to] = tub.between;
  const middle = (from + to) / 2;
  return (x, y, z) =>
    roundedBox(x - middle - 0.06 * y * y, y, z - tub.floor - 1, (to - from) / 2, tub.halfWidth, 1, 0.1);
}

/** Cuts the tub out of a body's distance, for a car's `hollow`. */
export function cutTub(cabin: OpenCabin): (distance: number, x: number, y: number, z: number) => number {
  const tub = tubField(cabin);
  return (distance, x, y, z) => smoothMax(distance, -tub(x, y, z), 0.035);
}

/** Lines the tub: everything below the edge gets the cabin's plastic, the edge itself a dark seal. */
export function lineTub({ surface }: CarContext, cabin: OpenCabin): void {
  const tub = tubField(cabin);
  surface.cut('paint', 'seal', (x, y, z) => tub(x, y, z) - 0.006);
  surface.cut('seal', 'interior', (x, y, z) => Math.max(tub(x, y, z) - 0.004, z - cabin.dashboard.top + 0.02));
}

function addScreen(context: CarContext, { screen }: OpenCabin): void {
  const { model, bowedX, roofDistance, glasshouseHalfWidthAt, deckAt } = context;
  const [from, to] = screen.between;
  const sides: Field = (x, y, z) => (Math.abs(y) - glasshouseHalfWidthAt(x, z)) * 0.9;
  const shell: Field = (x, y, z) => {
    const along = Math.max((bowedX(x, y) - to) * 0.8, deckAt(x) - 0.05 - z);
    const thick = 0.013 + 0.01 * smoothStep(-0.09, -0.02, sides(x, y, z));
    return smoothMax(smoothMax(Math.abs(roofDistance(x, y, z) + 0.02) - thick, sides(x, y, z), 0.02), along, 0.02);
  };
  const surface = model.surface(screen.frame, shell, [from - 0.2, -0.95, 0.6], [to + 0.3, 0.95, 1.5], 0.011);
  const pane = (x: number, y: number, z: number): number =>
    smoothMax(Math.max((from - bowedX(x, y)) * 0.8, (bowedX(x, y) - to + 0.045) * 0.8), sides(x, y, z) + 0.055, 0.05);
  surface.cut(screen.frame, 'glassF', pane);
  surface.cut('glassF', 'seal', (x, y, z) => -(pane(x, y, z) + 0.014));
  surface.remove('glassF', (_x, _y, _z, nx) => -nx);
  model.addParts(surface.triangles);
  const top = context.roofAt(to) - 0.08;
  const glass: Field = (x, y, z) => roundedBox(x - to - 0.03, y, z - top, 0.018, 0.1, 0.032, 0.016);
  model.addField('seal', glass, [to - 0.05, -0.15, top - 0.08], [to + 0.1, 0.15, top + 0.08], 0.008);
}

/** A pair of sports seats with bolsters and head rests. */
function seatField([at, halfWidth = 0.24, aside = 0.36]: SeatRow, height: number): Field {
  const [cos, sin] = [Math.cos(RECLINE), Math.sin(RECLINE)];
  return (worldX, worldY, worldZ) => {
    const x = worldX - at;
    const y = Math.abs(Math.abs(worldY) - aside);
    const z = worldZ - height;
    const across = (x - 0.2) * cos - (z - 0.08) * sin;
    const up = (x - 0.2) * sin + (z - 0.08) * cos;
    const cushion = roundedBox(x, y, z - 0.08, 0.26, halfWidth, 0.07, 0.05);
    const thigh = roundedBox(x, y - halfWidth + 0.035, z - 0.13, 0.25, 0.04, 0.07, 0.04);
    const shoulder = halfWidth - 0.11 * smoothStep(0.42, 0.64, up);
    const back = roundedBox(across, y, up - 0.31, 0.06, Math.max(shoulder, 0.1), 0.33, 0.055);
    const wing = roundedBox(across + 0.05, y - halfWidth + 0.04, up - 0.25, 0.06, 0.04, 0.21, 0.04);
    const head = roundedBox(across + 0.01, y, up - 0.68, 0.05, 0.125, 0.1, 0.05);
    return smoothMin(smoothMin(smoothMin(cushion, thigh, 0.03), smoothMin(back, wing, 0.03), 0.04), head, 0.025);
  };
}

function addSeats({ model }: CarContext, { seats, seatHeight, leather }: OpenCabin): void {
  const [sides, middle] = leather;
  for (const row of seats) {
    const [at, halfWidth = 0.24, aside = 0.36] = row;
    const low = [at - 0.32, aside - halfWidth - 0.05, seatHeight - 0.02] as const;
    const high = [at + 0.65, aside + halfWidth + 0.05, seatHeight + 0.98] as const;
    const surface = model.surface(sides, seatField(row, seatHeight), low, high, 0.016);
    const inset = halfWidth - 0.085;
    surface.cut(sides, middle, (x, y, z, nx, _ny, nz) =>
      Math.max(Math.abs(y - aside) - inset, 0.15 - Math.max(-nx, nz), z - seatHeight - 0.66, x - at - 0.55),
    );
    surface.line(
      [sides, middle],
      'stitch',
      (_x, y) => Math.abs(y - aside) - inset - 0.006,
      0.002,
      (x, _y, z, nx, _ny, nz) => Math.max(0.15 - Math.max(-nx, nz), z - seatHeight - 0.66, x - at - 0.55),
    );
    for (const up of [0.22, 0.34, 0.46, 0.58])
      surface.line(
        middle,
        'seal',
        (_x, _y, z) => z - seatHeight - up,
        0.002,
        (_x, _y, _z, nx) => nx + 0.5,
      );
    model.addParts(surface.triangles, { mirrored: true });
  }
}

function addDashboard({ model }: CarContext, { dashboard, tub, seatHeight }: OpenCabin): void {
  const { at, top } = dashboard;
  const half = tub.halfWidth - 0.01;
  const board: Field = (x, y, z) => {
    const shelf = roundedBox(x - at + 0.06, y, z - top + 0.09, 0.2, half, 0.08, 0.06);
    const knee = roundedBox(x - at + 0.1, y, z - top + 0.25, 0.14, half, 0.14, 0.06);
    const hood = roundedBox(x - at - 0.03, y - DRIVER_Y, z - top + 0.005, 0.12, 0.16, 0.035, 0.03);
    return smoothMin(smoothMin(shelf, knee, 0.05), hood, 0.04);
  };
  const surface = model.surface(
    'interior',
    board,
    [at - 0.35, -half - 0.05, top - 0.45],
    [at + 0.25, half + 0.05, top + 0.08],
    0.018,
  );
  surface.cut('interior', 'metal', (_x, _y, z, nx) => Math.max(Math.abs(z - top + 0.105) - 0.012, 0.3 - nx));
  model.addParts(surface.triangles);
  const screen: Field = (x, y, z) =>
    roundedBox(x - at - 0.15 - 0.3 * (z - top), y, z - top + 0.03, 0.009, 0.13, 0.06, 0.008);
  model.addField('screen', screen, [at, -0.18, top - 0.12], [at + 0.24, 0.18, top + 0.08], 0.008);
  const [from, to] = tub.between;
  const console: Field = (x, y, z) =>
    roundedBox(
      x - (from + to) / 2,
      y,
      z - seatHeight - 0.02,
      (to - from) / 2,
      0.1,
      0.13 + 0.03 * smoothStep(from + 0.5, from + 0.8, x),
      0.04,
    );
  model.addField(
    'interior',
    console,
    [from - 0.05, -0.15, seatHeight - 0.2],
    [to + 0.05, 0.15, seatHeight + 0.25],
    0.02,
  );
  const knob: Field = (x, y, z) =>
    capsule([x, y, z], [at + 0.38, 0, seatHeight + 0.13], [at + 0.36, 0, seatHeight + 0.24], 0.018);
  model.addField('seal', knob, [at + 0.3, -0.05, seatHeight + 0.1], [at + 0.45, 0.05, seatHeight + 0.3], 0.008);
}

function addSteeringWheel({ model }: CarContext, { dashboard }: OpenCabin): void {
  const [wx, wz] = [dashboard.at + 0.34, dashboard.top - 0.03];
  const [cos, sin] = [Math.cos(0.42), Math.sin(0.42)];
  const onWheel = (u: number, v: number, out: number): [number, number, number] => [
    wx + out * cos - v * sin,
    DRIVER_Y + u,
    wz + out * sin + v * cos,
  ];
  const rim = Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * 2 * Math.PI;
    return onWheel(0.18 * Math.cos(angle), 0.175 * Math.sin(angle), 0);
  });
  model.add('leather', tube(rim, 0.016, { closed: true, sides: 14 }));
  for (const [u, v] of [
    [-0.175, 0.02],
    [0.175, 0.02],
    [0, -0.17],
  ] as const)
    model.add('metal', tube([onWheel(0, 0, -0.012), onWheel(u, v, 0)], 0.012, { sides: 10 }));
  model.add('interior', tube([onWheel(0, 0, -0.04), onWheel(0, 0, 0.012)], 0.06, { sides: 28 }));
  model.add('interior', tube([onWheel(0, 0, -0.3), onWheel(0, 0, -0.03)], 0.035, { sides: 16 }));
}

/** Adds what stands in an open cabin: screen with its frame, seats, dashboard, console, steering wheel. */
export function addOpenCabin(context: CarContext, cabin: OpenCabin): void {
  addScreen(context, cabin);
  addSeats(context, cabin);
  addDashboard(context, cabin);
  addSteeringWheel(context, cabin);
}

/** Adds a roll hoop behind each front seat: x and z of its foot, height, half width, material. */
export function addRollHoops(
  { model }: CarContext,
  [x, z]: Point2,
  height: number,
  halfWidth: number,
  material: string,
): void {
  for (const side of [1, -1]) {
    const hoop = Array.from({ length: 25 }, (_, i): [number, number, number] => {
      const angle = (i / 24) * Math.PI;
      const up = Math.sin(angle) ** 0.6;
      return [
        x - 0.02 * up,
        side * 0.36 + halfWidth * Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.7,
        z + height * up,
      ];
    });
    model.add(material, tube(hoop, 0.021, { sides: 18 }));
  }
}

/** Adds a soft top lying folded behind the seats: from where to where, how high, how wide; in folds. */
export function addFoldedTop({ model }: CarContext, between: Point2, height: Point2, halfWidth: number): void {
  const [from, to] = between;
  const [bottom, top] = height;
  const stack: Field = (x, y, z) => {
    const at = x + 0.16 * y * y;
    const fold = 0.006 * Math.cos(((at - from) / (to - from)) * 2 * Math.PI * 3.5) * smoothStep(bottom, top, z);
    const crown = 0.05 * y * y;
    return (
      roundedBox(
        at - (from + to) / 2,
        y,
        z - (bottom + top) / 2 + crown,
        (to - from) / 2,
        halfWidth,
        (top - bottom) / 2,
        0.045,
      ) + fold
    );
  };
  model.addField(
    'trim',
    stack,
    [from - 0.25, -halfWidth - 0.05, bottom - 0.1],
    [to + 0.05, halfWidth + 0.05, top + 0.05],
    0.011,
  );
}
