import { type Field, type PlaneField, type Point2, polyline, smoothMax } from '../../geometry/fields.ts';
import type { CarContext } from '../car-body/parameters.ts';

/** Letters as strokes in a box from -1 to 1 either way. */
const LETTERS: Record<string, readonly (readonly Point2[])[]> = {
  A: [
    [
      [-1, -1],
      [-1, 0.6],
      [-0.6, 1],
      [0.6, 1],
      [1, 0.6],
      [1, -1],
    ],
    [
      [-1, -0.1],
      [1, -0.1],
    ],
  ],
  C: [
    [
      [1, 1],
      [-0.6, 1],
      [-1, 0.6],
      [-1, -0.6],
      [-0.6, -1],
      [1, -1],
    ],
  ],
  F: [
    [
      [-1, -1],
      [-1, 1],
      [1, 1],
    ],
    [
      [-1, 0],
      [0.6, 0],
    ],
  ],
  G: [
    [
      [1, 1],
      [-0.6, 1],
      [-1, 0.6],
      [-1, -0.6],
      [-0.6, -1],
      [1, -1],
      [1, 0],
      [0.2, 0],
    ],
  ],
  O: [
    [
      [-0.6, 1],
      [-1, 0.6],
      [-1, -0.6],
      [-0.6, -1],
      [0.6, -1],
      [1, -0.6],
      [1, 0.6],
      [0.6, 1],
      [-0.6, 1],
    ],
  ],
  R: [
    [
      [-1, -1],
      [-1, 1],
      [0.6, 1],
      [1, 0.7],
      [1, 0.2],
      [0.6, -0.1],
      [-1, -0.1],
    ],
    [
      [0.1, -0.1],
      [1, -1],
    ],
  ],
  Y: [
    [
      [-1, 1],
      [0, 0.1],
      [1, 1],
    ],
    [
      [0, 0.1],
      [0, -1],
    ],
  ],
};

function glyph(letter: string, halfWidth: number, halfHeight: number, stroke: number): PlaneField {
  const strokes = LETTERS[letter];
  if (!strokes) throw new Error(`There are no strokes for the letter "${letter}" in raised-letters.ts.`);
  const lines = strokes.map((points) =>
    polyline(
      points.map(([u, v]) => [u * halfWidth, v * halfHeight] as const),
      stroke,
    ),
  );
  return (u, v) => Math.min(...lines.map((line) => line(u, v)));
}

/** Sets a word in raised metal letters across the nose, its middle at `height`, read from in front. */
export function addWord(
  { model, noseAt }: CarContext,
  word: string,
  o: { height: number; halfWidth: number; capHeight: number; proud: number },
): void {
  const pitch = (2 * o.halfWidth) / word.length;
  [...word].forEach((letter, i) => {
    const middle = o.halfWidth - pitch * (i + 0.5);
    const outline = glyph(letter, pitch * 0.3, o.capHeight / 2, 0.007);
    const field: Field = (x, y, z) =>
      smoothMax(outline(middle - y, z - o.height), Math.abs(x - noseAt(Math.abs(y), z) + o.proud) - 0.01, 0.004);
    const at = noseAt(Math.abs(middle), o.height);
    model.addField(
      'metal',
      field,
      [at - 0.06, middle - pitch / 2, o.height - o.capHeight],
      [at + 0.06, middle + pitch / 2, o.height + o.capHeight],
      0.005,
    );
  });
}
