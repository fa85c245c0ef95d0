import { describe, expect, test } from 'vitest';
import { type Field, smoothMax } from './fields.ts';
import { type Mesh, meshField } from './meshing.ts';

const RADIUS = 0.5;
const sphere: Field = (x, y, z) => Math.hypot(x, y, z) - RADIUS;

function meshSphere(cell = 0.05): Mesh {
  return meshField(sphere, [-0.7, -0.7, -0.7], [0.7, 0.7, 0.7], cell);
}

/** How often each side of a triangle is walked, by the numbers of its two ends in walking order. */
function sidesOf(mesh: Mesh): Map<string, number> {
  const sides = new Map<string, number>();
  for (let t = 0; t < mesh.triangles.length; t += 3)
    for (let v = 0; v < 3; v++) {
      const side = `${mesh.triangles[t + v]}-${mesh.triangles[t + ((v + 1) % 3)]}`;
      sides.set(side, (sides.get(side) ?? 0) + 1);
    }
  return sides;
}

function volumeOf({ positions: p, triangles }: Mesh): number {
  let volume = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((v) => triangles[t + v]! * 3) as [number, number, number];
    volume +=
      (p[a]! * (p[b + 1]! * p[c + 2]! - p[b + 2]! * p[c + 1]!) +
        p[a + 1]! * (p[b + 2]! * p[c]! - p[b]! * p[c + 2]!) +
        p[a + 2]! * (p[b]! * p[c + 1]! - p[b + 1]! * p[c]!)) /
      6;
  }
  return volume;
}

describe('a meshed sphere', () => {
  test('is watertight: each side of a triangle is walked once each way', () => {
    const sides = sidesOf(meshSphere());
    expect(sides.size).toBeGreaterThan(1000);
    for (const [side, count] of sides) {
      expect(count).toBe(1);
      expect(sides.get(side.split('-').reverse().join('-'))).toBe(1);
    }
  });

  test('has its vertices on the surface and its normals along the radius', () => {
    const { positions: p, normals: n } = meshSphere();
    for (let v = 0; v < p.length; v += 3) {
      expect(Math.hypot(p[v]!, p[v + 1]!, p[v + 2]!)).toBeCloseTo(RADIUS, 4);
      expect((p[v]! * n[v]! + p[v + 1]! * n[v + 1]! + p[v + 2]! * n[v + 2]!) / RADIUS).toBeGreaterThan(0.999);
    }
  });

  test('turns its triangles outwards and encloses the volume of the sphere', () => {
    expect(volumeOf(meshSphere(0.03))).toBeCloseTo((4 / 3) * Math.PI * RADIUS ** 3, 2);
  });

  test('is the same whether far blocks are skipped or not', () => {
    const whole = meshField(sphere, [-0.7, -0.7, -0.7], [0.7, 0.7, 0.7], 0.05, { safety: 1000 });
    expect(meshSphere().triangles.length).toBe(whole.triangles.length);
  });
});

test('a field that is negative all over the middle has no surface inside it', () => {
  const slab: Field = (x, y, z) => smoothMax(Math.abs(z) - 0.4, Math.max(Math.abs(x), Math.abs(y)) - 0.4, 0.1);
  const { positions } = meshField(slab, [-0.6, -0.6, -0.6], [0.6, 0.6, 0.6], 0.02);
  for (let v = 0; v < positions.length; v += 3)
    expect(Math.max(...[0, 1, 2].map((q) => Math.abs(positions[v + q]!)))).toBeGreaterThan(0.35);
});
