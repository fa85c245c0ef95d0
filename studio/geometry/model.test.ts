import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coarsened } from './coarsen.ts';
import { plainBox, revolve } from './lathe.ts';
import { encodeMesh, loadMesh, saveMesh } from './mesh-file.ts';
import { Model } from './model.ts';
import { clippedPath, outlinePath, ridge } from './ridges.ts';
import { Surface } from './surface.ts';

/** The smallest cosine between a triangle's own direction and the normals written at its corners. */
function leastFacing(triangles: number[]): number {
  let least = 1;
  for (let t = 0; t < triangles.length; t += 18) {
    const at = (v: number, q: number) => triangles[t + v * 6 + q]!;
    const u = [0, 1, 2].map((q) => at(1, q) - at(0, q)) as [number, number, number];
    const w = [0, 1, 2].map((q) => at(2, q) - at(0, q)) as [number, number, number];
    const n = [u[1] * w[2] - u[2] * w[1], u[2] * w[0] - u[0] * w[2], u[0] * w[1] - u[1] * w[0]];
    const size = Math.hypot(...n);
    if (size < 1e-12) continue;
    for (let v = 0; v < 3; v++)
      least = Math.min(least, (n[0]! * at(v, 3) + n[1]! * at(v, 4) + n[2]! * at(v, 5)) / size);
  }
  return least;
}

test('boxes, turned parts and ridges face outwards', () => {
  expect(leastFacing(plainBox([1, 2, 3], [0.1, 0.2, 0.3]))).toBeCloseTo(1, 6);
  const drum = revolve(
    [
      [0.2, 0],
      [0.5, 0],
      [0.5, 0.3],
      [0.2, 0.3],
    ],
    48,
  );
  expect(leastFacing(drum)).toBeGreaterThan(0.99);
  const bar = ridge(
    [
      [0, 0],
      [1, 0],
    ],
    () => 2,
    { facing: -1, halfWidth: 0.02, rise: 0, depth: 0.03 },
  );
  expect(leastFacing(bar)).toBeGreaterThan(0.7);
  expect(Math.min(...bar.filter((_, i) => i % 6 === 0))).toBe(2);
});

test('a mirrored copy faces outwards and lies on the other side', () => {
  const model = new Model(2, { coarseness: 1 });
  model.add('paint', plainBox([0, 1, 0], [0.1, 0.2, 0.3]), {
    mirrored: true,
    at: [1, 0, 0],
    turnZ: 0.4,
    leanY: 0.2,
  });
  expect(leastFacing(model.parts.paint!)).toBeCloseTo(1, 6);
  const ys = model.parts.paint!.filter((_, i) => i % 6 === 1);
  expect(Math.min(...ys)).toBeCloseTo(-Math.max(...ys), 9);
});

test('a path is trimmed exactly where the outline ends', () => {
  const line = [
    [-1, 0],
    [1, 0],
  ] as const;
  const runs = clippedPath(line, (u) => Math.abs(u) - 0.33, 0.05);
  expect(runs).toHaveLength(1);
  expect(runs[0]![0]![0]).toBeCloseTo(-0.33, 9);
  expect(runs[0]!.at(-1)![0]).toBeCloseTo(0.33, 9);
});

test('an outline grows by the same distance all around, whichever way its corners run', () => {
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  for (const corners of [square, [...square].reverse()])
    for (const [y, z] of outlinePath(corners, 0.1)) {
      const away = Math.hypot(Math.max(-y, 0, y - 1), Math.max(-z, 0, z - 1));
      expect(away).toBeCloseTo(0.1, 9);
    }
});

test('a mesh is centred on its length, shares its vertices, is dark under a lid, and survives a file', async () => {
  const model = new Model(2, { coarseness: 1 });
  model.addField('paint', (x, y, z) => Math.hypot(x - 1, y, z - 1) - 0.5, [0.3, -0.7, 0.3], [1.7, 0.7, 1.7], 0.05);
  const mesh = encodeMesh(model);
  const part = mesh.parts[0]!;
  const vertices = new Float32Array(mesh.buffer.buffer, part.vertexOffset, part.vertexCount * 6);
  const xs = vertices.filter((_, i) => i % 6 === 0);
  expect(Math.max(...xs)).toBeCloseTo(0.5, 2);
  expect(Math.min(...xs)).toBeCloseTo(-0.5, 2);
  expect(part.indexCount).toBeGreaterThan(part.vertexCount * 4);

  const lidded = new Model(2, { coarseness: 1 });
  lidded.add('paint', model.parts.paint!);
  lidded.addField(
    'trim',
    (x, y, z) => Math.max(Math.hypot(x - 1, y) - 0.6, Math.abs(z - 1.62) - 0.04),
    [0.2, -0.8, 1.4],
    [1.8, 0.8, 1.8],
    0.03,
  );
  const meanOpenness = ({ buffer, parts }: typeof mesh) => {
    const { opennessOffset, vertexCount } = parts[0]!;
    return (
      new Float32Array(buffer.buffer, opennessOffset, vertexCount).reduce((sum, value) => sum + value, 0) / vertexCount
    );
  };
  expect(meanOpenness(encodeMesh(lidded))).toBeLessThan(meanOpenness(mesh) - 0.05);

  const folder = await mkdtemp(join(tmpdir(), 'studio-mesh-'));
  try {
    await saveMesh(join(folder, 'ball'), mesh);
    expect(await loadMesh(join(folder, 'ball'))).toEqual(mesh);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('coarsening spares triangles, leaves what may not move in its place, and opens no hole', () => {
  const model = new Model(1, { coarseness: 1 });
  model.addField('black', (x, y, z) => Math.hypot(x, y, z) - 0.5, [-0.7, -0.7, -0.7], [0.7, 0.7, 0.7], 0.03);
  const fine = model.parts.black!;
  const coarse = coarsened(fine, 0.15, (_x, _y, z) => z < 0);
  expect(coarse.length).toBeLessThan(fine.length * 0.65);
  const countAbove = (list: number[]) => list.filter((value, i) => i % 6 === 2 && value >= 0.1).length;
  expect(countAbove(coarse)).toBe(countAbove(fine));
  const sides = new Map<string, number>();
  for (let t = 0; t < coarse.length; t += 18) {
    const corner = (v: number) => coarse.slice(t + v * 6, t + v * 6 + 3).join();
    for (let v = 0; v < 3; v++) {
      const [from, to] = [corner(v), corner((v + 1) % 3)];
      sides.set(`${from}|${to}`, (sides.get(`${from}|${to}`) ?? 0) + 1);
      sides.set(`${to}|${from}`, (sides.get(`${to}|${from}`) ?? 0) - 1);
    }
  }
  for (const open of sides.values()) expect(open).toBe(0);
});

test('coarsening leaves the edge of a cut where it is, for another part begins there', () => {
  const model = new Model(1, { coarseness: 1 });
  model.addField('black', (x, y, z) => Math.hypot(x, y, z) - 0.5, [-0.7, -0.7, -0.7], [0.7, 0.7, 0.7], 0.03);
  const surface = new Surface({ positions: new Float64Array(), normals: new Float32Array(), triangles: [] }, 'black');
  surface.triangles.black = model.parts.black!;
  surface.cut('black', 'trim', (_x, _y, z) => -z);
  const kept = surface.triangles.black ?? [];
  const places = (list: number[]) =>
    new Set(
      Array.from({ length: list.length / 6 }, (_, i) =>
        list
          .slice(i * 6, i * 6 + 3)
          .map((n) => n.toFixed(5))
          .join(),
      ),
    );
  const beyond = places(surface.triangles.trim ?? []);
  const edge = [...places(kept)].filter((place) => beyond.has(place));
  const coarse = coarsened(kept, 0.15, () => true);
  expect(edge.length).toBeGreaterThan(50);
  expect(coarse.length).toBeLessThan(kept.length * 0.3);
  const left = places(coarse);
  expect(edge.filter((place) => !left.has(place))).toEqual([]);
});
