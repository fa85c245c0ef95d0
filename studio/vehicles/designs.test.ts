import { describe, expect, test } from 'vitest';
import { BODIES } from '../../demo/picture-set/bodies.ts';
import { DESIGNS, designsOf, getDesign } from './designs.ts';
import { plateStrokes } from './front-and-rear/plate-glyphs.ts';

/** How far a hotspot may stand off the vehicle's own measurements: mirrors, handles, a spoiler. */
const REACH = 0.25;

describe('the registry of designs', () => {
  test.each(BODIES)('has at least three designs of the body %s', (body) => {
    expect(designsOf(body).length).toBeGreaterThanOrEqual(3);
  });

  test.each(BODIES)('has no two designs of the body %s of the same length and height', (body) => {
    const sizes = designsOf(body).map(({ length, height }) => `${length.toFixed(2)} x ${height.toFixed(2)}`);
    expect(sizes).toEqual([...new Set(sizes)]);
  });

  test('names every design once, after its body', () => {
    const ids = DESIGNS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, body } of DESIGNS) expect(id).toMatch(new RegExp(`^${body}-\\d+$`));
  });

  test('finds a design by its id, and says which there are for one it does not have', () => {
    expect(getDesign('sedan-2').body).toBe('sedan');
    expect(() => getDesign('sedan-99')).toThrow('no design "sedan-99"');
  });

  test.each(DESIGNS)('$id has four to seven hotspots that lie on it and look away from it', ({ hotspots, ...size }) => {
    expect(hotspots.length).toBeGreaterThanOrEqual(4);
    expect(hotspots.length).toBeLessThanOrEqual(7);
    for (const { at, facing, description } of hotspots) {
      expect(at[0], description).toBeGreaterThan(-REACH);
      expect(at[0], description).toBeLessThan(size.length + REACH);
      expect(Math.abs(at[1]), description).toBeLessThan(size.width / 2 + REACH);
      expect(at[2], description).toBeGreaterThan(0);
      expect(at[2], description).toBeLessThan(size.height + REACH);
      expect(Math.hypot(...facing), description).toBeGreaterThan(0.5);
    }
  });
});

describe('number plates', () => {
  test('draw a number as strokes of the given height, reading to the right', () => {
    const points = plateStrokes('FCT 042', 0.07).flat();
    const heights = points.map(([, v]) => v);
    expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(0.07, 9);
    const starts = plateStrokes('FCT', 0.07).map((stroke) => stroke[0]![0]);
    expect(starts[0]).toBeLessThan(starts.at(-1)!);
  });

  test('refuse a sign that no plate has', () => {
    expect(() => plateStrokes('FCT O42', 0.07)).toThrow('"O"');
  });
});
