/**
 * A location's name without the kind of its business at the end, where the page says so already: "Springwood - Sales" →
 * "Springwood".
 */
export function formatPlaceName({ name }: { name: string }): string {
  return name.replace(/\s+[-–]\s+(sales|used|service|parts)$/i, '');
}
