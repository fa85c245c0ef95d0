import { expect, test } from 'vitest';
import { fixMakeName, fixModelName, makeAndModel, vehicleSubtitle, vehicleTitle } from './names.ts';

test.each([
  ['Suzuki Australia', 'Suzuki'],
  ['Mercedes Benz', 'Mercedes-Benz'],
  ['MERCEDES BENZ', 'Mercedes-Benz'],
  ['Isuzu UTE', 'Isuzu'],
  ['isuzu  ute', 'Isuzu'],
  ['Viscount Caravans', 'Viscount'],
  ['Toyota', 'Toyota'],
])('[A5] the make %s becomes %s', (make, fixed) => expect(fixMakeName(make)).toBe(fixed));

test.each([
  ['Mazda', '3', 'Mazda3'],
  ['MAZDA', '6', 'Mazda6'],
  ['Mazda', 'MAZDA3', 'Mazda3'],
  ['Mazda', 'Mazda 3', 'Mazda3'],
  ['Mazda', 'mazda-3', 'Mazda3'],
  ['Mazda', 'Mazda3', 'Mazda3'],
  ['MG', '3', 'MG3'],
  ['MG', 'Mg 4', 'MG4'],
  ['MG', 'MGB', 'MGB'],
  ['Mazda', 'Mazda3 Sedan', 'Mazda3 Sedan'],
  ['Mazda', 'CX-5', 'CX-5'],
  ['MG', 'ZS', 'ZS'],
  ['Mazda', '3 Sedan', '3 Sedan'],
  ['Peugeot', '308', '308'],
])('[A5] of %s the model %s becomes %s', (make, model, fixed) =>
  expect(fixModelName(make, model)).toBe(fixed),
);

test.each([
  ['Toyota', 'Corolla', 'Toyota Corolla'],
  ['Mazda', 'Mazda3', 'Mazda3'],
  ['MG', 'MG4', 'MG4'],
  ['Mini', 'Mini Cooper', 'Mini Cooper'],
  ['MG', 'MGB', 'MG MGB'],
  ['Ram', 'Rampage', 'Ram Rampage'],
])('of %s the %s is said as %s', (make, model, said) => expect(makeAndModel(make, model)).toBe(said));

test('[D1] a vehicle is called by its year, make and model, then by its badge and series', () => {
  const kluger = { year: 2021, make: 'Toyota', model: 'Kluger', badge: 'Grande', series: 'GSU70R' };
  expect([vehicleTitle(kluger), vehicleSubtitle(kluger)]).toEqual(['2021 Toyota Kluger', 'Grande GSU70R']);
  const little = { year: null, make: 'MG', model: 'MG3', badge: null, series: null };
  expect([vehicleTitle(little), vehicleSubtitle(little)]).toEqual(['MG3', null]);
});

test.each([
  ['C10', 'Design', 'C10', 'Design'],
  ['Model 3', 'Long Range', '3', 'Long Range'],
  ['Corolla', 'ZR Hybrid', 'hybrid', 'ZR Hybrid'],
  ['Corolla', null, 'ZWE219R', 'ZWE219R'],
  ['T9', null, 'T9', null],
])('[D1] the %s of badge %s does not say its series %s twice', (model, badge, series, said) => {
  expect(vehicleSubtitle({ model, badge, series })).toBe(said);
});
