import { describe, expect, test } from 'vitest';
import { meshField } from './meshing.ts';
import { Surface } from './surface.ts';

function ball(): Surface {
  const mesh = meshField((x, y, z) => Math.hypot(x, y, z) - 0.5, [-0.7, -0.7, -0.7], [0.7, 0.7, 0.7], 0.06);
  return new Surface(mesh, 'paint');
}

function areaOf(triangles: number[] = []): number {
  let area = 0;
  for (let t = 0; t < triangles.length; t += 18) {
    const u = [0, 1, 2].map((q) => triangles[t + 6 + q]! - triangles[t + q]!) as [number, number, number];
    const v = [0, 1, 2].map((q) => triangles[t + 12 + q]! - triangles[t + q]!) as [number, number, number];
    area += Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]) / 2;
  }
  return area;
}

function highest(triangles: number[], axis: number): number {
  return Math.max(...triangles.filter((_, i) => i % 6 === axis));
}

describe('cutting a surface', () => {
  test('keeps the whole area and puts each part on its own side of the cut', () => {
    const surface = ball();
    const whole = areaOf(surface.triangles.paint);
    surface.cut('paint', 'glass', (x) => x - 0.13);
    expect(areaOf(surface.triangles.paint) + areaOf(surface.triangles.glass)).toBeCloseTo(whole, 9);
    expect(highest(surface.triangles.glass!, 0)).toBeLessThan(0.13 + 1e-9);
    expect(areaOf(surface.triangles.paint)).toBeGreaterThan(0.2);
  });

  test('leaves alone what starts outside the box that the cut looks at', () => {
    const surface = ball();
    surface.cut('paint', 'glass', () => -1, [-1, 1, -1, 1, 0.3, 1]);
    expect(Math.min(...surface.triangles.glass!.filter((_, i) => i % 18 === 2))).toBeGreaterThanOrEqual(0.3);
    expect(areaOf(surface.triangles.paint)).toBeGreaterThan(areaOf(surface.triangles.glass));
  });

  test('removing takes an area away', () => {
    const surface = ball();
    const whole = areaOf(surface.triangles.paint);
    surface.remove('paint', (_x, y) => y);
    expect(areaOf(surface.triangles.paint)).toBeCloseTo(whole / 2, 2);
  });

  test('a line has its width, only where it may go, and nothing is lost beside it', () => {
    const surface = ball();
    const whole = areaOf(surface.triangles.paint);
    surface.line(
      'paint',
      'gap',
      (_x, _y, z) => z,
      0.01,
      (_x, y) => -y,
    );
    const drawn = areaOf(surface.triangles.gap);
    expect(drawn).toBeGreaterThan(Math.PI * 0.5 * 0.02 * 0.95);
    expect(drawn).toBeLessThan(Math.PI * 0.5 * 0.02 * 1.05);
    expect(drawn + areaOf(surface.triangles.paint)).toBeCloseTo(whole, 9);
  });
});
