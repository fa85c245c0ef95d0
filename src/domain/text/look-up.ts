/**
 * What a table says of a word that somebody outside wrote; undefined where it says nothing. A plain index would also
 * find what every object has: "constructor" is no synonym.
 */
export function lookUp<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
