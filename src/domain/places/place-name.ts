/**
 * A location's name without the type at its end, for pages that already say it: "Springwood - Sales" → "Springwood".
 */
export function formatPlaceName({ name }: { name: string }): string {
  return name.replace(/\s+[-–]\s+(sales|used|service|parts)$/i, '');
}
