/** The keys of a table, which has no others than its type says. */
export function listKeys<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}

/** A table with a value for each of the keys, in their order. */
export function mapKeys<Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value) {
  const table = {} as Record<Key, Value>;
  for (const key of keys) table[key] = make(key);
  return table;
}
