const SHORT = /^[\p{Lu}\p{N}]{1,3}$/u;

/**
 * One to three letters: a name that is an abbreviation stays whole (BMW), else the initials of up to three words: Kia
 * is K, Land Rover LR.
 */
export function abbreviateBrand(name: string): string {
  const words: string[] = name.match(/[\p{L}\p{N}]+/gu) ?? [name.slice(0, 1)];
  const [first, ...others] = words;
  if (first !== undefined && others.length === 0 && SHORT.test(first)) return first;
  return words
    .slice(0, 3)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}
