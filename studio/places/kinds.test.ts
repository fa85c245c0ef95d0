import { describe, expect, test } from 'vitest';
import { MATERIALS } from '../page/materials.ts';
import { getPaint } from '../render/paints.ts';
import { getDesign } from '../vehicles/designs.ts';
import { AROUND } from './buildings/street.ts';
import { KINDS } from './kinds.ts';
import { PLACE_MATERIALS } from './materials.ts';
import { HOURS } from './order.ts';
import { MOST } from './page/day.ts';
import { skyDirections } from './page/sky-light.ts';
import { PLANTS } from './trees.ts';

test('every kind of place has a name of its own and two hours or more to be photographed at', () => {
  expect(new Set(KINDS.map(({ id }) => id)).size).toBe(KINDS.length);
  for (const { hours } of KINDS) {
    expect(new Set(hours).size).toBe(hours.length);
    expect(hours.length).toBeGreaterThanOrEqual(2);
    expect(HOURS).toEqual(expect.arrayContaining([...hours]));
  }
});

test('the light of the sky comes from all around, and from overhead and near the horizon', () => {
  const directions = skyDirections(16);
  for (const direction of directions) expect(Math.hypot(...direction)).toBeCloseTo(1, 6);
  expect(new Set(directions.map(([x, y]) => `${x > 0} ${y > 0}`)).size).toBe(4);
  expect(Math.max(...directions.map(([, , z]) => z))).toBeGreaterThan(0.95);
  expect(Math.min(...directions.map(([, , z]) => z))).toBeLessThan(0.1);
});

test('materials of places are none of the vehicles', () => {
  expect(Object.keys(PLACE_MATERIALS).filter((name) => name in MATERIALS)).toEqual([]);
});

test.each(Object.entries(PLANTS))('a %s is the same at each run, and stands on the ground', (_, build) => {
  const [first, second] = [build().mesh(), build().mesh()];
  expect(second.parts).toEqual(first.parts);
  expect(Buffer.compare(second.buffer, first.buffer)).toBe(0);
});

test('trees stand behind every place, not in it', () => {
  expect(AROUND.length).toBeGreaterThan(20);
  for (const [, , y] of AROUND) expect(y).toBeGreaterThan(36);
});

describe.each(KINDS)('$id', ({ parked, ground, rooms, poleLamps, camera, build }) => {
  test('is built of materials that there are', () => {
    const known = { ...MATERIALS, ...PLACE_MATERIALS };
    for (const { material } of build().mesh().parts) expect(known).toHaveProperty([material]);
  });

  test('is seen at the height of eyes by a level camera, so that walls stand upright', () => {
    expect(camera.position[2]).toBeGreaterThanOrEqual(1.6);
    expect(camera.position[2]).toBeLessThanOrEqual(2.2);
    expect(camera.target[2]).toBe(camera.position[2]);
  });

  test('parks designs that there are, in paints that there are, and no more than the page can shade', () => {
    for (const [design, , , , paint] of parked) {
      expect(getDesign(design).id).toBe(design);
      expect(getPaint(paint).id).toBe(paint);
    }
    expect(poleLamps.length).toBeLessThanOrEqual(MOST.lamps);
    expect(ground.bays.length).toBeLessThanOrEqual(MOST.bays);
    expect(rooms.length).toBeLessThanOrEqual(MOST.rooms);
  });

  test('has no two vehicles in one spot', () => {
    const gaps = parked.flatMap(([, x, y], index) =>
      parked.slice(index + 1).map(([, otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(1.5);
  });
});
