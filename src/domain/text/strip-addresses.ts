/**
 * What a mail program may make a link of: an e-mail address, a scheme, an address of the web by its dots, as they look
 * to it.
 */
const ADDRESS = /@|\/\/|^\w+:\S|[\p{L}\p{N}-]\.\p{L}[\p{L}\p{M}\p{N}-]+|\d+(?:\.\d+){3}/u;
/** Other signs that are read as dots in names of the web. */
const DOTS = /[。．｡․]/g;
/** Signs that are not seen, which could stand in an address to hide it. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu;

/**
 * Words that a shopper wrote, for a letter to an address that may be a stranger's: on one line, and without what is an
 * address or a link. Empty where nothing else was written. "St. John" stays, "Dr.Smith" goes: it looks like one.
 */
export function stripAddresses(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(UNSEEN, '')
    .split(/\s+/)
    .filter((word) => !ADDRESS.test(word.normalize('NFKC').replace(DOTS, '.')))
    .join(' ')
    .trim();
}
