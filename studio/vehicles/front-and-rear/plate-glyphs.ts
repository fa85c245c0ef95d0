import type { Point2 } from '../../geometry/fields.ts';

/** Strokes of a sign on a field 4 wide and 6 high, as `x,y x,y`, strokes parted by `/`. */
const STROKES: Record<string, string> = {
  A: '0,0 2,6 4,0/0.7,2 3.3,2',
  B: '0,0 0,6 2.8,6 4,5.2 4,3.9 2.8,3.1 4,2.4 4,0.8 2.8,0 0,0/0,3.1 2.8,3.1',
  C: '4,1.2 3,0 1,0 0,1.2 0,4.8 1,6 3,6 4,4.8',
  D: '0,0 0,6 2.6,6 4,4.7 4,1.3 2.6,0 0,0',
  E: '4,0 0,0 0,6 4,6/0,3.1 3.2,3.1',
  F: '0,0 0,6 4,6/0,3 3.2,3',
  G: '4,4.8 3,6 1,6 0,4.8 0,1.2 1,0 3,0 4,1.2 4,2.8 2.4,2.8',
  H: '0,0 0,6/4,0 4,6/0,3.1 4,3.1',
  J: '0,1.4 1,0 2.6,0 3.6,1.2 3.6,6',
  K: '0,0 0,6/4,6 0,2.4/1.4,3.6 4,0',
  L: '0,6 0,0 4,0',
  M: '0,0 0,6 2,2.4 4,6 4,0',
  N: '0,0 0,6 4,0 4,6',
  P: '0,0 0,6 2.8,6 4,5.1 4,3.6 2.8,2.7 0,2.7',
  R: '0,0 0,6 2.8,6 4,5.1 4,3.6 2.8,2.7 0,2.7/2.2,2.7 4,0',
  S: '0,1.2 1,0 3,0 4,1 4,2.2 3,3 1,3.2 0,4 0,5 1,6 3,6 4,4.9',
  T: '0,6 4,6/2,6 2,0',
  U: '0,6 0,1.2 1,0 3,0 4,1.2 4,6',
  V: '0,6 2,0 4,6',
  W: '0,6 0.9,0 2,3.8 3.1,0 4,6',
  X: '0,0 4,6/0,6 4,0',
  Y: '0,6 2,2.8 4,6/2,2.8 2,0',
  Z: '0,6 4,6 0,0 4,0',
  0: '1,0 3,0 4,1.2 4,4.8 3,6 1,6 0,4.8 0,1.2 1,0',
  1: '0.8,4.6 2.2,6 2.2,0',
  2: '0,4.8 1,6 3,6 4,4.9 4,3.8 0,0 4,0',
  3: '0,5 1,6 3,6 4,5.1 4,4 3,3.2 1.6,3.2/3,3.2 4,2.4 4,1 3,0 1,0 0,1.1',
  4: '3,0 3,6 0,1.8 4,1.8',
  5: '3.8,6 0.4,6 0.2,3.4 2.8,3.5 4,2.6 4,1 3,0 1,0 0,1',
  6: '3.8,5.2 3,6 1,6 0,4.8 0,1.2 1,0 3,0 4,1.1 4,2.4 3,3.4 1,3.4 0,2.5',
  7: '0,6 4,6 1.4,0',
  8: '1,3.1 0,4 0,5.1 1,6 3,6 4,5.1 4,4 3,3.1 1,3.1 0,2.2 0,0.9 1,0 3,0 4,0.9 4,2.2 3,3.1',
  9: '0.2,0.8 1,0 3,0 4,1.2 4,4.8 3,6 1,6 0,4.9 0,3.6 1,2.6 3,2.6 4,3.4',
};

const WIDTH = 4;
const HEIGHT = 6;
/** Plate signs are narrow: how much so, against the field they are drawn on. */
const NARROW = 0.76;
const GAP = 2;
const SPACE = 2;

function strokesOf(sign: string): Point2[][] {
  const drawing = STROKES[sign];
  if (!drawing) throw new Error(`Number plates have no drawing for "${sign}".`);
  return drawing
    .split('/')
    .map((stroke) => stroke.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]));
}

/**
 * Draws a number such as "FCT 042" as strokes around (0, 0), reading to the right, at the given height.
 * Throws for a sign without a drawing (I, O and Q, which plates leave out, and everything that is no letter or digit).
 */
export function plateStrokes(text: string, height: number): Point2[][] {
  const scale = height / HEIGHT;
  const signs = [...text];
  const widths = signs.map((sign) => (sign === ' ' ? SPACE : WIDTH));
  const total = widths.reduce((sum, width) => sum + width, 0) + GAP * (signs.length - 1);
  let left = -total / 2;
  return signs.flatMap((sign, i) => {
    const start = left;
    left += widths[i]! + GAP;
    if (sign === ' ') return [];
    return strokesOf(sign).map((stroke) =>
      stroke.map(([x, y]): Point2 => [(start + x) * scale * NARROW, (y - HEIGHT / 2) * scale]),
    );
  });
}
