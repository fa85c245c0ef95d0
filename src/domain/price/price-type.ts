/** One kind of price by the two names that feeds have for it: all that is paid to drive a vehicle away. */
export const DRIVE_AWAY = 'Drive Away';
const DRIVE_AWAY_NAMES: readonly string[] = [DRIVE_AWAY, 'DAP'];

/**
 * What stands beside a price of a type: the site's words for it, else those of the feed; null without a type. `labels`:
 * the setting `price.typeLabels`.
 */
export function formatPriceType(
  type: string | null,
  labels: Readonly<Record<string, string>>,
): string | null {
  if (!type) return null;
  const names = DRIVE_AWAY_NAMES.includes(type) ? [type, ...DRIVE_AWAY_NAMES] : [type];
  const known = names.find((name) => Object.hasOwn(labels, name));
  return known === undefined ? type : (labels[known] ?? type);
}
