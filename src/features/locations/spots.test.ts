import { describe, expect, test } from 'vitest';
import type { PinModel } from './model.ts';
import { spotsOf } from './spots.ts';

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
      'stands for what is a few metres away, too',
      [
        [1, -27.00001, 153],
        [2, -27.00002, 153],
      ],
      ['1–2 Place 1 and 1 more here'],
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
    const spots = spotsOf(pins.map((given) => pin(...given)));
    expect(spots.map(({ label, name }) => `${label} ${name}`)).toEqual(expected);
  });

  test('is where its place is', () => {
    expect(spotsOf([pin(1, -27.5, 153.25)])).toMatchObject([{ lat: -27.5, long: 153.25 }]);
  });
});
