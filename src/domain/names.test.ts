import { expect, test } from 'vitest';
import { fixMakeName, fixModelName } from './names.ts';

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
  ['MG', '3', 'MG3'],
  ['Mazda', 'CX-5', 'CX-5'],
  ['MG', 'ZS', 'ZS'],
  ['Mazda', '3 Sedan', '3 Sedan'],
  ['Peugeot', '308', '308'],
])('[A5] of %s the model %s becomes %s', (make, model, fixed) =>
  expect(fixModelName(make, model)).toBe(fixed),
);
