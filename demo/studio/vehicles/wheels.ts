import {
  clamp,
  type Field,
  inRepeat,
  mix,
  type Point3,
  roundedRectangle,
  smoothMax,
  smoothMin,
  smoothStep,
} from '../geometry/fields.ts';
import { type Detail, Model, type Parts } from '../geometry/model.ts';

export type WheelStyle = 'twin' | 'star' | 'ten' | 'steel';

/** Sizes in metres; the axle is the y axis and the outer face looks along +y. */
export type WheelOptions = {
  radius?: number;
  rimRadius?: number;
  width?: number;
  style?: WheelStyle;
};

type Wheel = { radius: number; rim: number; width: number; style: WheelStyle; lip: number };

const TURN = 2 * Math.PI;

/** Where an angle lies within one of `count` equal sectors: radians from the sector's middle. */
function inSector(angle: number, count: number): number {
  return (inRepeat(angle / (TURN / count)) * TURN) / count;
}

function tyreField({ radius, rim, width }: Wheel): Field {
  return (x, y, z) => {
    const r = Math.hypot(x, z);
    const section = roundedRectangle(
      r - (radius + rim) / 2 + 0.004,
      y,
      (radius - rim) / 2 + 0.004,
      width / 2,
      0.042,
    );
    if (r <= radius - 0.03) return section;
    const across = Math.abs(y);
    const groove = Math.min(Math.abs(across - 0.028), Math.abs(across - 0.075)) - 0.004;
    const d = smoothMax(section, -Math.max(groove, radius - 0.008 - r), 0.006);
    if (across <= 0.082) return d;
    const fromBlock = Math.abs(inRepeat((Math.atan2(z, x) * 70) / TURN));
    return smoothMax(d, -Math.max((0.12 - fromBlock) * 0.03, radius - 0.006 - r), 0.004);
  };
}

/** Distance, seen from the side, to the spokes of a style. */
function spokeOutline({ rim, style }: Wheel): (r: number, angle: number) => number {
  if (style === 'steel')
    return (r, angle) => {
      const hole = Math.hypot(r - rim * 0.7, inSector(angle, 12) * r) - 0.021;
      return Math.max(-hole, r - rim + 0.002);
    };
  const count = style === 'ten' ? 10 : 5;
  return (r, angle) => {
    const sector = inSector(angle, count);
    const along = r * Math.cos(sector);
    const aside = Math.abs(r * Math.sin(sector));
    let d: number;
    if (style === 'twin') {
      const apart = mix(0.012, 0.046, clamp((along - 0.04) / (rim - 0.04), 0, 1));
      d = Math.abs(aside - apart) - mix(0.014, 0.0105, along / rim);
    } else if (style === 'star') {
      const halfWidth = mix(0.036, 0.021, smoothStep(0.03, rim * 0.8, along));
      d = aside - halfWidth - 0.02 * smoothStep(rim * 0.8, rim, along);
    } else d = aside - mix(0.012, 0.01, along / rim) - 0.008 * smoothStep(rim * 0.75, rim, along);
    return Math.max(d, r - rim + 0.002);
  };
}

function rimField(wheel: Wheel): Field {
  const { rim, lip } = wheel;
  const spokes = spokeOutline(wheel);
  return (x, y, z) => {
    const r = Math.hypot(x, z);
    const angle = Math.atan2(z, x);
    const barrel = Math.max(Math.abs(r - rim + 0.006) - 0.008, Math.abs(y) - lip) * 0.9;
    const bead =
      Math.hypot(
        Math.max(Math.abs(r - rim + 0.003) - 0.012, 0),
        Math.max(Math.abs(y - lip + 0.004) - 0.006, 0),
      ) - 0.003;
    let d = smoothMin(barrel, bead, 0.008);
    const face = lip - 0.028 + 0.02 * smoothStep(0.05, rim, r) - 0.012 * smoothStep(rim * 0.75, rim, r);
    const thickness = 0.013 + 0.012 * (1 - smoothStep(0.04, rim * 0.9, r));
    d = smoothMin(d, smoothMax(spokes(r, angle), Math.abs(y - face) - thickness, 0.014), 0.02);
    d = smoothMin(d, smoothMax(r - 0.042, Math.abs(y - (lip - 0.026)) - 0.022, 0.012), 0.02);
    const sector = inSector(angle, 5);
    const nut = Math.hypot(r * Math.cos(sector) - 0.058, r * Math.sin(sector));
    return smoothMax(d, -Math.max(nut - 0.011, lip - 0.03 - y), 0.006);
  };
}

function addRim(model: Model, wheel: Wheel): void {
  const { rim, width, lip } = wheel;
  const low: Point3 = [-rim - 0.03, -width / 2 - 0.01, -rim - 0.03];
  const high: Point3 = [rim + 0.03, width / 2 + 0.02, rim + 0.03];
  const surface = model.surface('rim', rimField(wheel), low, high, 0.006, { blockCells: 6 });
  surface.cut('rim', 'rimdark', (_x, y) => y - (lip - 0.062));
  surface.cut('rim', 'badge', (x, y, z) => Math.max(Math.hypot(x, z) - 0.026, lip - 0.012 - y));
  model.addParts(surface.triangles);
}

function addBrake(model: Model, { rim }: Wheel): void {
  const disc: Field = (x, y, z) => {
    const r = Math.hypot(x, z);
    return smoothMax(Math.max(r - rim * 0.74, 0.07 - r), Math.abs(y - 0.02) - 0.012, 0.006);
  };
  model.addField('disc', disc, [-0.25, -0.05, -0.25], [0.25, 0.08, 0.25], 0.008);
  const shade: Field = (x, y, z) => Math.max(Math.hypot(x, z) - rim - 0.01, Math.abs(y + 0.04) - 0.012);
  model.addField('black', shade, [-0.3, -0.08, -0.3], [0.3, 0.03, 0.3], 0.014);
  const caliper: Field = (x, y, z) => {
    const r = Math.hypot(x, z);
    const along = Math.abs(Math.atan2(z, -x) - 0.3) * r - 0.075;
    return smoothMax(
      smoothMax(Math.abs(r - rim * 0.66) - 0.035, along, 0.02),
      Math.abs(y - 0.03) - 0.032,
      0.015,
    );
  };
  model.addField('caliper', caliper, [-0.25, -0.03, -0.2], [0.02, 0.09, 0.25], 0.008);
}

/** Builds one wheel with tyre, rim and brake about the origin, for placing at each corner. */
export function buildWheel(options: WheelOptions, detail: Detail): Parts {
  const { radius = 0.335, rimRadius: rim = 0.235, width = 0.22, style = 'twin' } = options;
  const wheel: Wheel = { radius, rim, width, style, lip: width / 2 - 0.012 };
  const model = new Model(0, detail);
  const low: Point3 = [-radius - 0.02, -width / 2 - 0.02, -radius - 0.02];
  const high: Point3 = [radius + 0.02, width / 2 + 0.02, radius + 0.02];
  model.addField('tyre', tyreField(wheel), low, high, 0.01);
  addRim(model, wheel);
  addBrake(model, wheel);
  return model.parts;
}
