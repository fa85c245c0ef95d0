import { expect, test } from 'vitest';
import { findElectricDrive } from '../../../../domain/availability/tag.ts';
import { parseGearCount, simplifyFuel, simplifyTransmission } from './kinds.ts';

test.each([
  ['Premium', 'Petrol'],
  ['Unleaded', 'Petrol'],
  ['Petrol - Premium ULP', 'Petrol'],
  ['Gasoline', 'Petrol'],
  ['Diesel', 'Diesel'],
  ['Petrol/Electric Hybrid', 'Hybrid'],
  ['Petrol/Electric', 'Hybrid'],
  ['Unleaded/Electric', 'Hybrid'],
  ['Electric/Petrol', 'Hybrid'],
  ['Electric - Diesel', 'Hybrid'],
  ['Petrol - Premium ULP / Electric', 'Hybrid'],
  ['Premium / Electric', 'Hybrid'],
  ['MHEV', 'Hybrid'],
  ['Plug-in Hybrid', 'Plug-in Hybrid'],
  ['Petrol / Plug-in Electric', 'Plug-in Hybrid'],
  ['Plugin Petrol Electric', 'Plug-in Hybrid'],
  ['PHEV', 'Plug-in Hybrid'],
  ['Electric', 'Electric'],
  ['BEV', 'Electric'],
  ['Full Electric', 'Electric'],
  ['Hydrogen / Electric', 'Hydrogen'],
  ['LPG', 'LPG'],
  ['Other', null],
])('the fuel %s is plainly %s, and its tag says the same of its drive', (given, wanted) => {
  expect(simplifyFuel(given)).toBe(wanted);
  expect(findElectricDrive(given)).toBe(findElectricDrive(wanted));
});

test.each([
  ['8 SP AUTOMATIC GEARTRONIC', 'Automatic', 8],
  ['6 SP MANUAL', 'Manual', 6],
  ['6A', 'Automatic', 6],
  ['M5', 'Manual', 5],
  ['5M', 'Manual', 5],
  ['6AT', 'Automatic', 6],
  ['5MT', 'Manual', 5],
  ['A', 'Automatic', null],
  ['M', 'Manual', null],
  ['8 SP', null, 8],
  ['6sp Auto', 'Automatic', 6],
  ['CVT', 'Automatic', null],
  ['DCT', 'Automatic', null],
  ['7-speed DCT', 'Automatic', 7],
  ['7 speed DSG', 'Automatic', 7],
  ['7G-DCT', 'Automatic', 7],
  ['Tiptronic', 'Automatic', null],
  ['Steptronic', 'Automatic', null],
  ['S tronic', 'Automatic', null],
  ['PowerShift', 'Automatic', null],
  ['Semi-Auto', 'Automatic', null],
  ['Constantly Variable Transmission', 'Automatic', null],
  ['mystery', null, null],
])('the gearbox %s is plainly %s with %s gears', (given, wanted, gears) => {
  expect(simplifyTransmission(given)).toBe(wanted);
  expect(parseGearCount(given)).toBe(gears);
});
