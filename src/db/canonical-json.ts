/** The value as JSON in which the order of keys does not matter, to tell whether two documents say the same. */
export function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
