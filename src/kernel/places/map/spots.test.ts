import { describe, expect, test } from 'vitest';
import type { PinModel } from './model.ts';
import { groupIntoSpots } from './spots.ts';

const pin = (number: number, lat: number | null, long: number | null): PinModel => ({
  number,
  name: `Place ${number}`,
  town: 'Cairns QLD',
  href: `/contact-us/place-${number}`,
  type: 'sales',
  distance: null,
  directions: null,
  phone: null,
  lat,
  long,
});

describe('[H5] a marker of the map', () => {
  test.each<[string, [number, number | null, number | null][], string[]]>([
    [
      'stands for each place',
      [
        [1, -27, 153],
        [2, -28, 153],
      ],
      ['1 Place 1', '2 Place 2'],
    ],
    [
      'stands for all desks of a yard',
      [
        [1, -27, 153],
        [2, -27, 153],
        [3, -27, 153],
        [4, -28, 153],
      ],
      ['1–3 Place 1 and 2 more here', '4 Place 4'],
    ],
    [
      'says so where desks of a yard are apart in the list',
      [
        [1, -27, 153],
        [2, -28, 153],
        [3, -27, 153],
      ],
      ['1+ Place 1 and 1 more here', '2 Place 2'],
    ],
    [
      'stands for what is across the road, too',
      [
        [1, -27.3856, 153.0313],
        [2, -27.3862, 153.0314],
      ],
      ['1–2 Place 1 and 1 more here'],
    ],
    [
      'stands for each where they are further apart',
      [
        [1, -27.385, 153.03],
        [2, -27.388, 153.03],
      ],
      ['1 Place 1', '2 Place 2'],
    ],
    [
      'is not there for a place that is nobody knows where',
      [
        [1, null, null],
        [2, -28, null],
        [3, -28, 153],
      ],
      ['3 Place 3'],
    ],
  ])('%s', (_, pins, expected) => {
    const spots = groupIntoSpots(pins.map((given) => pin(...given)));
    expect(spots.map(({ label, name }) => `${label} ${name}`)).toEqual(expected);
  });

  test('is where its place is', () => {
    expect(groupIntoSpots([pin(1, -27.5, 153.25)])).toMatchObject([{ lat: -27.5, long: 153.25 }]);
  });
});
