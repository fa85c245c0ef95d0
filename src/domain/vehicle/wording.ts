import { lookUp } from '../text/look-up.ts';
import { CAR_TYPES, type CarType } from './car.ts';

/** Singular and plural in lower case; use `capitalise` for headings. */
export interface Nouns {
  one: string;
  many: string;
}

/** A site's nouns for vehicles; the settings `wording` have this shape. */
export interface VehicleWording {
  kind: 'car' | 'motorcycle';
  nouns: Nouns | null;
  offering: 'sale' | 'subscription';
}

/** The nouns of each item type (A3). */
const ITEM_NOUNS: Readonly<Record<string, Nouns>> = {
  car: { one: 'car', many: 'cars' },
  caravan: { one: 'caravan', many: 'caravans' },
  camper_trailer: { one: 'camper trailer', many: 'camper trailers' },
  campervan: { one: 'campervan', many: 'campervans' },
  motorhome: { one: 'motorhome', many: 'motorhomes' },
  motorcycle: { one: 'motorcycle', many: 'motorcycles' },
  motorbike: { one: 'motorcycle', many: 'motorcycles' },
  scooter: { one: 'scooter', many: 'scooters' },
  atv: { one: 'ATV', many: 'ATVs' },
  utv: { one: 'UTV', many: 'UTVs' },
  truck: { one: 'truck', many: 'trucks' },
};

/**
 * The nouns for a vehicle (A3): those of its item type where there are some, else the site's own, else those of its
 * kind.
 */
export function getVehicleNouns(wording: Pick<VehicleWording, 'kind' | 'nouns'>, itemType?: string | null): Nouns {
  const ofItem = itemType ? lookUp(ITEM_NOUNS, itemType.toLowerCase().replaceAll(/[\s-]+/g, '_')) : undefined;
  if (ofItem) return ofItem;
  return wording.nouns ?? { one: wording.kind, many: `${wording.kind}s` };
}

/** 1 → "car", 2 → "cars". */
export function pickNoun(count: number, nouns: Nouns): string {
  return count === 1 ? nouns.one : nouns.many;
}

/**
 * A text from the settings with the nouns for a vehicle filled in: {vehicle}, {vehicles}, and capitalised {Vehicle},
 * {Vehicles} (A3).
 */
export function withNouns(text: string, { one, many }: Nouns): string {
  return text
    .replaceAll('{vehicle}', one)
    .replaceAll('{vehicles}', many)
    .replaceAll('{Vehicle}', capitalise(one))
    .replaceAll('{Vehicles}', capitalise(many));
}

/** "In-Stock", or "Available" on subscription sites (A3, S2). */
export function getStockWord(wording: Pick<VehicleWording, 'offering'>): 'In-Stock' | 'Available' {
  return wording.offering === 'subscription' ? 'Available' : 'In-Stock';
}

/** Heading of similar vehicles: "Similar Cars In-Stock", or "Available" on subscription sites (S2). */
export function formatSimilarHeading(wording: VehicleWording, itemType?: string | null): string {
  return `Similar ${capitalise(getVehicleNouns(wording, itemType).many)} ${getStockWord(wording)}`;
}

export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The subject of a list, as far as its address says. */
export interface ListSubject {
  carTypes?: readonly CarType[];
  make?: string | null;
  model?: string | null;
  body?: string | null;
  place?: string | null;
  /** "Electric", "Diesel and Petrol". */
  fuel?: string | null;
  /** Only recently sold vehicles. */
  sold?: boolean;
}

function typeWords(types: readonly CarType[], labels: Record<CarType, string>): string {
  const words = CAR_TYPES.filter((type) => types.includes(type)).map((type) => labels[type]);
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} & ${words.at(-1)}`;
}

/**
 * A list's title: "Used Toyota Corolla", "New & Demo SUVs in Cairns", "Used electric SUVs", "Recently sold cars"; a
 * list of all three types does not name them.
 */
export function formatListTitle(
  subject: ListSubject,
  labels: Record<CarType, string> = { new: 'New', demo: 'Demo', used: 'Used' },
  nouns: Nouns = { one: 'car', many: 'cars' },
): string {
  const types = subject.carTypes ?? [];
  const named = [subject.make, subject.model].filter(Boolean).join(' ');
  const what = [named, subject.body ? pluraliseBody(subject.body) : ''].filter(Boolean).join(' ');
  const type = types.length < 3 ? typeWords(types, labels) : '';
  const kind = subject.sold ? `recently sold ${type.toLowerCase()}`.trim() : type;
  const words = [kind, uncapitalisedFuel(subject.fuel ?? ''), what || nouns.many];
  const place = subject.place ? ` in ${subject.place}` : '';
  return capitalise(words.filter(Boolean).join(' ') + place);
}

/** A fuel within a sentence: "Plug-in Hybrid" → "plug-in hybrid", but "LPG". */
function uncapitalisedFuel(fuel: string): string {
  // Not \p{L}: V8 compiles such an expression again and again, for 10 ms, where memory is collected often.
  return fuel.replace(/[^\s\-/,.()]+/g, (word) =>
    word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase(),
  );
}

/** "SUV" → "SUVs", "Hatch" → "Hatches". */
export function pluraliseBody(body: string): string {
  if (/(s|x|ch|sh)$/i.test(body)) return `${body}es`;
  return /[^aeiou]y$/i.test(body) ? `${body.slice(0, -1)}ies` : `${body}s`;
}
