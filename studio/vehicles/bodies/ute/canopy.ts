import { type Field, polygon, roundedRectangle, smoothMax } from '../../../geometry/fields.ts';
import type { CarContext } from '../../car-body/parameters.ts';
import { box, pipe } from '../../parts/solids.ts';
import type { PickupSizes } from './pickup.ts';

type Span = { from: number; to: number; bottom: number; top: number; halfWidth: number };

function canopyField({ from, to, bottom, top, halfWidth }: Span): Field {
  const profile = polygon(
    [
      [from + 0.03, bottom - 0.05],
      [to - 0.03, bottom - 0.05],
      [to - 0.14, top - 0.14],
      [to - 0.26, top - 0.05],
      [from + 0.05, top - 0.03],
    ],
    0.03,
  );
  return (x, y, z) => {
    const up = Math.max(z - bottom, 0);
    const side = (Math.abs(y) - halfWidth + 0.19 * up + 0.1 * up * up) * 0.97;
    return smoothMax(smoothMax(profile(x, z), side, 0.11), bottom - z, 0.02);
  };
}

function addShell({ model }: CarContext, span: Span): void {
  const { from, to, bottom, top, halfWidth } = span;
  const shell = model.surface(
    'paint',
    canopyField(span),
    [from - 0.1, -0.03, bottom - 0.1],
    [to + 0.1, halfWidth + 0.05, top + 0.1],
    0.016,
  );
  shell.remove('paint', (_x, y) => y);
  const window = polygon(
    [
      [from + 0.17, bottom + 0.12],
      [to - 0.27, bottom + 0.12],
      [to - 0.4, top - 0.17],
      [from + 0.17, top - 0.15],
    ],
    0.035,
  );
  shell.cut('paint', 'lampdark', (x, _y, z, _nx, ny) => Math.max(window(x, z), 0.5 - ny));
  shell.line(
    'lampdark',
    'seal',
    (x) => x - (from + to) / 2 + 0.05,
    0.007,
    (_x, _y, _z, _nx, ny) => 0.5 - ny,
  );
  const middle = (bottom + top) / 2;
  const leaning = (z: number): number => halfWidth - 0.16 - 0.15 * (z - bottom);
  shell.cut('paint', 'lampdark', (_x, y, z, nx) =>
    Math.max(roundedRectangle(y, z - middle, leaning(z) - 0.08, 0.165, 0.06), 0.4 - nx),
  );
  shell.line(
    'paint',
    'gap',
    (_x, y, z) => roundedRectangle(y, z - middle, leaning(z), 0.235, 0.06),
    0.003,
    (_x, _y, _z, nx) => 0.4 - nx,
  );
  shell.cut('paint', 'trim', (_x, _y, z) => z - bottom - 0.022);
  model.addParts(shell.triangles, { mirrored: true });
}

/** Adds a canopy in the car's colour over the tub: dark windows, a lifting rear door, and rails on its roof. */
export function addCanopy(context: CarContext, { cabEnd, length, deck, roof, halfWidth }: PickupSizes): void {
  const { model } = context;
  const span = {
    from: cabEnd + 0.075,
    to: length - 0.055,
    bottom: deck + 0.012,
    top: roof - 0.035,
    halfWidth: halfWidth - 0.022,
  };
  const { from, to, bottom, top } = span;
  addShell(context, span);
  model.add(
    'trim',
    pipe(
      [
        [to - 0.055, -0.2, bottom + 0.07],
        [to - 0.055, 0.2, bottom + 0.07],
      ],
      0.018,
    ),
  );
  model.add('tailled', box([to - 0.215, 0, top - 0.015], [0.02, 0.13, 0.01], 0.006));
  for (const side of [1, -1] as const) {
    model.add(
      'trim',
      pipe(
        [
          [from + 0.25, side * 0.62, top + 0.045],
          [to - 0.35, side * 0.62, top + 0.045],
        ],
        0.016,
      ),
    );
    for (const along of [0.35, 0.9, 1.45])
      model.add('trim', box([from + along, side * 0.62, top + 0.012], [0.04, 0.022, 0.035], 0.012));
  }
}
