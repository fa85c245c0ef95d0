import { polygon, smoothMax } from '../../geometry/fields.ts';
import type { SurfaceField } from '../../geometry/surface.ts';
import type { CarContext } from './parameters.ts';

/** Steepest and widest that a screen's ceramic border is seen, in metres from its edge. */
const BORDER = { windscreen: 0.028, rearWindow: 0.03, upright: 0.025, side: 0.016 };

function screenField(
  { bowedX, glasshouseHalfWidthAt }: CarContext,
  [from, to]: readonly [number, number],
  pillarWidth: number,
  fillets: readonly [number, number],
): SurfaceField {
  return (x, y, z) => {
    const at = bowedX(x, y);
    const along = smoothMax((from - at) * 0.8, (at - to) * 0.8, fillets[0]);
    return smoothMax(along, (y - (glasshouseHalfWidthAt(x, z) - pillarWidth)) * 0.9, fillets[1]);
  };
}

function cutSideGlass({ surface, sideGlass, parameters: p }: CarContext): void {
  const field: SurfaceField = (x, y, z, _nx, ny) => Math.max(sideGlass(x, y, z), 0.32 - Math.abs(ny));
  surface.cut('paint', 'glass', field, [0, p.length, 0.3, 2, p.glasshouseFrom, 3]);
}

function cutRearWindow(context: CarContext): void {
  const { surface, parameters: p } = context;
  if (p.rearWindow) {
    const field = screenField(context, p.rearWindow, p.rearPillarWidth ?? 0.07, [0.03, 0.08]);
    surface.cut('paint', 'glassF', (x, y, z, nx, ny, nz) => Math.max(field(x, y, z, nx, ny, nz), 0.1 - nx), [
      p.length * 0.4,
      p.length + 0.1,
      -1,
      2,
      p.glasshouseFrom,
      3,
    ]);
    surface.cut('glassF', 'seal', (x, y, z, nx, ny, nz) =>
      Math.max(-(field(x, y, z, nx, ny, nz) + BORDER.rearWindow), 0.05 - nx),
    );
  }
  if (p.rearWindowOutline) {
    const outline = polygon(p.rearWindowOutline, p.rearWindowRounding ?? 0.04);
    const within = [p.length * 0.5, p.length + 0.2, -1, 2, 0.5, 3] as const;
    surface.cut('paint', 'glassF', (_x, y, z, nx) => Math.max(outline(y, z), 0.25 - nx), within);
    surface.cut('glassF', 'seal', (_x, y, z, nx) => Math.max(-(outline(y, z) + BORDER.upright), 0.2 - nx));
  }
}

/** Cuts side glass, windscreen, rear window, their black borders and the pillars out of the paint. */
export function cutGlass(context: CarContext): void {
  const { surface, parameters: p, sideGlass } = context;
  cutSideGlass(context);
  const windscreen = screenField(context, p.windscreen, p.windscreenPillarWidth ?? 0.055, [0.02, 0.06]);
  const facesForward: SurfaceField = (x, y, z, nx, ny, nz) => Math.max(windscreen(x, y, z, nx, ny, nz), nx + 0.1);
  surface.cut('paint', 'glassF', facesForward, [0, p.length * 0.6, -1, 2, p.glasshouseFrom, 3]);
  cutRearWindow(context);
  surface.cut('glassF', 'seal', (x, y, z, nx, ny, nz) =>
    Math.max(-(windscreen(x, y, z, nx, ny, nz) + BORDER.windscreen), nx + 0.05),
  );
  surface.cut('glass', 'seal', (x, y, z) => -(sideGlass(x, y, z) + BORDER.side));
  for (const [at, halfWidth, lean = 0] of p.pillars ?? [])
    surface.cut('glass', 'seal', (x, _y, z) => Math.abs(x - at - (z - 1) * lean) - halfWidth);
}
