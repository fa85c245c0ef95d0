/** A dealer's name as the sign over the yard: words, and a last word set card by card like a price. */
export interface SignName {
  words: string;
  /** The text set card by card; the letters of the logo where the last word is too long. */
  cards: string;
  /** Whether the cards stand before the words, as logo letters do, or after them. */
  cardsFirst: boolean;
}

/** The longest word that is still easy to read card by card. */
const MOST_CARDS = 8;

/**
 * Splits a name: "Long Paddock" and CARAVANS; for "Ironbark Motorcycles" with the letters IB, these and the whole name.
 */
export function splitNameIntoCards(name: string, letters: string): SignName {
  const [, words, last] = /^(.+)\s(\S+)$/.exec(name) ?? [];
  if (words && last && last.length <= MOST_CARDS && /^\p{L}+$/u.test(last))
    return { words, cards: last, cardsFirst: false };
  return { words: name, cards: letters, cardsFirst: true };
}
