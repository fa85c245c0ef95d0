import { expect, test } from 'vitest';
import { electricDrive, findCardTag, findNewMark, type TaggedCar, type TagRules } from './tag.ts';

const rules: TagRules = {
  sold: 'JUST SOLD',
  reserved: 'RESERVED',
  comingSoon: 'COMING SOON',
  newArrival: 'New Arrival',
  newArrivalDays: 8,
  fuel: 'shown',
  electric: 'Electric',
  hybrid: 'Hybrid',
  certified: 'shown',
  certifiedText: 'Certified',
  newVehicle: 'shown',
  newVehicleText: 'New',
};
const now = new Date('2026-11-20T00:00:00Z');
const everything: TaggedCar = {
  status: 'coming_soon',
  sold: false,
  reserved: true,
  certified: true,
  make: 'Toyota',
  car_type: 'used',
  tag: 'Test Drive Only',
  created_at: '2026-11-15T00:00:00Z',
  simple_fuel: 'Hybrid',
};

const ladder: [string, Partial<TaggedCar>][] = [
  ['Hybrid', {}],
  ['RESERVED', { simple_fuel: 'Petrol' }],
  ['Certified', { reserved: false }],
  ['Test Drive Only', { certified: false }],
  ['COMING SOON', { tag: null }],
  ['New Arrival', { status: 'in_stock' }],
];

test.each(ladder.map(([text], step) => [text, step] as const))(
  '[C2] %s comes at its place of the priority',
  (text, step) => {
    const changes = Object.assign({}, ...ladder.slice(0, step + 1).map(([, change]) => change));
    expect(findCardTag({ ...everything, ...changes }, rules, now)?.text).toBe(text);
  },
);

test.each([
  ['8 days ago', '2026-11-12T00:00:00Z', 'New Arrival'],
  ['8 days and a minute ago', '2026-11-11T23:59:00Z', undefined],
  ['tomorrow', '2026-11-21T00:00:00Z', undefined],
])('[C2] a car that came %s is a new arrival or not', (_, created_at, text) => {
  const plain = {
    ...everything,
    status: 'in_stock',
    reserved: false,
    certified: false,
    tag: null,
    simple_fuel: null,
  };
  expect(findCardTag({ ...plain, created_at }, rules, now)?.text).toBe(text);
});

test('[C3] a sold card has the sold tag before all others', () => {
  expect(findCardTag({ ...everything, sold: true }, rules, now)?.text).toBe('JUST SOLD');
  expect(findCardTag({ ...everything, status: 'sold' }, rules, now)?.text).toBe('JUST SOLD');
});

test('[C3] a vehicle of any other status has the sold tag, too, and no mark beside it', () => {
  const gone = { ...everything, car_type: 'new', status: 'in_transit' } as const;
  expect(findCardTag(gone, rules, now)?.text).toBe('JUST SOLD');
  expect(findNewMark(gone, rules)).toBeUndefined();
});

test('[C2] the certified mark is for used Toyotas alone, and can be hidden', () => {
  const certified = { ...everything, simple_fuel: null, reserved: false };
  expect(findCardTag({ ...certified, make: 'Kia' }, rules, now)?.kind).toBe('own');
  expect(findCardTag({ ...certified, car_type: 'demo' }, rules, now)?.kind).toBe('own');
  expect(findCardTag(certified, { ...rules, certified: 'hidden' }, now)?.kind).toBe('own');
});

test('[C2] the fuel tag shows only where the site wants it', () => {
  expect(findCardTag(everything, { ...rules, fuel: 'hidden' }, now)?.text).toBe('RESERVED');
});

test.each([
  ['Electric', 'electric'],
  ['Hybrid', 'hybrid'],
  ['Plug-in Hybrid', 'hybrid'],
  ['Petrol - Unleaded ULP/Electric', 'hybrid'],
  ['Electric / Petrol', 'hybrid'],
  ['Premium/Electric', 'hybrid'],
  ['HEV', 'hybrid'],
  ['Battery', 'electric'],
  ['Hydrogen / Electric', null],
  ['Diesel', null],
  [null, null],
])('[C2] the fuel %s is %s', (fuel, drive) => expect(electricDrive(fuel)).toBe(drive));

test('[C2] a new vehicle has the mark New beside its tag, others and sold ones have none', () => {
  expect(findNewMark({ ...everything, car_type: 'new' }, rules)?.text).toBe('New');
  expect(findNewMark(everything, rules)).toBeUndefined();
  expect(findNewMark({ ...everything, car_type: 'new', sold: true }, rules)).toBeUndefined();
});
