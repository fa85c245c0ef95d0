import { type Field, type Point2, type Point3, smoothMax, smoothMin, smoothStep } from '../../geometry/fields.ts';
import { revolve } from '../../geometry/lathe.ts';
import { type Detail, Model, type Parts } from '../../geometry/model.ts';
import { addTyre, type Tread } from './tyre.ts';
import { inSector, type WheelStyle, wheelStyle } from './wheel-styles.ts';

export type { WheelStyle } from './wheel-styles.ts';

/** Colour of the rim: silver, dark, or dark with its face turned bright. */
export type WheelFinish = 'silver' | 'dark' | 'machined';

/** Sizes in metres; the axle is the y axis and the outer face looks along +y. */
export type WheelOptions = {
  radius?: number;
  rimRadius?: number;
  width?: number;
  style?: WheelStyle;
  finish?: WheelFinish;
  tread?: Tread;
  /** Material of the brake caliper: plain metal without; `caliper` is red. */
  brakeMaterial?: string;
};

type Wheel = {
  radius: number;
  rim: number;
  width: number;
  style: WheelStyle;
  finish: WheelFinish;
  /** Distance of the rim's outer edge from the wheel's middle plane. */
  lip: number;
};

const SEGMENTS = 96;
const FACE_CELL = 0.006;

/** The rim's edge and the inside of its barrel, drawn from the tyre over the edge inwards. */
function addBarrel(model: Model, { rim, lip, finish }: Wheel): void {
  const edge: Point2[] = [
    [rim + 0.006, lip - 0.02],
    [rim + 0.008, lip - 0.004],
    [rim + 0.005, lip + 0.001],
    [rim - 0.002, lip + 0.002],
    [rim - 0.006, lip - 0.001],
    [rim - 0.009, lip - 0.008],
    [rim - 0.013, lip - 0.024],
  ];
  const barrel: Point2[] = [edge[edge.length - 1]!, [rim - 0.022, lip - 0.07], [rim - 0.024, -lip]];
  model.add(finish === 'dark' ? 'rimdark' : 'rim', revolve(edge, SEGMENTS));
  model.add('rimdark', revolve(barrel, SEGMENTS));
}

function faceField({ rim, lip, style }: Wheel): Field {
  const { outline, dish, thickness, nuts } = wheelStyle(style);
  const spokesAt = outline(rim);
  return (x, y, z) => {
    const r = Math.hypot(x, z);
    const angle = Math.atan2(z, x);
    const spokes = Math.max(spokesAt(r, angle), r - rim + 0.008);
    const face = lip - 0.012 - dish * (1 - smoothStep(0.05, rim, r)) - 0.012 * smoothStep(rim * 0.75, rim, r);
    const deep = thickness + 0.012 * (1 - smoothStep(0.04, rim * 0.9, r));
    let d = smoothMax(spokes, Math.abs(y - face) - deep, 0.012);
    const seat = lip - 0.012 - dish;
    const hub = smoothMax(r - 0.072, Math.abs(y - seat + 0.014) - 0.018, 0.012);
    d = smoothMin(d, hub, 0.014);
    d = smoothMin(d, smoothMax(r - 0.032, Math.abs(y - seat) - 0.013, 0.006), 0.006);
    const sector = inSector(angle, nuts);
    const nut = Math.hypot(r * Math.cos(sector) - 0.053, r * Math.sin(sector));
    return smoothMax(d, -Math.max(nut - 0.0105, seat - 0.016 - y), 0.004);
  };
}

/** The face as a field; its back, which no one sees, is left away. */
function addFace(model: Model, wheel: Wheel): void {
  const { rim, lip, finish, style } = wheel;
  const low: Point3 = [-rim - 0.02, lip - 0.085, -rim - 0.02];
  const high: Point3 = [rim + 0.02, lip + 0.03, rim + 0.02];
  const surface = model.surface('rim', faceField(wheel), low, high, wheelStyle(style).cell ?? FACE_CELL, {
    blockCells: 6,
  });
  surface.remove('rim', (_x, _y, _z, _nx, ny) => ny + 0.35);
  surface.cut('rim', 'badge', (x, y, z) =>
    Math.max(Math.hypot(x, z) - 0.026, lip - 0.018 - wheelStyle(style).dish - y),
  );
  if (finish === 'dark') surface.cut('rim', 'rimdark', () => -1);
  if (finish === 'machined') surface.cut('rim', 'rimdark', (_x, _y, _z, _nx, ny) => ny - 0.86);
  model.addParts(surface.triangles);
}

function addBrake(model: Model, { rim }: Wheel, material: string): void {
  const outer = rim * 0.76;
  const disc: Point2[] = [
    [outer, 0.004],
    [outer, 0.028],
    [outer - 0.004, 0.032],
    [0.085, 0.032],
    [0.082, 0.05],
    [0.03, 0.05],
  ];
  model.add('disc', revolve(disc, SEGMENTS));
  const shade: Point2[] = [
    [rim - 0.006, -0.03],
    [0.02, -0.03],
  ];
  model.add('black', revolve(shade, 48));
  const caliper: Field = (x, y, z) => {
    const r = Math.hypot(x, z);
    const along = Math.abs(Math.atan2(z, -x) - 0.3) * r - 0.075;
    const block = smoothMax(Math.abs(r - rim * 0.68) - 0.038, along, 0.02);
    return smoothMax(block, Math.abs(y - 0.03) - 0.026, 0.012);
  };
  model.addField(material, caliper, [-rim, -0.03, -0.2], [0.02, 0.09, 0.25], 0.009);
}

/** Builds one wheel with tyre, rim and brake about the origin, for placing at each corner. */
export function buildWheel(options: WheelOptions, detail: Detail): Parts {
  const { radius = 0.335, rimRadius: rim = 0.235, width = 0.22, style = 'twin', finish = 'silver' } = options;
  const wheel: Wheel = { radius, rim, width, style, finish, lip: width / 2 - 0.012 };
  const model = new Model(0, detail);
  addTyre(model, { radius, rim, width, tread: options.tread ?? 'road' });
  addBarrel(model, wheel);
  addFace(model, wheel);
  addBrake(model, wheel, options.brakeMaterial ?? 'bark');
  return model.parts;
}
