/** What a mail program may turn into a link: an email address, a scheme, or anything with dots like a domain name. */
const ADDRESS = /@|\/\/|^\w+:\S|[\p{L}\p{N}-]\.\p{L}[\p{L}\p{M}\p{N}-]+|\d+(?:\.\d+){3}/u;
/** Other characters that are read as dots in domain names. */
const DOTS = /[。．｡․]/g;
/** Invisible characters, which could hide an address. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu;

/**
 * A shopper's words for an email that may go to a stranger: on one line, without addresses and links. Empty where
 * nothing else was written. "St. John" stays; "Dr.Smith" goes, because it looks like an address.
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
