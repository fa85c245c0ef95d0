import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CAR_TYPES } from '../vehicle/car.ts';
import {
  type ActionCar,
  type ActionRules,
  decideAction,
  isTestDriveOnly,
  listOfferedActions,
  REASONS,
  type Reason,
  VEHICLE_ACTIONS,
  type VehicleAction,
} from './vehicle-actions.ts';

const CAR: ActionCar = {
  status: 'in_stock',
  sold: false,
  reserved: false,
  car_type: 'used',
  price: 20_000,
  offer_price: null,
  tag: null,
  location: null,
};
const LEADS = { reserve: true, enquire: true, test_drive: true, trade_in: true, finance: true, print: true };
const RULES: ActionRules = {
  actions: VEHICLE_ACTIONS,
  reserve: { mode: 'checkout', carTypes: CAR_TYPES, excludedLocations: ['trucks'] },
  tradeIn: 'shown',
  financeAbove: 200,
  isChatOpen: false,
  hasPhone: true,
  canSave: true,
  leads: LEADS,
};
const at = (slug: string) => ({ location: { slug } as ActionCar['location'] });

type Row = [what: string, car: Partial<ActionCar>, rules: Partial<ActionRules>, why: Reason | null];

const sold = { status: 'sold', sold: true };
const without = (action: VehicleAction) => ({ actions: VEHICLE_ACTIONS.filter((one) => one !== action) });
const noPage = (action: keyof typeof LEADS) => ({ leads: { ...LEADS, [action]: false } });
const reserve = (given: Partial<ActionRules['reserve']>) => ({ reserve: { ...RULES.reserve, ...given } });

const TABLE: Record<VehicleAction, Row[]> = {
  reserve: [
    ['of a vehicle that can be had', {}, {}, null],
    ['of one that is coming soon', { status: 'coming_soon' }, {}, null],
    ['at its offer price alone', { price: 0, offer_price: 9_990 }, {}, null],
    ['at a location that is not excluded', at('cars'), {}, null],
    ['by another way', {}, reserve({ mode: 'checkout_journey' }), null],
    ['where the site leaves it out', {}, without('reserve'), 'not_listed'],
    ['where the site has no way to reserve', {}, reserve({ mode: 'off' }), 'switched_off'],
    ['of a sold vehicle', sold, {}, 'not_available'],
    ['of a vehicle flagged sold', { sold: true }, {}, 'not_available'],
    ['of a vehicle of another status', { status: 'wholesale' }, {}, 'not_available'],
    ['of a reserved vehicle', { reserved: true }, {}, 'reserved'],
    ['of one for test drives', { tag: 'Test Drive Only' }, {}, 'test_drive_only'],
    ['of a car type that is left out', { car_type: 'new' }, reserve({ carTypes: ['used'] }), 'car_type'],
    ['without a price', { price: null }, {}, 'no_price'],
    ['at a price of 0', { price: 0 }, {}, 'no_price'],
    ['at an excluded location', at('trucks'), {}, 'location'],
    ['without a page for it', {}, noPage('reserve'), 'no_page'],
  ],
  enquire: [
    ['of a vehicle that can be had', {}, {}, null],
    ['of a reserved one', { reserved: true }, {}, null],
    ['without a price', { price: null }, {}, null],
    ['by message, without a page', {}, { ...noPage('enquire'), isChatOpen: true }, null],
    ['where the site leaves it out', {}, { ...without('enquire'), isChatOpen: true }, 'not_listed'],
    ['of a sold vehicle, which has its own', sold, { isChatOpen: true }, 'not_available'],
    ['without a page and a chat', {}, noPage('enquire'), 'no_page'],
  ],
  call: [
    ['about a vehicle that can be had', {}, {}, null],
    ['about a sold one', sold, {}, null],
    ['where the site leaves it out', {}, without('call'), 'not_listed'],
    ['without a number', {}, { hasPhone: false }, 'no_number'],
  ],
  test_drive: [
    ['of a vehicle that can be had', {}, {}, null],
    ['of one for test drives only', { tag: 'Test Drive Only', price: null }, {}, null],
    ['where the site leaves it out', {}, without('test_drive'), 'not_listed'],
    ['of a sold vehicle', sold, {}, 'not_available'],
    ['of one that is coming soon', { status: 'coming_soon' }, {}, 'on_its_way'],
    ['of a reserved vehicle', { reserved: true }, {}, 'reserved'],
    ['without a page for it', {}, noPage('test_drive'), 'no_page'],
  ],
  trade_in: [
    ['for a vehicle that can be had', {}, {}, null],
    ['for one that is coming soon', { status: 'coming_soon' }, {}, null],
    ['where the site leaves it out', {}, without('trade_in'), 'not_listed'],
    ['where the site takes none', {}, { tradeIn: 'hidden' }, 'switched_off'],
    ['for a sold vehicle', sold, {}, 'not_available'],
    ['without a page for it', {}, noPage('trade_in'), 'no_page'],
  ],
  finance: [
    ['of a vehicle that can be had', {}, {}, null],
    ['just above the least price', { price: 201 }, {}, null],
    ['where the site leaves it out', {}, without('finance'), 'not_listed'],
    ['of a sold vehicle', sold, {}, 'not_available'],
    ['of one that is coming soon', { status: 'coming_soon' }, {}, 'on_its_way'],
    ['of a reserved vehicle', { reserved: true }, {}, 'reserved'],
    ['of one for test drives', { tag: 'test drive only ' }, {}, 'test_drive_only'],
    ['at the least price', { price: 200 }, {}, 'price_too_low'],
    ['without a price', { price: null }, {}, 'price_too_low'],
    ['without a page for it', {}, noPage('finance'), 'no_page'],
  ],
  share: [
    ['of a vehicle that can be had', {}, {}, null],
    ['of a sold one', sold, {}, null],
    ['where the site leaves it out', {}, without('share'), 'not_listed'],
  ],
  favourite: [
    ['of a vehicle that may be saved', {}, {}, null],
    ['where the site leaves it out', {}, without('favourite'), 'not_listed'],
    ['of one that may not be saved', {}, { canSave: false }, 'not_to_be_saved'],
  ],
  print: [
    ['of a vehicle that can be had', {}, {}, null],
    ['of a sold one', sold, {}, null],
    ['where the site leaves it out', {}, without('print'), 'not_listed'],
    ['without a page for it', {}, noPage('print'), 'no_page'],
  ],
};

describe.each(Object.entries(TABLE) as [VehicleAction, Row[]][])('[D6] %s', (action, rows) => {
  test.each(rows)('%s', (_, car, rules, why) => {
    expect(decideAction(action, { ...CAR, ...car }, { ...RULES, ...rules })).toEqual(
      why ? { shows: false, why } : { shows: true },
    );
  });
});

test('[D6] every reason is met by a row of the table', () => {
  const met = new Set(Object.values(TABLE).flatMap((rows) => rows.map(([, , , why]) => why)));
  expect([...met].filter((why) => why !== null).toSorted()).toEqual(Object.keys(REASONS).toSorted());
});

const anyCar = fc.record<ActionCar>({
  status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'in_transit', ''),
  sold: fc.boolean(),
  reserved: fc.boolean(),
  car_type: fc.constantFrom(...CAR_TYPES),
  price: fc.constantFrom(null, -1, 0, 1, 10, 11, 200, 201, 20_000),
  offer_price: fc.constantFrom(null, 0, 150, 15_000),
  tag: fc.constantFrom(null, '', 'Test Drive Only', 'TEST DRIVE ONLY', 'New'),
  location: fc.constantFrom(null, at('trucks').location!, at('cars').location!),
});
const anyRules = fc.record<ActionRules>({
  actions: fc.shuffledSubarray([...VEHICLE_ACTIONS]),
  reserve: fc.record<ActionRules['reserve']>({
    mode: fc.constantFrom('off', 'checkout', 'buy_online', 'checkout_journey'),
    carTypes: fc.subarray([...CAR_TYPES]),
    excludedLocations: fc.subarray(['trucks', 'cars']),
  }),
  tradeIn: fc.constantFrom('shown', 'hidden'),
  financeAbove: fc.constantFrom(0, 200, 15_000),
  isChatOpen: fc.boolean(),
  hasPhone: fc.boolean(),
  canSave: fc.boolean(),
  leads: fc.record({
    reserve: fc.boolean(),
    enquire: fc.boolean(),
    test_drive: fc.boolean(),
    trade_in: fc.boolean(),
    finance: fc.boolean(),
    print: fc.boolean(),
  }),
});

/** The same rules, written as predicates on a vehicle and a site rather than as a table of reasons. */
const ORACLE: Record<VehicleAction, (car: ActionCar, rules: ActionRules) => boolean> = {
  reserve: (car, { reserve: { mode, carTypes, excludedLocations }, leads }) =>
    canBeHad(car) &&
    !car.reserved &&
    (car.price! > 10 || car.offer_price! > 10) &&
    mode !== 'off' &&
    carTypes.includes(car.car_type) &&
    !excludedLocations.includes(car.location?.slug ?? '') &&
    car.tag?.toLowerCase() !== 'test drive only' &&
    leads.reserve,
  enquire: (car, { isChatOpen, leads }) => canBeHad(car) && (isChatOpen || leads.enquire),
  call: (_car, { hasPhone }) => hasPhone,
  test_drive: (car, { leads }) => canBeHad(car) && car.status === 'in_stock' && !car.reserved && leads.test_drive,
  trade_in: (car, { tradeIn, leads }) => canBeHad(car) && tradeIn === 'shown' && leads.trade_in,
  finance: (car, { financeAbove, leads }) =>
    canBeHad(car) &&
    car.status === 'in_stock' &&
    !car.reserved &&
    car.tag?.toLowerCase() !== 'test drive only' &&
    priceOf(car) > financeAbove &&
    leads.finance,
  share: () => true,
  favourite: (_car, { canSave }) => canSave,
  print: (_car, { leads }) => leads.print,
};
const canBeHad = ({ status, sold }: ActionCar) => !sold && ['in_stock', 'coming_soon'].includes(status);
const priceOf = ({ price, offer_price }: ActionCar) => (offer_price! > 10 ? offer_price! : price! > 10 ? price! : 0);

test('[D6] any vehicle on any site has exactly the actions that the rules give it, in the site’s order', () => {
  fc.assert(
    fc.property(anyCar, anyRules, (car, rules) => {
      const wanted = rules.actions.filter((action) => ORACLE[action](car, rules));
      expect(listOfferedActions(car, rules)).toEqual(wanted);
    }),
    { numRuns: 3_000 },
  );
});

test('[D7] a sold vehicle offers nothing that only one that can be had is good for', () => {
  fc.assert(
    fc.property(anyCar, anyRules, (car, rules) => {
      const offered = listOfferedActions({ ...car, status: 'sold' }, rules);
      expect(['call', 'share', 'favourite', 'print']).toEqual(expect.arrayContaining(offered));
    }),
  );
});

test.each([
  ['Test Drive Only', true],
  [' test drive only', true],
  ['Test Drive', false],
  [null, false],
])('[D6] the tag %j says test drives only: %s', (tag, said) => {
  expect(isTestDriveOnly({ tag })).toBe(said);
});
