import { describe, expect, test } from 'vitest';
import { MATERIALS } from '../../page/materials.ts';
import { DESIGNS } from '../designs.ts';
import { CABINS } from './cabins.ts';

test('every cabin that a design names is there, once', () => {
  const ids = CABINS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { cabin } of DESIGNS) if (cabin) expect(ids).toContain(cabin);
});

describe.each(CABINS.map((cabin) => [cabin.id, cabin] as const))('the cabin %s', (_id, cabin) => {
  const { parts } = cabin.build({ coarseness: 4 });
  const vertices = Object.values(parts).flat();

  test('is made of described materials', () => {
    expect(Object.keys(parts).filter((name) => !MATERIALS[name])).toEqual([]);
  });

  test('has a place and a normal of length one at every corner', () => {
    expect(vertices.every(Number.isFinite)).toBe(true);
    let worst = 0;
    for (let i = 0; i < vertices.length; i += 6) {
      worst = Math.max(worst, Math.abs(Math.hypot(vertices[i + 3]!, vertices[i + 4]!, vertices[i + 5]!) - 1));
    }
    // corners that a cut made lie between two normals
    expect(worst).toBeLessThan(0.5);
  });

  test('leaves the air free around the eye', () => {
    const [x, y, z] = cabin.eye;
    let nearest = Infinity;
    for (let i = 0; i < vertices.length; i += 6) {
      nearest = Math.min(nearest, Math.hypot(vertices[i]! - x, vertices[i + 1]! - y, vertices[i + 2]! - z));
    }
    expect(nearest).toBeGreaterThan(0.15);
  });

  test('closes around the eye below the windows', () => {
    const below = [-0.8, 0.8].flatMap((y) => [-1, 1].map((x) => [x, y]));
    for (const [x, y] of below) {
      const found = vertices.some(
        (_, i) => i % 6 === 0 && vertices[i]! * x! > 0.3 && vertices[i + 1]! * y! > 0.4 && vertices[i + 2]! < 0.4,
      );
      expect(found).toBe(true);
    }
  });
});
