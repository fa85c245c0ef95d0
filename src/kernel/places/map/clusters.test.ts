import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APART_PX, clusterSpots, countPlaces, mergeSpots } from './clusters.ts';
import type { PinModel } from './model.ts';
import { groupIntoSpots } from './spots.ts';

const pin = (number: number, lat: number, long: number, href = `/locations/place-${number}`): PinModel => ({
  number,
  name: `Place ${number}`,
  town: 'Cairns QLD',
  href,
  type: 'sales',
  distance: null,
  directions: null,
  phone: null,
  lat,
  long,
});

/** A flat map with so many pixels to a degree. */
const at =
  (scale: number) =>
  ({ lat, long }: { lat: number; long: number }) => ({ x: long * scale, y: -lat * scale });

describe('[H1] [H5] markers that would hide each other', () => {
  const spots = groupIntoSpots([pin(1, -27, 153), pin(2, -16, 145), pin(3, -27.5, 153), pin(4, -28, 153.4)]);
  const numbersAt = (scale: number) =>
    clusterSpots(spots, at(scale)).map((cluster) => cluster.spots.map(({ pins: [first] }) => first.number));

  test('are one from far away, and apart from near', () => {
    expect(numbersAt(1)).toEqual([[1, 2, 3, 4]]);
    expect(numbersAt(10)).toEqual([[1, 3, 4], [2]]);
    expect(numbersAt(1000)).toEqual([[1], [2], [3], [4]]);
  });

  test('never lose a place, and stand far enough from each other to be pressed, at any scale', () => {
    const points = fc.array(
      fc.tuple(fc.double({ min: -44, max: -10, noNaN: true }), fc.double({ min: 112, max: 154, noNaN: true })),
    );
    fc.assert(
      fc.property(points, fc.integer({ min: 1, max: 2000 }), (places, scale) => {
        const own = groupIntoSpots(places.map(([lat, long], n) => pin(n + 1, lat, long)));
        const clusters = clusterSpots(own, at(scale));
        expect(clusters.flatMap((cluster) => cluster.spots).toSorted(byNumber)).toEqual(own.toSorted(byNumber));
        for (const [
          n,
          {
            spots: [first],
          },
        ] of clusters.entries())
          for (const earlier of clusters.slice(0, n)) {
            const [a, b] = [at(scale)(first), at(scale)(earlier.spots[0])];
            if (earlier.spots.length === 1) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(APART_PX);
          }
      }),
      { numRuns: 60 },
    );
  });

  test('[H9] say how many locations they are, not how many desks', () => {
    const yard = groupIntoSpots([
      pin(1, -27, 153, '/locations/yard'),
      pin(2, -27, 153, '/locations/yard?at=service'),
      pin(3, -27.1, 153, '/locations/other'),
    ]);
    const [cluster] = clusterSpots(yard, at(1));
    expect(cluster && countPlaces(cluster)).toBe(2);
    expect(cluster && mergeSpots(cluster)).toMatchObject({ name: 'Place 1 and 2 more here' });
  });
});

type Spot = ReturnType<typeof groupIntoSpots>[number];
const byNumber = (a: Spot, b: Spot) => a.pins[0].number - b.pins[0].number;
