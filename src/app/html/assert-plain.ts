/**
 * Throws when a value has parts that JSON leaves out or changes (functions, maps, dates, elements): two such values
 * could have the same JSON.
 */
export function assertPlain(value: unknown, path = 'props'): void {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') throw refuse(path);
  if (typeof value !== 'object' || value === null) return;
  const prototype = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) throw refuse(path);
  if ('$$typeof' in value) throw refuse(path);
  for (const [name, part] of Object.entries(value)) assertPlain(part, `${path}.${name}`);
}

const refuse = (path: string) => new TypeError(`${path} is no JSON value, so it cannot be part of a key`);
