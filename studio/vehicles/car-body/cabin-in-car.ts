import { capsule, type Field, roundedBox, smoothMin } from '../../geometry/fields.ts';
import { plainBox } from '../../geometry/lathe.ts';
import type { CarContext, SeatRow } from './parameters.ts';

/** How far a seat's back leans, in radians. */
const RECLINE = 0.32;
const DRIVER_Y = 0.36;

/** A pair of seats, one on either side of the middle: cushion and back between bolsters, and head rest. */
function seatPair([at, halfWidth = 0.25, aside = 0.36]: SeatRow, height: number): Field {
  const cos = Math.cos(RECLINE);
  const sin = Math.sin(RECLINE);
  return (worldX, worldY, worldZ) => {
    const x = worldX - at;
    const y = Math.abs(worldY) - aside;
    const z = worldZ - height;
    const fromHingeX = x - 0.2;
    const fromHingeZ = z - 0.08;
    const across = fromHingeX * cos - fromHingeZ * sin;
    const along = fromHingeX * sin + fromHingeZ * cos;
    const cushion = roundedBox(x, y, z - 0.08, 0.26, halfWidth, 0.08, 0.06);
    const back = roundedBox(across, y, along - 0.3, 0.07, halfWidth - 0.01, 0.32, 0.06);
    const headRest = roundedBox(across, y, along - 0.7, 0.045, 0.13, 0.085, 0.05);
    const fromEdge = Math.abs(y) - halfWidth + 0.05;
    const bolster = roundedBox(across + 0.05, fromEdge, along - 0.26, 0.06, 0.04, 0.22, 0.035);
    const thigh = roundedBox(x, fromEdge, z - 0.13, 0.22, 0.04, 0.06, 0.035);
    const shell = smoothMin(smoothMin(cushion, back, 0.06), Math.min(bolster, thigh), 0.02);
    return smoothMin(shell, headRest, 0.03);
  };
}

function addSteeringWheel({ model, beltAt }: CarContext, dashboardAt: number): void {
  const wx = dashboardAt + 0.36;
  const wz = beltAt(dashboardAt) - 0.06;
  const cos = Math.cos(0.45);
  const sin = Math.sin(0.45);
  const wheel: Field = (worldX, worldY, worldZ) => {
    const x = worldX - wx;
    const y = worldY - DRIVER_Y;
    const z = worldZ - wz;
    const u = x * cos + z * sin;
    const v = -x * sin + z * cos;
    const r = Math.hypot(y, v);
    const ring = Math.hypot(r - 0.17, u) - 0.016;
    const spokes = Math.max(Math.abs(v) - 0.02, r - 0.17, Math.abs(u) - 0.012);
    return Math.min(ring, spokes, capsule([u, y, v], [-0.2, 0, 0], [0, 0, 0], 0.035));
  };
  model.addField('interior', wheel, [wx - 0.3, 0, wz - 0.3], [wx + 0.3, 0.7, wz + 0.3], 0.012);
}

/** Adds what is seen of the cabin through the glass: floor, dashboard, seats and steering wheel. */
export function addCabin(context: CarContext): void {
  const { model, parameters: p, beltAt } = context;
  const { cabinFloor, dashboardAt, seatHeight = 0.52, halfWidth, length } = p;
  if (p.withoutCabin) return;
  if (!cabinFloor || dashboardAt === undefined)
    throw new Error(`Car body "${p.name}" has a cabin but no cabinFloor or dashboardAt.`);
  const [from, to] = cabinFloor;
  const floor: Field = (x, y, z) =>
    roundedBox(x - (from + to) / 2, y, z - seatHeight + 0.08, (to - from) / 2, halfWidth - 0.13, 0.05, 0.04);
  model.addField('interior', floor, [0, -1, 0.2], [length, 1, 1.2], 0.04);
  const dashboard: Field = (x, y, z) =>
    roundedBox(x - dashboardAt, y, z - (beltAt(dashboardAt) - 0.13), 0.22, halfWidth - 0.17, 0.12, 0.07);
  const top = beltAt(dashboardAt) - 0.01;
  model.add('screen', plainBox([dashboardAt + 0.16, 0, top + 0.02], [0.012, 0.14, 0.08]));
  model.add('interior', plainBox([dashboardAt + 0.1, DRIVER_Y, top + 0.01], [0.1, 0.2, 0.04]));
  model.addField('interior', dashboard, [dashboardAt - 0.4, -1, 0.4], [dashboardAt + 0.4, 1, 1.6], 0.025);
  for (const row of p.seats ?? []) {
    const low = [row[0] - 0.4, -halfWidth + 0.1, seatHeight - 0.1] as const;
    const high = [row[0] + 0.8, halfWidth - 0.1, seatHeight + 1] as const;
    model.addField('seat', seatPair(row, seatHeight), low, high, 0.022);
  }
  addSteeringWheel(context, dashboardAt);
}
