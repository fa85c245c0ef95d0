/** A dealer's name as the sign over the yard: words, and a last word that is set card by card like a price. */
export interface SignName {
  words: string;
  /** Set card by card; the letters of the logo where the last word is too long for it. */
  cards: string;
  /** Whether the cards stand before the words, as letters do, or end the name. */
  cardsFirst: boolean;
}

/** The longest word that is still read at once, card by card. */
const MOST_CARDS = 8;

/**
 * How a name is signed: "Long Paddock" and CARAVANS; of "Ironbark Motorcycles" with the letters IB, these and the whole
 * name.
 */
export function splitNameIntoCards(name: string, letters: string): SignName {
  const [, words, last] = /^(.+)\s(\S+)$/.exec(name) ?? [];
  if (words && last && last.length <= MOST_CARDS && /^\p{L}+$/u.test(last))
    return { words, cards: last, cardsFirst: false };
  return { words: name, cards: letters, cardsFirst: true };
}
