import { expect, test } from 'vitest';
import {
  fixMakeName,
  fixModelName,
  formatVehicleName,
  formatVehicleSubtitle,
  formatVehicleTitle,
  joinMakeAndModel,
} from './names.ts';

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
])('[A5] of %s the model %s becomes %s', (make, model, fixed) => expect(fixModelName(make, model)).toBe(fixed));

test.each([
  ['Toyota', 'Corolla', 'Toyota Corolla'],
  ['Mazda', 'Mazda3', 'Mazda3'],
  ['MG', 'MG4', 'MG4'],
  ['Mini', 'Mini Cooper', 'Mini Cooper'],
  ['MG', 'MGB', 'MG MGB'],
  ['Ram', 'Rampage', 'Ram Rampage'],
])('of %s the %s is said as %s', (make, model, said) => expect(joinMakeAndModel(make, model)).toBe(said));

test('[D1] a vehicle is called by its year, make and model, then by its badge and series', () => {
  const kluger = { year: 2021, make: 'Toyota', model: 'Kluger', badge: 'Grande', series: 'GSU70R' };
  expect([formatVehicleTitle(kluger), formatVehicleSubtitle(kluger)]).toEqual(['2021 Toyota Kluger', 'Grande GSU70R']);
  const little = { year: null, make: 'MG', model: 'MG3', badge: null, series: null };
  expect([formatVehicleTitle(little), formatVehicleSubtitle(little)]).toEqual(['MG3', null]);
});

// The regression: "Porsche Macan Macan 95B" and "Golf GTI 8" on cards, pages, printouts, emails and in API responses.
test.each([
  ['Omoda', 'C10', 'Design', 'C10', 'Design'],
  ['Tesla', 'Model 3', 'Long Range', '3', 'Long Range'],
  ['Toyota', 'Corolla', 'ZR Hybrid', 'hybrid', 'ZR Hybrid'],
  ['Toyota', 'Corolla', null, 'ZWE219R', 'ZWE219R'],
  ['JAC', 'T9', null, 'T9', null],
  ['Porsche', 'Macan', 'Macan', '95B', '95B'],
  ['Porsche', '718 Boxster', 'Boxster', '982', 'Series 982'],
  ['Ford', 'Ranger', 'Raptor 4x4 4x4', 'PY', 'Raptor 4x4 PY'],
  ['Isuzu', 'NLR', 'Traypack', 'NLR 45-150', 'Traypack 45-150'],
  ['Volkswagen', 'Golf', 'GTI', '7.5', 'GTI Series 7.5'],
  ['Haval', 'H9', 'Lux', '2021', 'Lux'],
  ['Chery', 'Tiggo 7', '7 Seat', null, '7 Seat'],
  ['Audi', 'A5', '40 TFSI', 'F5', '40 TFSI F5'],
  ['Porsche', 'Cayenne', '(Cayenne) S', null, 'S'],
])('[D1] the %s %s of badge %s and series %s adds %s', (make, model, badge, series, said) => {
  expect(formatVehicleSubtitle({ year: 2021, make, model, badge, series })).toBe(said);
});

test('[D1] in one line it is title and what they leave unsaid', () => {
  const macan = { year: 2022, make: 'Porsche', model: 'Macan', badge: 'Macan', series: '95B' };
  expect(formatVehicleName(macan)).toBe('2022 Porsche Macan 95B');
  expect(formatVehicleName({ ...macan, badge: null, series: null })).toBe(formatVehicleTitle(macan));
});
