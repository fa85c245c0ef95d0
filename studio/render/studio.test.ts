import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeMesh } from '../geometry/mesh-file.ts';
import { Model } from '../geometry/model.ts';
import type { Camera } from '../page/order.ts';
import { freeCamera } from './cameras.ts';
import { openStudio, type Picture, type Studio } from './studio.ts';

// A painted ball of one metre that floats 20 cm above the studio's floor.
const [RADIUS, HEIGHT] = [0.5, 0.7];
const [WIDTH, TALL] = [120, 80];
const camera: Camera = freeCamera(36, 8, 5, HEIGHT);

function ball(): Model {
  const model = new Model(0, { coarseness: 1 });
  const field = (x: number, y: number, z: number) => Math.hypot(x, y, z - HEIGHT) - RADIUS;
  model.addField('paint', field, [-0.6, -0.6, 0.1], [0.6, 0.6, 1.3], 0.04);
  return model;
}

/** Red, green and blue at a place, in shares of the picture's width and height. */
function colourAt({ data, width, height }: Picture, x: number, y: number): [number, number, number] {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3;
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}

let studio: Studio;
let pictures: Map<string, Picture>;

beforeAll(async () => {
  studio = await openStudio();
  await studio.load(encodeMesh(ball()));
  pictures = await studio.photograph({
    camera,
    width: WIDTH,
    height: TALL,
    paints: ['Red', 'Blue', 'White', 'Black'],
  });
});

afterAll(() => studio?.close());

test('a vehicle is drawn once and shows each paint that was asked for', () => {
  expect([...pictures.keys()]).toEqual(['Red', 'Blue', 'White', 'Black']);
  const [red, , notBlue] = colourAt(pictures.get('Red')!, 0.5, 0.5);
  expect(red).toBeGreaterThan(notBlue * 2);
  const [notRed, , blue] = colourAt(pictures.get('Blue')!, 0.5, 0.5);
  expect(blue).toBeGreaterThan(notRed * 1.5);
  expect(Math.min(...colourAt(pictures.get('White')!, 0.5, 0.5))).toBeGreaterThan(150);
  expect(Math.max(...colourAt(pictures.get('Black')!, 0.5, 0.5))).toBeLessThan(90);
});

test('white keeps its shape: its top is brighter than its flank, and its flank is not blown out', () => {
  const white = pictures.get('White')!;
  const [top, flank] = [colourAt(white, 0.5, 0.3)[1], colourAt(white, 0.5, 0.58)[1]];
  expect(top).toBeGreaterThan(flank);
  expect(flank).toBeLessThan(245);
});

test('around the vehicle there is the same pale studio whatever its paint, darker in its shadow', () => {
  for (const [x, y] of [
    [0.02, 0.03],
    [0.97, 0.03],
    [0.02, 0.96],
    [0.97, 0.96],
  ] as const) {
    const red = colourAt(pictures.get('Red')!, x, y);
    expect(Math.min(...red)).toBeGreaterThan(140);
    expect(Math.max(...red) - Math.min(...red)).toBeLessThan(14);
    expect(colourAt(pictures.get('Blue')!, x, y)).toEqual(red);
  }
  const [below, aside] = [colourAt(pictures.get('Black')!, 0.5, 0.83), colourAt(pictures.get('Black')!, 0.06, 0.83)];
  expect(below[1]).toBeLessThan(aside[1] - 20);
});

test('spots are found on the picture, and those behind the vehicle are not seen', async () => {
  const spot = (x: number, y: number) => ({
    at: [x, y, HEIGHT] as const,
    facing: [Math.sign(x), Math.sign(y), 0] as const,
  });
  const [near, far] = await studio.project([spot(-0.4, -0.3), spot(0.4, 0.3)], camera, WIDTH, TALL);
  expect(near).toMatchObject({ seen: true });
  expect(near!.x).toBeCloseTo(50, -1);
  expect(near!.y).toBeCloseTo(50, -1);
  expect(far).toMatchObject({ seen: false });
});

test('the vehicle’s left lies on the right of a picture from its nose, as one sees it', async () => {
  const left = { at: [-0.3, -0.4, HEIGHT] as const, facing: [-1, -1, 0] as const };
  const [found] = await studio.project([left], freeCamera(0, 0, 5, HEIGHT), WIDTH, TALL);
  expect(found!.x).toBeGreaterThan(50);
});

test('a panorama shows one daylight at both its ends', async () => {
  const panorama = await studio.panorama({ at: [0, 0, 3], width: 64, height: 32 });
  expect(panorama.data).toHaveLength(64 * 32 * 3);
  for (const y of [0.3, 0.7]) {
    expect(Math.abs(colourAt(panorama, 0, y)[1] - colourAt(panorama, 0.999, y)[1])).toBeLessThan(6);
  }
});

test('an unknown paint, and a mesh of an unknown material, are refused by name', async () => {
  await expect(studio.photograph({ camera, width: 8, height: 8, paints: ['Mauve'] })).rejects.toThrow('"Mauve"');
  const mesh = encodeMesh(ball());
  const parts = mesh.parts.map((part) => ({ ...part, material: 'velvet' }));
  await expect(studio.load({ ...mesh, parts })).rejects.toThrow('"velvet"');
  await studio.load(mesh);
});
