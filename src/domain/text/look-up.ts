/**
 * The table's entry for a word from outside, own properties only: a plain index would also find what every object
 * inherits, such as "constructor".
 */
export function lookUp<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
