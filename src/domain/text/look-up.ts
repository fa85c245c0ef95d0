/**
 * The table's entry for a word from outside, own properties only: a plain index would also find what every object
 * inherits, such as "constructor".
 */
export function lookUp<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

/** Whether a word from outside is a key of the table itself, not an inherited one. */
export function isKeyOf<T extends object>(table: T, word: PropertyKey): word is keyof T & string {
  return typeof word === 'string' && Object.hasOwn(table, word);
}

/** The table's keys by name, where `Object.keys` knows only that they are strings. */
export function listKeysOf<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table).filter((key) => isKeyOf(table, key));
}

/** Whether a value from outside has members; a list has them by index. */
export function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A copy of a row with some of its fields, in the order in which they are named. */
export function pickFields<T, K extends keyof T>(row: T, fields: readonly K[]): Pick<T, K> {
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<T, K>;
}
