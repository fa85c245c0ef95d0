import { type Field, type Point2, type Point3, roundedBox, smoothMax, smoothMin } from '../../../../geometry/fields.ts';
import { revolve } from '../../../../geometry/lathe.ts';
import type { Model } from '../../../../geometry/model.ts';
import { tube } from '../../../../geometry/solids.ts';

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

/** A drum that lies across the engine: the round case of a crank or a clutch, or the pivot of a swingarm. */
export function drum([cx, cz]: Point2, radius: number, half: number, rounding = 0.03): Field {
  return (x, y, z) => smoothMax(Math.hypot(x - cx, z - cz) - radius, Math.abs(y) - half, rounding);
}

/** Two shapes as one, with a fillet where they meet. */
export function joined(one: Field, other: Field, fillet: number): Field {
  return (x, y, z) => smoothMin(one(x, y, z), other(x, y, z), fillet);
}
