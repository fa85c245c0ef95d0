/** Freezes a value and everything in it, and returns it. What is frozen already is taken to be so throughout. */
export function freezeDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null || value instanceof Date || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeDeep(part);
  return value;
}
