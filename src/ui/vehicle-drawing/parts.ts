import { outline, short, type Vertex } from './outline.ts';

/** Where the tyres stand. */
export const GROUND = 310;

/** Tones of what is not painted. */
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

/** A filled shape through rounded corners. */
export function shape(vertices: readonly Vertex[], fill: string, more = ''): string {
  return `<path d="${outline(vertices)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** An open line given as path data. */
export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more && ` ${more}`}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, corner = 0): string {
  const rounded = corner ? ` rx="${corner}"` : '';
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${rounded} fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;
}

/** The same marks once more, mirrored at the vertical centre line. */
export function both(marks: string): string {
  return `${marks}<g transform="matrix(-1 0 0 1 600 0)">${marks}</g>`;
}

/** A blank number plate, centred on the drawing unless told otherwise. */
export function plate(y: number, width = 56, height = 20): string {
  const x = 300 - width / 2;
  return (
    rect(x - 1.5, y - 1.5, width + 3, height + 3, '#8a929b', 3) + rect(x, y, width, height, TONES.plate, 2)
  );
}

/** A road wheel seen from the side: tyre, rim and five paired spokes. */
export function wheel(x: number, radius: number): string {
  const y = GROUND - radius;
  const rim = radius * 0.69;
  const spoke = `M-2.6 ${short(-rim * 0.16)}L${short(-rim * 0.3)} ${short(-rim * 0.94)}M2.6 ${short(-rim * 0.16)}L${short(rim * 0.3)} ${short(-rim * 0.94)}`;
  const spokes = [0, 72, 144, 216, 288]
    .map((turn) => `<path d="${spoke}" transform="rotate(${turn})"/>`)
    .join('');
  return (
    `<g transform="translate(${short(x)} ${short(y)})">${disc(0, 0, radius, TONES.tyre)}` +
    `<circle r="${short(rim)}" fill="#33393f" stroke="${TONES.alloy}" stroke-width="2.4"/>` +
    `<circle r="${short(rim * 0.55)}" fill="#454c54"/>` +
    `<g stroke="${TONES.alloy}" stroke-width="${short(rim * 0.13)}" stroke-linecap="round">${spokes}</g>` +
    `<circle r="${short(rim * 0.2)}" fill="${TONES.alloy}"/><circle r="${short(rim * 0.1)}" fill="${TONES.alloyDark}"/></g>`
  );
}

/** A plain steel wheel, as trucks and caravans have it. */
export function steelWheel(x: number, radius: number): string {
  const y = GROUND - radius;
  const holes = [0, 60, 120, 180, 240, 300]
    .map(
      (turn) =>
        `<ellipse cy="${short(-radius * 0.36)}" rx="${short(radius * 0.1)}" ry="${short(radius * 0.07)}" transform="rotate(${turn})"/>`,
    )
    .join('');
  return (
    `<g transform="translate(${short(x)} ${short(y)})">${disc(0, 0, radius, TONES.tyre)}` +
    `<circle r="${short(radius * 0.6)}" fill="#b9bfc6" stroke="#7f868e" stroke-width="2"/>` +
    `<g fill="#4a5158">${holes}</g><circle r="${short(radius * 0.17)}" fill="#7f868e"/></g>`
  );
}

/** The shadow on the floor from x1 to x2, darkest where the vehicle stands. */
export function floorShadow(x1: number, x2: number): string {
  const centre = short((x1 + x2) / 2);
  const half = (x2 - x1) / 2;
  return (
    `<ellipse cx="${centre}" cy="${GROUND - 1}" rx="${short(half + 34)}" ry="17" fill="url(#s)"/>` +
    `<ellipse cx="${centre}" cy="${GROUND - 2}" rx="${short(half * 0.94)}" ry="5" fill="#0d1218" opacity=".5"/>`
  );
}
