import { describe, expect, test } from 'vitest';
import { DRAWN_BODIES, DRAWN_COLOURS, linkToNearestDrawing, parseDrawing, VIEWS } from './address.ts';
import { drawVehicle } from './draw-vehicle.ts';
import { buildPath, mirrorOutline } from './outline.ts';
import { PAINTS } from './paint.ts';

/** Throws when a tag is unclosed or closed twice, or a coordinate is not a number. */
function expectWellFormed(svg: string) {
  const open: string[] = [];
  for (const [, closing, name, attributes, selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!selfClosing) open.push(name!);
    expect(attributes!.replaceAll(/\s[\w:-]+="[^"<>]*"/g, '')).toBe('');
  }
  expect(open).toEqual([]);
  expect(svg.replaceAll(/<[^<>]*>/g, '')).toBe('');
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
}

describe.each(DRAWN_BODIES)('%s', (body) => {
  test.each(VIEWS)('is drawn well-formed, small and in its paint in every colour, seen from the %s', (view) => {
    for (const colour of DRAWN_COLOURS) {
      const svg = drawVehicle({ body, colour, view });
      expectWellFormed(svg);
      expect(svg.length).toBeLessThan(12_000);
      expect(svg).toContain('width="600" height="400"');
      // From behind, a box body hides the painted cab.
      if (!(body === 'truck' && view === 'rear')) expect(svg).toContain(PAINTS[colour].base);
    }
  });

  test('looks different from every side', () => {
    const drawings = VIEWS.map((view) => drawVehicle({ body, colour: 'red', view }));
    expect(new Set(drawings).size).toBe(VIEWS.length);
  });
});

test('no two bodies share a drawing from the side', () => {
  const drawings = DRAWN_BODIES.map((body) => drawVehicle({ body, colour: 'red', view: 'side' }));
  expect(new Set(drawings).size).toBe(DRAWN_BODIES.length);
});

test.each([
  ['SUV', 'White', '/drawings/suv/white/side.svg'],
  ['Hatchback', 'Gray', '/drawings/hatch/grey/side.svg'],
  ['Ute', 'Metallic Silver', '/drawings/ute/silver/side.svg'],
  ['Dual Cab Utility', 'Burgundy', '/drawings/ute/maroon/side.svg'],
  ['Cab Chassis', 'Teal', '/drawings/cab-chassis/turquoise/side.svg'],
  ['People Mover', 'Ivory', '/drawings/people-mover/beige/side.svg'],
  ['Commercial', 'Charcoal', '/drawings/van/grey/side.svg'],
  ['Light Truck', 'Copper', '/drawings/truck/bronze/side.svg'],
  ['Naked', 'Orange', '/drawings/motorcycle/orange/side.svg'],
  ['Pop Top Caravan', 'Cream', '/drawings/caravan/beige/side.svg'],
  ['Campervan', 'White', '/drawings/van/white/side.svg'],
  ['Camper Trailer', 'White', '/drawings/caravan/white/side.svg'],
  ['Motorhome', 'White', '/drawings/bus/white/side.svg'],
  ['Sportback', 'Violet', '/drawings/hatch/purple/side.svg'],
  ['Cabriolet', 'Gold', '/drawings/convertible/gold/side.svg'],
  ['Super Sport', 'Crystal Pearl', '/drawings/motorcycle/white/side.svg'],
  ['Wagon', 'Midnight Blue', '/drawings/wagon/blue/side.svg'],
  ['Other', 'Mystery', '/drawings/sedan/silver/side.svg'],
  [null, null, '/drawings/sedan/silver/side.svg'],
])('%s in %s is shown by %s', (body, colour, href) => {
  expect(linkToNearestDrawing(body, colour)).toBe(href);
});

test('every address that is handed out names a drawing', () => {
  for (const body of ['suv', 'Tourer', 'Mini Bus', 'Panel Van', 'Off Road', null])
    for (const view of VIEWS) {
      const [, , drawn, colour, file] = linkToNearestDrawing(body, 'Blue', view).split('/');
      expect(parseDrawing({ body: drawn, colour, file })).toEqual({ body: drawn, colour: 'blue', view });
    }
});

test('corners bend at most half-way to their neighbours, so that two bends never cross', () => {
  expect(
    buildPath([
      [0, 0, 99],
      [10, 0],
      [10, 10],
    ]),
  ).toBe('M5 5Q0 0 5 0L10 0L10 10Z');
});

test('a half is mirrored without doubling the corners on the axis', () => {
  expect(
    mirrorOutline([
      [300, 0],
      [310, 5, 2],
      [300, 10],
    ]),
  ).toEqual([
    [300, 0],
    [310, 5, 2],
    [300, 10],
    [290, 5, 2],
  ]);
});
