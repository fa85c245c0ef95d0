/** The value as JSON with sorted keys: two documents are equal when their text is. */
export function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
