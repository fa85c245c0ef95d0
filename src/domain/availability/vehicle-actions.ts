import { findCurrentPrice } from '../price/price.ts';
import type { Car, CarType } from '../vehicle/car.ts';
import { isAvailable } from './availability.ts';

/** The actions of a vehicle page (D6, S2). */
export const VEHICLE_ACTIONS = [
  'reserve',
  'enquire',
  'call',
  'test_drive',
  'trade_in',
  'finance',
  'share',
  'favourite',
  'print',
] as const;
export type VehicleAction = (typeof VEHICLE_ACTIONS)[number];

export type ActionCar = Pick<
  Car,
  'status' | 'sold' | 'reserved' | 'car_type' | 'price' | 'offer_price' | 'tag' | 'location'
>;

/** Where the reserve button leads; the settings have the addresses. */
export const RESERVE_MODES = ['off', 'checkout', 'buy_online', 'checkout_journey'] as const;

/** The site's rules for actions; whatever a link needs is already resolved here. */
export interface ActionRules {
  /** The site's list, in its order. */
  actions: readonly VehicleAction[];
  reserve: {
    mode: (typeof RESERVE_MODES)[number];
    carTypes: readonly CarType[];
    excludedLocations: readonly string[];
  };
  tradeIn: 'shown' | 'hidden';
  /** The finance check needs a price above this, in dollars. */
  financeAbove: number;
  isChatOpen: boolean;
  hasPhone: boolean;
  /** Whether the vehicle can be saved (C5). */
  canSave: boolean;
  /** Which actions lead to an existing page of the site. Calling, sharing and saving need none. */
  leads: Readonly<Record<LinkedAction, boolean>>;
}

export const LINKED_ACTIONS = ['reserve', 'enquire', 'test_drive', 'trade_in', 'finance', 'print'] as const;
export type LinkedAction = (typeof LINKED_ACTIONS)[number];

/** Why an action is not offered, worded for the operator. */
export const REASONS = {
  not_listed: 'the site’s list of actions leaves it out',
  switched_off: 'a setting of the site turns it off',
  not_available: 'the vehicle is sold, or has another status than in_stock and coming_soon',
  on_its_way: 'the vehicle has not arrived yet (coming_soon)',
  reserved: 'someone has reserved the vehicle',
  test_drive_only: 'its tag says it is for test drives only',
  car_type: 'the site does not offer it for this car type',
  no_price: 'the vehicle has no price above 0',
  price_too_low: 'the price is not above the minimum for finance',
  location: 'the site does not offer it for vehicles at this location',
  no_number: 'there is no number to call',
  not_to_be_saved: 'the saving rules exclude the vehicle',
  no_page: 'the site has no page for it',
} as const;
export type Reason = keyof typeof REASONS;

type IsBlocked = (car: ActionCar, rules: ActionRules, action: VehicleAction) => boolean;

const BLOCKING_REASONS: Record<Reason, IsBlocked> = {
  not_listed: (_car, { actions }, action) => !actions.includes(action),
  switched_off: (_car, { reserve, tradeIn }, action) =>
    action === 'reserve' ? reserve.mode === 'off' : tradeIn === 'hidden',
  not_available: (car) => !isAvailable(car),
  on_its_way: ({ status }) => status === 'coming_soon',
  reserved: ({ reserved }) => reserved,
  test_drive_only: (car) => isTestDriveOnly(car),
  car_type: ({ car_type }, { reserve }) => !reserve.carTypes.includes(car_type),
  no_price: (car) => findCurrentPrice(car) === null,
  price_too_low: (car, { financeAbove }) => (findCurrentPrice(car) ?? 0) <= financeAbove,
  location: ({ location }, { reserve }) => location !== null && reserve.excludedLocations.includes(location.slug),
  no_number: (_car, { hasPhone }) => !hasPhone,
  not_to_be_saved: (_car, { canSave }) => !canSave,
  no_page: (_car, { isChatOpen, leads }, action) =>
    !(action === 'enquire' && isChatOpen) && !LINKED_ACTIONS.some((linked) => linked === action && leads[linked]),
};

/**
 * The reasons that rule out each action, in order of priority. A vehicle can be reserved when it is available (coming
 * soon included), nobody else has reserved it, it has a price, the site and its location allow it, and it is for sale
 * at all.
 */
const TABLE: Record<VehicleAction, readonly Reason[]> = {
  reserve: [
    'not_listed',
    'switched_off',
    'not_available',
    'reserved',
    'test_drive_only',
    'car_type',
    'no_price',
    'location',
    'no_page',
  ],
  enquire: ['not_listed', 'not_available', 'no_page'],
  call: ['not_listed', 'no_number'],
  test_drive: ['not_listed', 'not_available', 'on_its_way', 'reserved', 'no_page'],
  trade_in: ['not_listed', 'switched_off', 'not_available', 'no_page'],
  finance: ['not_listed', 'not_available', 'on_its_way', 'reserved', 'test_drive_only', 'price_too_low', 'no_page'],
  share: ['not_listed'],
  favourite: ['not_listed', 'not_to_be_saved'],
  print: ['not_listed', 'no_page'],
};

/** Whether an action is offered, and if not, why not. */
export type Verdict = { shows: true } | { shows: false; why: Reason };

/** Whether the site offers an action for a vehicle (D6); the first reason that applies is the reason why not. */
export function decideAction(action: VehicleAction, car: ActionCar, rules: ActionRules): Verdict {
  const why = TABLE[action].find((reason) => BLOCKING_REASONS[reason](car, rules, action));
  return why ? { shows: false, why } : { shows: true };
}

/** In the site's order. */
export function listOfferedActions(car: ActionCar, rules: ActionRules): VehicleAction[] {
  return rules.actions.filter((action) => decideAction(action, car, rules).shows);
}

/** Whether the vehicle's tag marks it as one to drive, not to buy (S3: "Test Drive Only"). */
export function isTestDriveOnly({ tag }: Pick<Car, 'tag'>): boolean {
  return tag?.trim().toLowerCase() === 'test drive only';
}
