/** The price that includes everything to drive the vehicle away. */
export const DRIVE_AWAY = 'Drive Away';

/** Types for which feeds have two names. */
const TWO_NAMES: readonly (readonly string[])[] = [
  [DRIVE_AWAY, 'DAP'],
  ['EGC', 'Excl. Govt. Charges'],
];

/**
 * The text beside a price: the site's words for its type (`labels`, the setting `price.typeLabels`), else those of the
 * feed; null without a type.
 */
export function formatPriceType(type: string | null, labels: Readonly<Record<string, string>>): string | null {
  if (!type) return null;
  return findPriceTypeNote(type, labels) ?? type;
}

/** The site's words for what a price of this type includes (the setting `price.typeNotes`); null where it has none. */
export function findPriceTypeNote(type: string | null, notes: Readonly<Record<string, string>>): string | null {
  if (!type) return null;
  const names = TWO_NAMES.find((both) => both.includes(type)) ?? [];
  const known = [type, ...names].find((name) => Object.hasOwn(notes, name));
  return known === undefined ? null : (notes[known] ?? null);
}
