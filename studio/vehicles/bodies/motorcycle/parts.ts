import { type Field, type Point2, type Point3, polygon, roundedBox, smoothMax } from '../../../geometry/fields.ts';
import { revolve } from '../../../geometry/lathe.ts';
import type { Model } from '../../../geometry/model.ts';
import { smoothPath, tube } from '../../../geometry/solids.ts';
import { addNumberPlate } from '../../front-and-rear/plate.ts';

const mirroredPoint = ([x, y, z]: Point3): Point3 => [x, -y, z];

/** Adds a bent tube through points; `both` adds its copy on the other side. */
export function addTube(
  model: Model,
  material: string,
  points: readonly Point3[],
  radius: number | ((t: number) => number),
  both = false,
): void {
  const path = points.length > 2 ? smoothPath(points) : points;
  model.add(material, tube(path, radius, { sides: 18 }));
  if (both) model.add(material, tube(path.map(mirroredPoint), radius, { sides: 18 }));
}

/** A flat-sided piece: an outline in the plane of the side, between two y, with rounded edges. */
export function addPlateOf(
  model: Model,
  material: string,
  outline: readonly Point2[],
  [y, halfThickness]: Point2,
  rounding = 0.008,
  both = false,
): void {
  const shape = polygon(outline, 0.006);
  const field: Field = (px, py, pz) => smoothMax(shape(px, pz), Math.abs(py - y) - halfThickness, rounding);
  const xs = outline.map(([x]) => x);
  const zs = outline.map(([, z]) => z);
  const low: Point3 = [Math.min(...xs) - 0.03, y - halfThickness - 0.02, Math.min(...zs) - 0.03];
  const high: Point3 = [Math.max(...xs) + 0.03, y + halfThickness + 0.02, Math.max(...zs) + 0.03];
  model.addField(material, field, low, high, 0.006, { mirrored: both });
}

/** A round cover on the engine's side with a bolted rim: turned about y, its face at `y` (its sign is the side). */
export function addCover(model: Model, material: string, [x, y, z]: Point3, radius: number): void {
  const profile: Point2[] = [
    [radius, -0.04],
    [radius, -0.004],
    [radius - 0.004, 0],
    [radius - 0.016, 0],
    [radius - 0.02, -0.006],
    [radius * 0.5, -0.001],
    [0, 0],
  ];
  const placement = { at: [x, Math.abs(y), z] as const, flipped: y < 0 };
  model.add(material, revolve(profile, 56), placement);
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * 2 * Math.PI + 0.2;
    const [bx, bz] = [(radius - 0.009) * Math.cos(angle), (radius - 0.009) * Math.sin(angle)];
    model.add(
      'chrome',
      tube(
        [
          [bx, -0.01, bz],
          [bx, 0.004, bz],
        ],
        0.0045,
        { sides: 8 },
      ),
      placement,
    );
  }
}

/** A cylinder with cooling fins, leaning by `lean` radians to the front; fins stand across its axis. */
export function addFinnedCylinder(
  model: Model,
  material: string,
  foot: Point3,
  o: { lean: number; height: number; halfLong: number; halfWide: number; fins: number },
): void {
  const [cos, sin] = [Math.cos(o.lean), Math.sin(o.lean)];
  const local = (x: number, z: number): Point2 => [
    (x - foot[0]) * cos + (z - foot[2]) * sin,
    -(x - foot[0]) * sin + (z - foot[2]) * cos,
  ];
  const reach = o.height + o.halfLong + 0.05;
  const low: Point3 = [foot[0] - reach, foot[1] - o.halfWide - 0.03, foot[2] - 0.15];
  const high: Point3 = [foot[0] + reach, foot[1] + o.halfWide + 0.03, foot[2] + reach];
  const pitch = (o.height * 0.62) / o.fins;
  const barrel: Field = (x, y, z) => {
    const [u, v] = local(x, z);
    return roundedBox(u, y - foot[1], v - o.height / 2, o.halfLong - 0.016, o.halfWide - 0.016, o.height / 2, 0.03);
  };
  model.addField('bark', barrel, low, high, 0.009);
  const head: Field = (x, y, z) => {
    const [u, v] = local(x, z);
    return roundedBox(u, y - foot[1], v - o.height * 0.9, o.halfLong, o.halfWide, o.height * 0.14, 0.025);
  };
  model.addField(material, head, low, high, 0.009);
  const fins: Field = (x, y, z) => {
    const [u, v] = local(x, z);
    const place = v / pitch - Math.round(v / pitch);
    const outline = roundedBox(
      u,
      y - foot[1],
      v - o.height * 0.4,
      o.halfLong + 0.006,
      o.halfWide + 0.006,
      o.height * 0.34,
      0.03,
    );
    return smoothMax(outline, Math.abs(place) * pitch - pitch * 0.2, 0.002);
  };
  model.addField('metal', fins, low, high, 0.0042);
}

/** Chain with both sprockets on one side: sprocket and hub as places (x, z) with radii, at distance y. */
export function addChain(model: Model, front: Point3, rear: Point3, frontRadius: number, rearRadius: number): void {
  const y = front[1];
  const lines: [Point3, Point3][] = [
    [
      [front[0], y, front[2] + frontRadius],
      [rear[0], y, rear[2] + rearRadius],
    ],
    [
      [front[0], y, front[2] - frontRadius],
      [rear[0], y, rear[2] - rearRadius],
    ],
  ];
  for (const [from, to] of lines) {
    const count = Math.round(Math.hypot(to[0] - from[0], to[2] - from[2]) / 0.0165);
    const at = (t: number): Point3 => [from[0] + (to[0] - from[0]) * t, y, from[2] + (to[2] - from[2]) * t];
    for (let i = 0; i < count; i++)
      model.add(i % 2 ? 'metal' : 'bark', tube([at(i / count), at((i + 0.92) / count)], 0.0085, { sides: 8 }));
  }
  for (const [centre, radius] of [
    [front, frontRadius],
    [rear, rearRadius],
  ] as const) {
    const ring: Point2[] = [
      [radius + 0.004, -0.004],
      [radius + 0.004, 0.004],
      [radius * 0.72, 0.004],
      [radius * 0.72, -0.004],
      [radius + 0.004, -0.004],
    ];
    model.add('bark', revolve(ring, 60), { at: [centre[0], y, centre[2]] });
  }
}

/** A brake caliper that grips the disc of a wheel at a place on one side. */
export function addCaliper(model: Model, [x, y, z]: Point3, lean: number, material = 'bark'): void {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const field: Field = (px, py, pz) => {
    const u = (px - x) * cos + (pz - z) * sin;
    const v = -(px - x) * sin + (pz - z) * cos;
    const body = roundedBox(u, py - y, v, 0.03, 0.03, 0.06, 0.014);
    const groove = Math.max(Math.abs(Math.abs(v) - 0.028) - 0.004, 0.022 - Math.abs(py - y));
    return smoothMax(body, -groove, 0.004);
  };
  model.addField(material, field, [x - 0.09, y - 0.05, z - 0.09], [x + 0.09, y + 0.05, z + 0.09], 0.005);
}

/** Both ends of the handlebar: grip, bar end, lever, and where given a small mirror on a bent stalk above the hand. */
export function addControls(
  model: Model,
  grip: readonly [from: Point3, to: Point3],
  mirror?: { at: Point3; round?: boolean },
): void {
  const [from, to] = grip;
  addTube(model, 'trim', [from, to], 0.0165, true);
  const beyond: Point3 = [to[0] + (to[0] - from[0]) * 0.1, to[1] + 0.02, to[2] + (to[2] - from[2]) * 0.1];
  addTube(model, 'metal', [to, beyond], 0.014, true);
  addTube(model, 'trim', [from, [from[0] - 0.03, from[1] + 0.01, from[2]]], 0.02, true);
  const lever: Point3[] = [
    [from[0] - 0.03, from[1] + 0.005, from[2]],
    [from[0] - 0.06, from[1] + 0.05, from[2] - 0.005],
    [to[0] - 0.055, to[1] - 0.01, to[2] - 0.015],
  ];
  addTube(model, 'metal', lever, 0.006, true);
  if (!mirror) return;
  const stalk: Point3[] = [
    [from[0] - 0.01, from[1] - 0.01, from[2] + 0.01],
    [from[0] - 0.03, from[1] + 0.01, from[2] + 0.07],
    [mirror.at[0] - 0.01, mirror.at[1] - 0.03, mirror.at[2] - 0.01],
  ];
  addTube(model, 'trim', stalk, 0.0055, true);
  addMirror(model, mirror.at, mirror.round === true);
}

/** A mirror on each side, whose glass looks back. */
export function addMirror(model: Model, [x, y, z]: Point3, round: boolean): void {
  const shell: Field = (px, py, pz) => {
    const [u, v, w] = [px - x + 0.12 * (py - y), py - y, pz - z + 0.12 * (py - y)];
    const taper = 0.032 + 0.1 * v;
    const outline = round ? Math.hypot(v, w) - 0.046 : roundedBox(v, w, 0, 0.068, Math.max(taper, 0.02), 1, 0.02);
    return smoothMax(outline, Math.hypot(u + 0.02, 0) - 0.026, 0.018);
  };
  const low: Point3 = [x - 0.08, y - 0.1, z - 0.08];
  const high: Point3 = [x + 0.06, y + 0.1, z + 0.08];
  const surface = model.surface('trim', shell, low, high, 0.005);
  surface.cut('trim', 'mirrorglass', (_x, _y, _z, nx) => 0.93 - nx);
  model.addParts(surface.triangles, { mirrored: true });
}

/** A number plate of a motorcycle's size, looking back. */
export function addBikePlate(model: Model, x: number, z: number, text: string): void {
  addNumberPlate(model, { x, z, facing: 1, text, scale: 0.62 });
}

/** An indicator on a short stem: where the stem starts, and where the lamp's middle is; on both sides. */
export function addIndicator(model: Model, from: Point3, [x, y, z]: Point3): void {
  addTube(model, 'trim', [from, [x, y - 0.02, z]], 0.007, true);
  const lamp: Field = (px, py, pz) => roundedBox(px - x, py - y, pz - z, 0.016, 0.034, 0.013, 0.012);
  const surface = model.surface('trim', lamp, [x - 0.04, y - 0.06, z - 0.04], [x + 0.04, y + 0.06, z + 0.04], 0.005);
  const outwards = Math.sign(x - 1) || 1;
  surface.cut('trim', 'amber', (px) => 0.002 - outwards * (px - x));
  model.addParts(surface.triangles, { mirrored: true });
}

/** A fork leg from axle to yoke: slider, chromed stanchion, and a bellows when asked. */
export function addFork(
  model: Model,
  axle: Point3,
  yoke: Point3,
  o: { slider: string; stanchion: string; inverted?: boolean; gaiter?: boolean },
): void {
  const at = (t: number): Point3 => [axle[0] + (yoke[0] - axle[0]) * t, axle[1], axle[2] + (yoke[2] - axle[2]) * t];
  const split = o.inverted ? 0.42 : 0.5;
  addTube(model, o.inverted ? o.stanchion : o.slider, [at(-0.03), at(split)], o.inverted ? 0.021 : 0.029, true);
  addTube(model, o.inverted ? o.slider : o.stanchion, [at(split), at(1.02)], o.inverted ? 0.028 : 0.0205, true);
  addTube(model, o.slider, [at(-0.05), at(0.07)], 0.03, true);
  if (o.gaiter)
    addTube(
      model,
      'trim',
      Array.from({ length: 13 }, (_, i) => at(split - 0.02 + 0.022 * i)),
      (t) => 0.03 + 0.005 * Math.cos(t * 75),
      true,
    );
  addTube(
    model,
    'metal',
    [
      [axle[0], -axle[1] - 0.03, axle[2]],
      [axle[0], axle[1] + 0.03, axle[2]],
    ],
    0.011,
  );
}

/** A mudguard around a wheel: from one angle to another (radians up from the rear), hugging the tyre. */
export function addMudguard(
  model: Model,
  material: string,
  [cx, , cz]: Point3,
  o: { inner: number; halfWidth: number; from: number; to: number; thickness?: number; flare?: number },
): void {
  const { inner, halfWidth, from, to, thickness = 0.0045, flare = 0 } = o;
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const field: Field = (x, y, z) => {
    const r = Math.hypot(x - cx, z - cz);
    let angle = Math.atan2(z - cz, x - cx) - middle;
    angle = Math.atan2(Math.sin(angle), Math.cos(angle));
    const arc = inner + 0.02 - 2.2 * y * y * (halfWidth > 0.09 ? 0.9 : 1.3) - flare * Math.abs(angle);
    const shell = Math.abs(r - arc) - thickness;
    const across = Math.abs(y) - halfWidth;
    return smoothMax(smoothMax(shell, across, 0.006), (Math.abs(angle) - half) * r * 0.9, 0.012);
  };
  const reach = inner + 0.06;
  model.addField(
    material,
    field,
    [cx - reach, -halfWidth - 0.03, cz - reach],
    [cx + reach, halfWidth + 0.03, cz + reach],
    0.006,
  );
}

/** A round headlamp in a chromed bowl that looks ahead; `both` adds its copy on the other side. */
export function addRoundLamp(model: Model, [x, y, z]: Point3, radius: number, both: boolean): void {
  const bowl: Field = (px, py, pz) => {
    const r = Math.hypot(py - y, pz - z);
    return smoothMax(Math.hypot((px - x) * 0.75, r) - radius, x - 0.02 - 0.4 * (radius * radius - r * r) - px, 0.012);
  };
  const reach = radius * 1.5 + 0.02;
  const surface = model.surface(
    'chrome',
    bowl,
    [x - reach, y - reach, z - reach],
    [x + reach, y + reach, z + reach],
    0.0055,
  );
  const glass = (inset: number) => (_x: number, py: number, pz: number, nx: number) =>
    Math.max(Math.hypot(py - y, pz - z) - radius + inset, nx + 0.4);
  surface.cut('chrome', 'lampdark', glass(0.012));
  surface.cut('lampdark', 'drl', (_x, py, pz) => Math.abs(Math.hypot(py - y, pz - z) - radius * 0.72) - radius * 0.06);
  surface.cut('lampdark', 'led', (_x, py, pz) => Math.hypot(py - y, pz - z) - radius * 0.45);
  surface.line('led', 'lampdark', (_x, _y, pz) => pz - z, 0.002);
  model.addParts(surface.triangles, { mirrored: both });
}
