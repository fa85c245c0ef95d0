import type { Point2, Point3 } from '../../../../geometry/fields.ts';
import { revolve } from '../../../../geometry/lathe.ts';
import type { Model } from '../../../../geometry/model.ts';
import { tube } from '../../../../geometry/solids.ts';

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
