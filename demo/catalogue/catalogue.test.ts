import { expect, test } from 'vitest';
import { CATALOGUE, MAKE_POPULARITY, MODEL_POPULARITY } from './catalogue.ts';
import { parseVehicles } from './parse-catalogue.ts';

const cars = CATALOGUE.filter(({ kind }) => kind === 'car');

test('the catalogue knows more than forty car makes, and motorcycles, trucks and caravans', () => {
  expect(new Set(cars.map(({ make }) => make)).size).toBeGreaterThan(40);
  expect(new Set(CATALOGUE.map(({ kind }) => kind))).toEqual(new Set(['car', 'truck', 'motorcycle', 'caravan']));
});

test('nothing in it would make a car person laugh', () => {
  for (const { make, from, to, engine, gearboxes, drive, seats, priceNew, model } of CATALOGUE) {
    const what = `${make} ${model}`;
    expect(to ?? from, what).toBeGreaterThanOrEqual(from);
    expect(priceNew, what).toBeGreaterThan(2_000);
    expect(priceNew, what).toBeLessThan(260_000);
    expect(seats, what).toBeLessThanOrEqual(25);
    if (engine?.fuel === 'E') expect(gearboxes, what).toEqual([{ letter: 'E', gears: 1 }]);
    if (make === 'Tesla' || make === 'BYD') expect(from, what).toBeGreaterThanOrEqual(make === 'BYD' ? 2022 : 2014);
    if (drive === '4X4') expect(engine?.litres, what).toBeGreaterThan(1);
  }
});

test('the tables of how often things are seen name makes and models that there are', () => {
  expect(Object.keys(MAKE_POPULARITY).filter((name) => !CATALOGUE.some(({ make }) => make === name))).toEqual([]);
  expect(Object.keys(MODEL_POPULARITY).filter((name) => !CATALOGUE.some(({ model }) => model === name))).toEqual([]);
});

test('a broken line is told with its text', () => {
  const text = '# Make | normal | ABC\nModel | 4000 | 5 | 0\n- S1 | 2010-2012 | Hatch | 1.5Q4 | M5 | FWD | Base 20';
  expect(() => parseVehicles('car', text)).toThrow('Engine "1.5Q4" in catalogue line: - S1');
});
