import type { Offering } from '../catalogue/parse-catalogue.ts';
import type { Chance } from '../random.ts';
import { CAR_ITEMS, CARAVAN_ITEMS, type Item, MOTORCYCLE_ITEMS } from './equipment-table.ts';

const BY_KIND: Record<Offering['kind'], Item[]> = {
  car: CAR_ITEMS,
  truck: CAR_ITEMS,
  motorcycle: MOTORCYCLE_ITEMS,
  caravan: CARAVAN_ITEMS,
};

/** The equipment of a vehicle of this year and badge, and the part of it that shoppers filter by. */
export function equipmentOf(
  offering: Offering,
  year: number,
  chance: Chance,
): { standardEquipment: string[]; filtered_features: string[] } {
  const given = BY_KIND[offering.kind].filter((item) => fits(item, offering) && isThere(item, offering, year, chance));
  const had = given.filter((item) => !isOutdone(item, given));
  return {
    standardEquipment: had.map((item) => item.name),
    filtered_features: had.filter((item) => item.filter).map((item) => item.name),
  };
}

function isThere(item: Item, offering: Offering, year: number, chance: Chance): boolean {
  const costly = offering.kind === 'car' && offering.priceNew > 60_000 ? 0.3 : 0;
  const usual = offering.kind === 'motorcycle' ? 0.3 : 0.1;
  const level = offering.level * 0.75 * generosity(offering) + costly + usual;
  // A dear car has equipment two years before the plain ones do.
  const years = designYear(offering, year) - item.from + Math.round(level * 2);
  if (years < 0) return false;
  if (item.level === 0) return chance.happens(0.995);
  const likely = level >= item.level ? 0.93 : 0.93 - (item.level - level) * 2.4 + years * 0.015;
  return chance.happens(Math.min(likely, 0.96));
}

/** A long-running series gets new equipment at its facelifts only: half the years since it came out count. */
function designYear({ from }: Offering, year: number): number {
  return from + Math.ceil((year - from) / 2);
}

/**
 * How much equipment even the best badge of a line has: little in vans and trucks, less in cheap cars than in dear
 * ones.
 */
function generosity(offering: Offering): number {
  if (offering.kind === 'motorcycle' || offering.kind === 'caravan') return 1;
  if (['Van', 'Bus', 'Light Truck'].includes(offering.simpleBody)) return 0.25;
  return Math.min(Math.max((offering.priceNew - 12_000) / 32_000, 0.3), 1);
}

/** Alternatives, of which a vehicle has one: the last that applies. */
const RIVALS = [
  ['17 Inch Alloy Wheels', '18 Inch Alloy Wheels', '20 Inch Alloy Wheels'],
  ['8 Inch Touchscreen', '10.25 Inch Touchscreen'],
  ['Cloth Trim', 'Leather Seats'],
  ['Sunroof', 'Panoramic Sunroof'],
  ['Three-way Fridge', 'Compressor Fridge'],
];

/** Whether another item of the same list has replaced it. */
export function isOutdone(item: Item, all: Item[]): boolean {
  const rivals = RIVALS.find((names) => names.includes(item.name)) ?? [];
  return rivals.slice(rivals.indexOf(item.name) + 1).some((name) => all.some((other) => other.name === name));
}

/** Whether an item can be had in an offering: by its body, seats and engine. */
export function fits(item: Item, offering: Offering): boolean {
  if (!item.bodies) return true;
  const words = [offering.simpleBody.replaceAll(' ', '_')];
  if (offering.seats >= 7) words.push('Seven');
  if (offering.engine && 'EX'.includes(offering.engine.fuel)) words.push('Plug');
  if (offering.engine && offering.engine.fuel !== 'E') words.push('Burns');
  if ((offering.caravan?.sleeps ?? 0) >= 4) words.push('Bunks');
  return words.some((word) => item.bodies?.split(' ').includes(word));
}
