import { listKeys } from '../tables/keys.ts';
import type { PricedVehicle, Subject } from './market-vehicle.ts';
import { normaliseName, splitPlainWords } from './words.ts';

/** How close a comparable has to be: the same model, or the same make and body type. */
export type Nearness = 'model' | 'body';

/** A vehicle and its place in the list that was given. */
interface Shelved {
  vehicle: PricedVehicle;
  row: number;
}

/** Vehicles grouped by what may be compared: by kind, make and model, and by kind, make and body. */
export class ComparableIndex {
  readonly #shelves = new Map<string, Shelved[]>();

  constructor(vehicles: readonly PricedVehicle[]) {
    vehicles.forEach((vehicle, row) => {
      const shelved = { vehicle, row };
      for (const nearness of ['model', 'body'] as const) {
        const key = comparableKey(vehicle, nearness);
        if (key === null) continue;
        const shelf = this.#shelves.get(key);
        if (shelf) shelf.push(shelved);
        else this.#shelves.set(key, [shelved]);
      }
    });
  }

  listNear(subject: Subject, nearness: Nearness): readonly Shelved[] {
    const key = comparableKey(subject, nearness);
    return key === null ? [] : (this.#shelves.get(key) ?? []);
  }
}

function comparableKey({ item_type, make, model, body }: Subject, nearness: Nearness): string | null {
  const kind = `${nearness} ${item_type?.toLowerCase() ?? 'car'} ${normaliseName(make)}`;
  if (nearness === 'model') return `${kind} ${normaliseName(model)}`;
  return body === null ? null : `${kind} ${normaliseName(body)}`;
}

/** Years of age difference at which a comparable's weight falls to e^-½. */
const YEARS_APART = 2.5;
const KM_DOUBLINGS_APART = 1;
/** What remains of the weight where a field differs. */
const DIFFERS = {
  car_type: 0.35,
  body: 0.6,
  fuel: 0.4,
  trans: 0.6,
  drive: 0.6,
  engine_litres: 0.6,
  price_type: 0.9,
};
const DIFFERING = listKeys(DIFFERS);

/** From 0 to 1: how much the price of one vehicle says about another's, by year, kilometres, grade and drivetrain. */
export function computeSimilarity(subject: Subject, other: Subject): number {
  const years = (yearOf(subject) - yearOf(other)) / YEARS_APART;
  const doublings = (doublingsOf(subject) - doublingsOf(other)) / KM_DOUBLINGS_APART;
  let weight = Math.exp(-(years ** 2 + doublings ** 2) / 2) * computeGradeSimilarity(subject, other);
  for (const field of DIFFERING) if (subject[field] !== other[field]) weight *= DIFFERS[field];
  return weight;
}

const yearOf = ({ year }: Subject) => year ?? 0;
/** How often the kilometres double, on a scale of ten thousand. */
const doublingsOf = ({ km }: Subject) => Math.log2(1 + (km ?? 0) / 10_000);

/** The share of grade words that both have; at least a fifth, because the same grade is spelled in many ways. */
function computeGradeSimilarity(subject: Subject, other: Subject): number {
  const mine = splitPlainWords(subject.badge, subject.series);
  const theirs = new Set(splitPlainWords(other.badge, other.series));
  if (mine.length === 0 && theirs.size === 0) return 1;
  const both = mine.filter((word) => theirs.has(word)).length;
  return 0.2 + (0.8 * both) / (mine.length + theirs.size - both);
}
