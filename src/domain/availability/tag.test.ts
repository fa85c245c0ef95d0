import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findCardTag,
  findElectricDrive,
  findNewMark,
  findStatuses,
  findTags,
  type TaggedCar,
  type TagRules,
} from './tag.ts';

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
  newVehicle: 'shown',
  newVehicleText: 'New',
  expected: 'Expected {date}',
  timeZone: 'Australia/Brisbane',
  program: { program: 'Certified', makes: ['Toyota'], dealerships: [] },
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
  dealership_slug: 'harbour-toyota',
  expected_date: null,
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

// The regression: each feed's flag was shown as Toyota's own programme, on yards that have none.
test('[C2] without a programme of the site, or elsewhere than at its dealerships, nothing is certified', () => {
  const certified = { ...everything, simple_fuel: null, reserved: false };
  const under = (program: Partial<TagRules['program']>) =>
    findCardTag(certified, { ...rules, program: { ...rules.program, ...program } }, now)?.text;
  expect(under({ program: null })).toBe('Test Drive Only');
  expect(under({ dealerships: ['harbour-used-cars'] })).toBe('Test Drive Only');
  expect(under({ dealerships: ['harbour-used-cars', 'harbour-toyota'] })).toBe('Certified');
  expect(under({ makes: ['Lexus'] })).toBe('Test Drive Only');
});

// The regression: the only tag of an electric or hybrid vehicle was its fuel, so that nothing said it was reserved.
test.each<[string, Partial<TaggedCar>, string[]]>([
  ['an electric one that is reserved', { simple_fuel: 'Electric', status: 'in_stock' }, ['Electric', 'RESERVED']],
  ['a hybrid one on its way', { reserved: false }, ['Hybrid', 'COMING SOON']],
  ['a hybrid one on its way that is reserved', {}, ['Hybrid', 'RESERVED', 'COMING SOON']],
  ['a petrol one that is reserved', { simple_fuel: 'Petrol', status: 'in_stock' }, ['RESERVED']],
  ['a certified one on its way', { simple_fuel: null, reserved: false }, ['Certified', 'COMING SOON']],
  [
    'one on its way with a tag of its own',
    { simple_fuel: null, reserved: false, certified: false },
    ['Test Drive Only', 'COMING SOON'],
  ],
  ['a new hybrid one on its way', { reserved: false, car_type: 'new' }, ['Hybrid', 'COMING SOON', 'New']],
  [
    'a hybrid one that is expected',
    { reserved: false, car_type: 'new', expected_date: '2027-03-12' },
    ['Hybrid', 'COMING SOON', 'Expected 12/03/2027', 'New'],
  ],
  [
    'one that is expected, and has no other tag',
    { simple_fuel: null, reserved: false, certified: false, tag: null, expected_date: '2027-03-12' },
    ['COMING SOON', 'Expected 12/03/2027'],
  ],
  ['one that is sold', { sold: true, expected_date: '2027-03-12' }, ['JUST SOLD']],
])('[C2] the state of %s is said beside its tag', (_, change, texts) => {
  expect(findTags({ ...everything, ...change }, rules, now).map(({ text }) => text)).toEqual(texts);
});

test('whatever a vehicle is, its tags say each of its states once, and the first is the tag of the priority', () => {
  const any = fc.record({
    status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'in_transit'),
    sold: fc.boolean(),
    reserved: fc.boolean(),
    certified: fc.boolean(),
    car_type: fc.constantFrom('new', 'demo', 'used'),
    tag: fc.constantFrom(null, 'Test Drive Only'),
    expected_date: fc.constantFrom(null, '2026-11-19', '2027-03-12'),
    simple_fuel: fc.constantFrom(null, 'Petrol', 'Electric', 'Hybrid'),
    fuel: fc.constantFrom('shown', 'hidden'),
  });
  fc.assert(
    fc.property(any, ({ fuel, ...given }) => {
      const car = { ...everything, ...given } as TaggedCar;
      const kinds = findTags(car, { ...rules, fuel: fuel as 'shown' }, now).map(({ kind }) => kind);
      const states = findStatuses(car, rules, now).map(({ kind }) => kind);
      const ofState = (kind: string) => ['reserved', 'coming_soon', 'expected'].includes(kind);
      expect(kinds.filter(ofState).toSorted()).toEqual(states.toSorted());
      expect(kinds[0]).toBe(findCardTag(car, { ...rules, fuel: fuel as 'shown' }, now)?.kind ?? kinds[0]);
    }),
  );
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
])('[C2] the fuel %s is %s', (fuel, drive) => expect(findElectricDrive(fuel)).toBe(drive));

test('[C2] a new vehicle has the mark New beside its tag, others and sold ones have none', () => {
  expect(findNewMark({ ...everything, car_type: 'new' }, rules)?.text).toBe('New');
  expect(findNewMark(everything, rules)).toBeUndefined();
  expect(findNewMark({ ...everything, car_type: 'new', sold: true }, rules)).toBeUndefined();
});
