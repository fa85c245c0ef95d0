import { lookUp } from '../text/look-up.ts';

const MAKE_NAMES: Readonly<Record<string, string>> = {
  'suzuki australia': 'Suzuki',
  'mercedes benz': 'Mercedes-Benz',
  'isuzu ute': 'Isuzu',
  'viscount caravans': 'Viscount',
};

/** Makes whose models are bare numbers in feeds, but are commonly called by brand and number (S9). */
const NUMBERED_MAKES: readonly string[] = ['Mazda', 'MG'];

/** A make as shoppers know it: "Suzuki Australia" → "Suzuki" (A5, S9). Other names are returned trimmed. */
export function fixMakeName(make: string): string {
  const name = make.trim().replace(/\s+/g, ' ');
  return lookUp(MAKE_NAMES, name.toLowerCase()) ?? name;
}

/**
 * A model as shoppers know it: for Mazda and MG a bare number gets the brand in front, and a number with the brand has
 * one spelling: "3", "MAZDA3" and "Mazda 3" → "Mazda3" (A5, S9).
 */
export function fixModelName(make: string, model: string): string {
  const name = model.trim().replace(/\s+/g, ' ');
  const brand = NUMBERED_MAKES.find((numbered) => numbered.toLowerCase() === fixMakeName(make).toLowerCase());
  const number = brand && new RegExp(`^(?:${brand}[\\s-]?)?(\\d+)$`, 'i').exec(name)?.[1];
  return number ? `${brand}${number}` : name;
}

/** Other names of a make in feeds and old addresses: of Isuzu "isuzu ute" (A5). */
export function listFormerMakeNames(make: string): string[] {
  return Object.keys(MAKE_NAMES).filter((former) => MAKE_NAMES[former] === make);
}

/** Other names of a model in feeds and old addresses: of Mazda3 "3" and "Mazda 3" (A5). */
export function listFormerModelNames(make: string, model: string): string[] {
  const number = NUMBERED_MAKES.includes(make) && model.startsWith(make) ? model.slice(make.length) : '';
  return /^\d+$/.test(number) ? [number, `${make} ${number}`] : [];
}

/**
 * Make and model together, without repeating a make that the model's name starts with: "Toyota Corolla", "Mazda3",
 * "MG4".
 */
export function joinMakeAndModel(make: string, model: string): string {
  const rest = model.toLowerCase().startsWith(make.toLowerCase()) ? model.slice(make.length) : null;
  return rest !== null && !/^\p{L}/u.test(rest) ? model : `${make} ${model}`.trim();
}

export interface Named {
  year: number | null;
  make: string;
  model: string;
  badge: string | null;
  series: string | null;
}

/** The title of a vehicle (D1): "2021 Toyota Kluger". */
export function formatVehicleTitle({ year, make, model }: Pick<Named, 'year' | 'make' | 'model'>): string {
  return [year, joinMakeAndModel(make, model)].filter(Boolean).join(' ');
}

/**
 * The subtitle, which tells the vehicle from others of its model (D1): badge and series, "Grande GSU70R", without words
 * that the title or the badge already has: of the Macan "Macan" of series 95B it is "95B". A series that is a bare
 * number is labelled as a series. Null where nothing is left.
 */
export function formatVehicleSubtitle(vehicle: Named): string | null {
  const title = wordsOf(formatVehicleTitle(vehicle));
  const badge = unsaid(wordsOf(vehicle.badge), title);
  const series = unsaid(wordsOf(vehicle.series), [...title, ...wordsOf(vehicle.badge)]);
  const isBare = series.length === 1 && series.every(isNumber);
  return [...badge, ...(isBare ? ['Series', ...series] : series)].join(' ') || null;
}

/**
 * The full name of a vehicle in one line: "2021 Toyota Kluger Grande GSU70R". Used on every page, printout, email and
 * in API responses.
 */
export function formatVehicleName(vehicle: Named): string {
  return [formatVehicleTitle(vehicle), formatVehicleSubtitle(vehicle)].filter(Boolean).join(' ');
}

const wordsOf = (text: string | null): string[] => (text ?? '').split(/\s+/).filter(Boolean);
const isNumber = (word: string): boolean => /^\d+(\.\d+)?$/.test(word);
/** A word for comparison, ignoring letter case and punctuation. */
const plain = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word;
/** A number before one of these counts something, as in "7 Seat", and does not repeat a model number. */
const COUNTED = /^(seat|door|speed|berth|cylinder|stroke)/i;

/** The words that were not used before, without consecutive duplicates. */
function unsaid(words: readonly string[], said: readonly string[]): string[] {
  const known = new Set(said.map(plain));
  return words.filter((word, at) => {
    const before = words[at - 1];
    if (before !== undefined && plain(word) === plain(before)) return false;
    const counts = isNumber(word) && COUNTED.test(words[at + 1] ?? '');
    return counts || !known.has(plain(word));
  });
}
