/**
 * Rules of one kind of word: the first pattern that fits says the plain value. Null says that the word means nothing.
 */
export type Rules<T extends string = string> = readonly (readonly [pattern: RegExp, value: T | null])[];

/** What the first rule that fits says of a text; undefined when none fits. */
export function pick<T extends string>(rules: Rules<T>, text: string): T | null | undefined {
  return rules.find(([pattern]) => pattern.test(text))?.[1];
}

/** A code as words: "underOffer" and "under_offer" are "under Offer" and "under offer". */
export function splitIntoWords(code: string): string {
  return code.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/[_\s]+/g, ' ');
}
