import { buildPath, formatCoordinate, type Vertex } from './outline.ts';

/** The y coordinate of the ground. */
export const GROUND = 310;

/** Shades of unpainted parts. */
export const TONES = {
  tyre: '#1b1e22',
  well: '#14171a',
  plastic: '#2e3338',
  glass: '#2a3440',
  glassLit: '#465463',
  alloy: '#c3c9cf',
  alloyDark: '#6f767e',
  lamp: '#f7fafc',
  lampEdge: '#7d8791',
  tail: '#c8242b',
  tailDark: '#8d151c',
  amber: '#e89a2c',
  plate: '#f5f6f7',
} as const;

export function drawShape(vertices: readonly Vertex[], fill: string, more = ''): string {
  return `<path d="${buildPath(vertices)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function drawStroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more && ` ${more}`}/>`;
}

export function drawRect(x: number, y: number, width: number, height: number, fill: string, corner = 0): string {
  const rounded = corner ? ` rx="${corner}"` : '';
  return (
    `<rect x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" width="${formatCoordinate(width)}" ` +
    `height="${formatCoordinate(height)}"${rounded} fill="${fill}"/>`
  );
}

export function drawDisc(x: number, y: number, radius: number, fill: string): string {
  return (
    `<circle cx="${formatCoordinate(x)}" cy="${formatCoordinate(y)}" r="${formatCoordinate(radius)}" ` +
    `fill="${fill}"/>`
  );
}

export function mirrorMarks(marks: string): string {
  return `${marks}<g transform="matrix(-1 0 0 1 600 0)">${marks}</g>`;
}

export function drawPlate(y: number, width = 56, height = 20): string {
  const x = 300 - width / 2;
  return (
    drawRect(x - 1.5, y - 1.5, width + 3, height + 3, '#8a929b', 3) + drawRect(x, y, width, height, TONES.plate, 2)
  );
}

/** A road wheel seen from the side: tyre, rim and five paired spokes. */
export function drawWheel(x: number, radius: number): string {
  const y = GROUND - radius;
  const rim = radius * 0.69;
  const spoke =
    `M-2.6 ${formatCoordinate(-rim * 0.16)}L${formatCoordinate(-rim * 0.3)} ` +
    `${formatCoordinate(-rim * 0.94)}M2.6 ` +
    `${formatCoordinate(-rim * 0.16)}L${formatCoordinate(rim * 0.3)} ${formatCoordinate(-rim * 0.94)}`;
  const spokes = [0, 72, 144, 216, 288].map((turn) => `<path d="${spoke}" transform="rotate(${turn})"/>`).join('');
  return (
    `<g transform="translate(${formatCoordinate(x)} ${formatCoordinate(y)})">${drawDisc(0, 0, radius, TONES.tyre)}` +
    `<circle r="${formatCoordinate(rim)}" fill="#33393f" stroke="${TONES.alloy}" stroke-width="2.4"/>` +
    `<circle r="${formatCoordinate(rim * 0.55)}" fill="#454c54"/>` +
    `<g stroke="${TONES.alloy}" stroke-width="${formatCoordinate(rim * 0.13)}" stroke-linecap="round">${spokes}</g>` +
    `<circle r="${formatCoordinate(rim * 0.2)}" fill="${TONES.alloy}"/><circle ` +
    `r="${formatCoordinate(rim * 0.1)}" fill="${TONES.alloyDark}"/></g>`
  );
}

/** A plain steel wheel, as on trucks and caravans. */
export function drawSteelWheel(x: number, radius: number): string {
  const y = GROUND - radius;
  const holes = [0, 60, 120, 180, 240, 300]
    .map(
      (turn) =>
        `<ellipse cy="${formatCoordinate(-radius * 0.36)}" rx="${formatCoordinate(radius * 0.1)}" ` +
        `ry="${formatCoordinate(radius * 0.07)}" transform="rotate(${turn})"/>`,
    )
    .join('');
  return (
    `<g transform="translate(${formatCoordinate(x)} ${formatCoordinate(y)})">${drawDisc(0, 0, radius, TONES.tyre)}` +
    `<circle r="${formatCoordinate(radius * 0.6)}" fill="#b9bfc6" stroke="#7f868e" stroke-width="2"/>` +
    `<g fill="#4a5158">${holes}</g><circle r="${formatCoordinate(radius * 0.17)}" fill="#7f868e"/></g>`
  );
}

/** The shadow on the floor from x1 to x2, darkest where the vehicle stands. */
export function drawFloorShadow(x1: number, x2: number): string {
  const centre = formatCoordinate((x1 + x2) / 2);
  const half = (x2 - x1) / 2;
  return (
    `<ellipse cx="${centre}" cy="${GROUND - 1}" rx="${formatCoordinate(half + 34)}" ry="17" fill="url(#s)"/>` +
    `<ellipse cx="${centre}" cy="${GROUND - 2}" rx="${formatCoordinate(half * 0.94)}" ry="5" ` +
    'fill="#0d1218" opacity=".5"/>'
  );
}
