import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  encodeChoice,
  encodeVariants,
  hasBodyStyles,
  listBodyStyles,
  listColours,
  nameColours,
  type PickerColour,
  pick,
  stepAround,
} from './picker.ts';

const RULES = { bodyStylesFrom: 3, bodyStyleColoursAbove: 15, arrowsFrom: 4 };
const STYLES = ['dual_cab', 'extra_cab', 'single_cab', 'wagon'];

const colour = (name: string, more: Partial<PickerColour> = {}): PickerColour => ({
  name,
  oem_id: null,
  model_variant_name: null,
  ...more,
});

/** So many colours, assigned to the first styles in turn. */
const palette = (count: number, styles: number) =>
  Array.from({ length: count }, (_, at) =>
    colour(`Paint ${at}`, { oem_id: styles === 0 ? null : (STYLES[at % styles] as string) }),
  );

const variants = (...names: string[]) => names.map((name, at) => ({ name, word: encodeVariants(names)[at]! }));

test('[H8] the first variant and its first colour are chosen at first', () => {
  const model = { variants: variants('SR', 'SR5'), colours: [colour('White'), colour('Red')] };
  expect(pick(model, {}, RULES)).toMatchObject({ variant: 0, colour: 0, bodyStyle: null });
  expect(pick(model, { variant: 'none-of-ours', colour: 'plaid' }, RULES)).toMatchObject({
    variant: 0,
    colour: 0,
  });
});

test('[H8] another variant begins at its first colour, whatever was chosen before', () => {
  const colours = [
    colour('White'),
    colour('Red', { model_variant_name: 'SR' }),
    colour('Gold', { model_variant_name: 'sr5' }),
  ];
  const model = { variants: variants('SR', 'SR5'), colours };
  expect(pick(model, { variant: 'sr', colour: 'red' }, RULES).colour).toBe(1);
  const other = pick(model, { variant: 'sr5', colour: 'red' }, RULES);
  expect(other.colour).toBe(0);
  expect(other.colours.map(({ colour: { name } }) => name)).toEqual(['White', 'Gold']);
});

describe('[H8] the selector by body style needs 3 or more distinct styles and more than 15 colours', () => {
  test.each([
    [16, 3, true],
    [15, 3, false],
    [16, 2, false],
    [40, 2, false],
    [40, 4, true],
    [16, 0, false],
  ])('%i colours of %i styles: %s', (count, styles, expected) => {
    const colours = palette(count, styles);
    expect(hasBodyStyles(colours, RULES)).toBe(expected);
    expect(pick({ variants: [], colours }, {}, RULES).bodyStyles.length > 0).toBe(expected);
  });

  test('colours of the chosen style are shown, beginning with its first', () => {
    const model = { variants: [], colours: palette(18, 3) };
    const picked = pick(model, { body: 'extra-cab' }, RULES);
    expect(picked.bodyStyle).toBe('extra_cab');
    expect(picked.colours).toHaveLength(6);
    expect(picked.colours.every(({ colour: { oem_id } }) => oem_id === 'extra_cab')).toBe(true);
    expect(picked.colour).toBe(0);
  });

  test('a colour that is asked for brings its style with it', () => {
    const picked = pick({ variants: [], colours: palette(18, 3) }, { colour: 'paint-5' }, RULES);
    expect(picked.bodyStyle).toBe('single_cab');
    expect(picked.colours[picked.colour]?.word).toBe('paint-5');
  });
});

test.each([
  [3, false],
  [4, true],
  [5, true],
])('[H8] with %i colours there are arrows: %s', (count, expected) => {
  expect(pick({ variants: [], colours: palette(count, 0) }, {}, RULES).hasArrows).toBe(expected);
});

test.each([
  [0, -1, 4, 3],
  [3, 1, 4, 0],
  [1, 1, 4, 2],
  [0, 1, 1, 0],
  [0, 1, 0, -1],
] as const)('[H8] arrows wrap around: from %i by %i of %i to %i', (at, step, count, expected) => {
  expect(stepAround(at, step, count)).toBe(expected);
});

test('[H8] two colours of one name are told apart by their body style', () => {
  const named = nameColours([
    colour('White', { oem_id: 'hatch' }),
    colour('White', { oem_id: 'sedan' }),
    colour('Red', { oem_id: 'hatch' }),
  ]);
  expect(named.map(({ word, label }) => [word, label])).toEqual([
    ['white', 'White, Hatch'],
    ['white-sedan', 'White, Sedan'],
    ['red', 'Red'],
  ]);
});

test('[H8] the address leaves out what is shown anyway', () => {
  expect(encodeChoice({})).toBe('');
  expect(encodeChoice({ variant: null, colour: 'red' })).toBe('?colour=red');
  expect(encodeChoice({ variant: 'sx', body: 'dual-cab' })).toBe('?variant=sx&body=dual-cab');
});

describe('[H8] whatever the model and whatever is asked', () => {
  const anyColour = fc.record({
    name: fc.constantFrom('White', 'Red', 'white', 'Blue ', 'Grün', '!', 'Red 2'),
    oem_id: fc.constantFrom(null, ...STYLES),
    model_variant_name: fc.constantFrom(null, 'SR', 'SR5', 'Rogue'),
  });
  const anyModel = fc.record({
    names: fc.array(fc.constantFrom('SR', 'SR5', 'Rogue', 'sr'), { maxLength: 4 }),
    colours: fc.array(anyColour, { maxLength: 40 }),
  });
  const anyAsked = fc.record({
    variant: fc.constantFrom(undefined, null, 'sr', 'sr5', 'rogue', 'x'),
    body: fc.constantFrom(undefined, null, 'wagon', 'dual-cab', 'x'),
    colour: fc.constantFrom(undefined, null, 'white', 'red', 'red-2', 'white-wagon', 'x'),
  });

  test('what is picked is there, of the variant, of the body style, and words lead back to it', () => {
    fc.assert(
      fc.property(anyModel, anyAsked, ({ names, colours }, requested) => {
        const model = { variants: variants(...names), colours };
        const picked = pick(model, requested, RULES);
        expect(picked.variant).toBe(names.length === 0 ? -1 : Math.max(picked.variant, 0));
        const variant = names[picked.variant] ?? null;
        const all = listColours(colours, variant);
        expect(picked.colour === -1).toBe(picked.colours.length === 0);
        expect(picked.colours.every((one) => all.includes(one.colour))).toBe(true);
        expect(new Set(nameColours(all).map(({ word }) => word)).size).toBe(all.length);
        if (picked.bodyStyle === null) expect(picked.colours).toHaveLength(all.length);
        else {
          expect(listBodyStyles(all).length).toBeGreaterThanOrEqual(3);
          expect(all.length).toBeGreaterThan(15);
          expect(picked.colours.every(({ colour: one }) => one.oem_id === picked.bodyStyle)).toBe(true);
        }
        for (const [at, { word }] of picked.colours.entries()) {
          const again = pick(model, { variant: model.variants[picked.variant]?.word ?? null, colour: word }, RULES);
          expect(again.colour).toBe(at);
          expect(again.bodyStyle).toBe(picked.bodyStyle);
        }
      }),
    );
  });

  test('an arrow turned as often as there are colours comes home, and back undoes forth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (count, start) => {
        const at = start % count;
        let here = at;
        for (let step = 0; step < count; step++) here = stepAround(here, 1, count);
        expect(here).toBe(at);
        expect(stepAround(stepAround(at, 1, count), -1, count)).toBe(at);
      }),
    );
  });
});
