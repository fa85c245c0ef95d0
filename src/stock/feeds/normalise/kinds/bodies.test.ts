import { expect, test } from 'vitest';
import { classifyVehicle, type Kind, simplifyBody } from './bodies.ts';

test.each([
  ['4D WAGON', 'Wagon'],
  ['Dual Cab Chassis', 'Ute'],
  ['Ute / Tray', 'Ute'],
  ['Crew Cab Van', 'Van'],
  ['Crew Van', 'Van'],
  ['Double Cab Pick-up', 'Ute'],
  ['5D HATCHBACK', 'Hatchback'],
  ['suv', 'SUV'],
  ['4x4 Wagon', 'SUV'],
  ['PEOPLE MOVER', 'People Mover'],
  ['People Mover Van', 'People Mover'],
  ['2D COUPE', 'Coupe'],
  ['4D PANEL VAN', 'Van'],
  ['Cabriolet', 'Convertible'],
  ['Touring', 'Wagon'],
  ['Light Truck', 'Truck'],
  ['Pop Top', 'Pop Top'],
  ['Camper Trailer', 'Camper Trailer'],
  ['Campervan', 'Campervan'],
  ['Off Road Caravan', 'Caravan'],
  ['MY21 Spaceship', null],
])('the body %s of a car is plainly %s', (given, wanted) => {
  expect(simplifyBody(given, 'car')).toBe(wanted);
});

test.each<[string, Kind, string | null]>([
  ['Touring', 'motorcycle', 'Tourer'],
  ['Sports Tourer', 'motorcycle', 'Tourer'],
  ['Off Road', 'motorcycle', 'Off Road'],
  ['Adventure Touring', 'motorcycle', 'Adventure'],
  ['Super Sport', 'motorcycle', 'Sports'],
  ['Naked', 'motorcycle', 'Naked'],
  ['Quad', 'motorcycle', 'ATV'],
  ['Farm Ag Bike', 'motorcycle', 'Motorcycle'],
  ['Wagon', 'motorcycle', null],
  ['Off Road', 'caravan', 'Caravan'],
  ['Pop-Top', 'caravan', 'Pop Top'],
  ['Hybrid', 'caravan', 'Hybrid Caravan'],
  ['Tray', 'truck', 'Truck'],
  ['Crew Cab', 'truck', 'Truck'],
  ['Bus', 'truck', 'Bus'],
])('the body %s of a %s is plainly %s', (given, kind, wanted) => {
  expect(simplifyBody(given, kind)).toBe(wanted);
});

test.each<[string | null, string, Kind]>([
  ['Motorcycle', 'BMW', 'motorcycle'],
  ['scooter', 'Honda', 'motorcycle'],
  ['Motorbikes', 'Suzuki', 'motorcycle'],
  ['ATV', 'Honda', 'motorcycle'],
  ['Caravan', 'Jayco', 'caravan'],
  ['Truck', 'Isuzu', 'truck'],
  ['motorhome', 'Avida', 'caravan'],
  [null, 'Yamaha', 'motorcycle'],
  [null, 'Harley-Davidson', 'motorcycle'],
  [null, 'BMW', 'car'],
  ['Car', 'Yamaha', 'car'],
  ['Toolbox', 'Toyota', 'car'],
])('an item type of %s by %s is a %s', (itemType, make, kind) => {
  expect(classifyVehicle(itemType, make)).toBe(kind);
});
