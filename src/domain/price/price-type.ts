/** The price that includes everything to drive the vehicle away. Feeds have two names for it. */
export const DRIVE_AWAY = 'Drive Away';
const DRIVE_AWAY_NAMES: readonly string[] = [DRIVE_AWAY, 'DAP'];

/**
 * The text beside a price: the site's words for its type (`labels`, the setting `price.typeLabels`), else those of the
 * feed; null without a type.
 */
export function formatPriceType(type: string | null, labels: Readonly<Record<string, string>>): string | null {
  if (!type) return null;
  const names = DRIVE_AWAY_NAMES.includes(type) ? [type, ...DRIVE_AWAY_NAMES] : [type];
  const known = names.find((name) => Object.hasOwn(labels, name));
  return known === undefined ? type : (labels[known] ?? type);
}
