import { describe, expect, test } from 'vitest';
import { getPaint } from '../render/paints.ts';
import { getDesign } from '../vehicles/designs.ts';
import { KINDS } from './kinds.ts';
import { HOURS } from './order.ts';
import { MOST } from './page/sky.ts';

test('every kind of place has a name of its own and hours to be photographed at', () => {
  expect(new Set(KINDS.map(({ id }) => id)).size).toBe(KINDS.length);
  for (const { hours } of KINDS) {
    expect(hours.length).toBeGreaterThan(0);
    expect(HOURS).toEqual(expect.arrayContaining([...hours]));
  }
});

describe.each(KINDS)('$id', ({ parked, ground, rooms, build }) => {
  test('parks designs that there are, in paints that there are, and no more than the page can shade', () => {
    for (const [design, , , , paint] of parked) {
      expect(getDesign(design).id).toBe(design);
      expect(getPaint(paint).id).toBe(paint);
    }
    expect(parked.length).toBeLessThanOrEqual(MOST.prints);
    expect(ground.bays.length).toBeLessThanOrEqual(MOST.bays);
    expect(rooms.length).toBeLessThanOrEqual(MOST.rooms);
  });

  test('has no two vehicles in one spot', () => {
    const gaps = parked.flatMap(([, x, y], index) =>
      parked.slice(index + 1).map(([, otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(1.5);
  });

  test('is built as it is drawn, so its mesh has triangles of several materials', () => {
    const { parts } = build().mesh();
    expect(parts.length).toBeGreaterThan(4);
    for (const { indexCount } of parts) expect(indexCount).toBeGreaterThan(0);
  });
});
