import type { Point2 } from '../../geometry/fields.ts';
import { circlePath, ridge, withPointsEvery } from '../../geometry/ridges.ts';
import type { CarContext } from '../car-body/parameters.ts';

const arc = (radiusY: number, radiusZ: number, from: number, to: number): Point2[] =>
  Array.from({ length: 17 }, (_, i): Point2 => {
    const angle = ((from + ((to - from) * i) / 16) * Math.PI) / 180;
    return [radiusY * Math.cos(angle), radiusZ * Math.sin(angle)];
  });

/** Badges of invented makers, as paths around (0, 0) in metres. */
const BADGES = {
  ring: [
    circlePath(0, 0, 0.042),
    [
      [0, -0.04],
      [0, 0.04],
    ],
  ],
  oval: [
    arc(0.062, 0.034, 0, 360),
    [
      [-0.02, -0.028],
      [0.02, 0.028],
    ],
  ],
  chevron: [
    [
      [-0.056, 0.014],
      [0, 0.032],
      [0.056, 0.014],
    ],
    [
      [-0.02, -0.008],
      [0.02, -0.008],
    ],
  ],
  diamond: [
    [
      [-0.07, 0],
      [0, 0.03],
      [0.07, 0],
      [0, -0.03],
      [-0.07, 0],
    ],
    circlePath(0, 0, 0.006),
  ],
  wings: [
    [
      [-0.085, 0.016],
      [-0.022, 0.006],
      [0, -0.016],
      [0.022, 0.006],
      [0.085, 0.016],
    ],
    circlePath(0, 0.02, 0.013),
  ],
  shield: [
    [
      [-0.036, 0.042],
      [0.036, 0.042],
      [0.034, -0.006],
      [0, -0.048],
      [-0.034, -0.006],
      [-0.036, 0.042],
    ],
    [
      [-0.03, 0.01],
      [0.03, 0.01],
    ],
  ],
} as const satisfies Record<string, readonly (readonly Point2[])[]>;

export type BadgeStyle = keyof typeof BADGES;

/** Adds an invented maker's badge in chrome, whose middle is at x and z. */
export function addBadge({ model }: Pick<CarContext, 'model'>, x: number, z: number, style: BadgeStyle = 'ring'): void {
  const facing = x < model.length / 2 ? -1 : 1;
  const options = { facing, halfWidth: 0.0065, rise: 0.006, depth: 0.036, chamfer: 0.0065 } as const;
  const paths: readonly (readonly Point2[])[] = BADGES[style];
  for (const path of paths) {
    const moved = path.map(([y, up]): Point2 => [y, z + up]);
    model.add(
      'chrome',
      ridge(withPointsEvery(moved, 0.03), () => x, options),
    );
  }
}
