/**
 * Rules for one category: the first matching pattern gives the plain value. Null means that the word has no meaning.
 */
export type Rules<T extends string = string> = readonly (readonly [pattern: RegExp, value: T | null])[];

export function pick<T extends string>(rules: Rules<T>, text: string): T | null | undefined {
  return rules.find(([pattern]) => pattern.test(text))?.[1];
}

/** Splits a code into words: "underOffer" and "under_offer" are "under Offer" and "under offer". */
export function splitIntoWords(code: string): string {
  return code.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/[_\s]+/g, ' ');
}
