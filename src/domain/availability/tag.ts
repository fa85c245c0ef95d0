import type { Car } from '../vehicle/car.ts';
import { type CertifiedProgram, findCertifiedBadge, isAvailable } from './availability.ts';
import { describeExpectedDate, type ExpectedRules } from './expected-date.ts';

export type TaggedCar = Pick<
  Car,
  | 'status'
  | 'sold'
  | 'reserved'
  | 'certified'
  | 'make'
  | 'car_type'
  | 'tag'
  | 'created_at'
  | 'simple_fuel'
  | 'dealership_slug'
  | 'expected_date'
>;

/**
 * A site's texts and switches for tags: the settings `card.tags`, with the topic `certified` as `program` and the
 * site's time zone.
 */
export interface TagRules extends ExpectedRules {
  sold: string;
  reserved: string;
  comingSoon: string;
  newArrival: string;
  newArrivalDays: number;
  fuel: 'shown' | 'hidden';
  electric: string;
  hybrid: string;
  certified: 'shown' | 'hidden';
  newVehicle: 'shown' | 'hidden';
  newVehicleText: string;
  program: CertifiedProgram;
}

export type TagKind =
  | 'sold'
  | 'electric'
  | 'hybrid'
  | 'reserved'
  | 'certified'
  | 'own'
  | 'coming_soon'
  | 'expected'
  | 'new_arrival'
  | 'new';

export interface CardTag {
  kind: TagKind;
  text: string;
}

const DAY_MS = 86_400_000;

const MOTOR = /electric|\bb?ev\b|battery/i;
const ENGINE = /petrol|gasoline|diesel|ulp|leaded|premium|\blpg\b/i;

/**
 * Whether a fuel is electric, hybrid (any drive with a motor and an engine), or neither (null): "Electric / Petrol" and
 * "PHEV" are hybrid, hydrogen is neither. The normalised fuel of feeds is derived from it too.
 */
export function findElectricDrive(fuel: string | null): 'electric' | 'hybrid' | null {
  if (!fuel || /hydrogen|fuel\s?cell/i.test(fuel)) return null;
  if (/hybrid|\b[mp]?hev\b|plug[\s-]?in/i.test(fuel)) return 'hybrid';
  if (!MOTOR.test(fuel)) return null;
  return ENGINE.test(fuel) ? 'hybrid' : 'electric';
}

/**
 * Whether the car came within the last `days` days before `now` (S4: 8); a car without a known date is not an arrival.
 */
export function isNewArrival(car: Pick<Car, 'created_at'>, now: Date, days: number): boolean {
  if (car.created_at === null) return false;
  const age = now.getTime() - Date.parse(car.created_at);
  return age >= 0 && age <= days * DAY_MS;
}

type TagRow = { kind: TagKind; when: (car: TaggedCar, rules: TagRules, now: Date) => string | false | null };

/**
 * First match wins. The order is the specification's (S4), after sold, which S4 requires on every card of a vehicle
 * that is no longer available.
 */
const TAG_ROWS: readonly TagRow[] = [
  { kind: 'sold', when: (car, rules) => !isAvailable(car) && rules.sold },
  {
    kind: 'electric',
    when: (car, rules) => rules.fuel === 'shown' && findElectricDrive(car.simple_fuel) === 'electric' && rules.electric,
  },
  {
    kind: 'hybrid',
    when: (car, rules) => rules.fuel === 'shown' && findElectricDrive(car.simple_fuel) === 'hybrid' && rules.hybrid,
  },
  { kind: 'reserved', when: (car, rules) => car.reserved && rules.reserved },
  {
    kind: 'certified',
    when: (car, rules) =>
      rules.certified === 'shown' && car.car_type === 'used' && findCertifiedBadge(car, rules.program),
  },
  { kind: 'own', when: (car) => car.tag },
  { kind: 'coming_soon', when: (car, rules) => car.status === 'coming_soon' && rules.comingSoon },
  {
    kind: 'new_arrival',
    when: (car, rules, now) => isNewArrival(car, now, rules.newArrivalDays) && rules.newArrival,
  },
];

/** The tag of a card by priority; undefined when it has none (C2, S4). */
export function findCardTag(car: TaggedCar, rules: TagRules, now: Date): CardTag | undefined {
  for (const row of TAG_ROWS) {
    const text = row.when(car, rules, now);
    if (text) return { kind: row.kind, text };
  }
  return undefined;
}

/** States of an available vehicle that shoppers must see, whatever its tag says. */
const STATUS_ROWS: readonly { kind: 'reserved' | 'coming_soon'; text: 'reserved' | 'comingSoon' }[] = [
  { kind: 'reserved', text: 'reserved' },
  { kind: 'coming_soon', text: 'comingSoon' },
];

/**
 * Whether the car is reserved, coming soon, or both, and when it is expected. Empty for one that is no longer
 * available, since its tag says so.
 */
export function findStatuses(
  car: Pick<Car, 'status' | 'sold' | 'reserved' | 'expected_date'>,
  rules: Pick<TagRules, 'reserved' | 'comingSoon' | keyof ExpectedRules>,
  now: Date,
): CardTag[] {
  if (!isAvailable(car)) return [];
  const holds = { reserved: car.reserved, coming_soon: car.status === 'coming_soon' };
  const states = STATUS_ROWS.filter(({ kind }) => holds[kind]).map(({ kind, text }) => ({
    kind,
    text: rules[text],
  }));
  const expected = describeExpectedDate(car, rules, now);
  return expected === null ? states : [...states, { kind: 'expected', text: expected }];
}

/** All texts over a picture: the tag by priority, the states that it leaves out, and the mark of a new vehicle (C2). */
export function findTags(car: TaggedCar, rules: TagRules, now: Date): CardTag[] {
  const tag = findCardTag(car, rules, now);
  const statuses = findStatuses(car, rules, now).filter(({ kind }) => kind !== tag?.kind);
  return [tag, ...statuses, findNewMark(car, rules)].filter((said) => said !== undefined);
}

/**
 * The mark of a new vehicle beside the tag, or undefined (C2: the text 'New'). A vehicle that is no longer available
 * has none.
 */
export function findNewMark(
  car: Pick<Car, 'car_type' | 'status' | 'sold'>,
  rules: Pick<TagRules, 'newVehicle' | 'newVehicleText'>,
): CardTag | undefined {
  if (rules.newVehicle === 'hidden' || car.car_type !== 'new' || !isAvailable(car)) return undefined;
  return { kind: 'new', text: rules.newVehicleText };
}
