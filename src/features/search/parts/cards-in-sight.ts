/** The default while there are no cards: two rows of a wide screen. */
const UNKNOWN = 6;

/**
 * How many cards of new results are worth rendering first: the rows of which at least half will be in the window, by
 * the position and size of those that are in `region` now, and at least one. A region that begins above the window will
 * be scrolled to its beginning.
 */
export function countCardsInSight(region: HTMLElement | null): number {
  const card = region?.querySelector<HTMLElement>('.cards > article');
  const cards = card?.parentElement;
  if (!card || !cards || card.offsetWidth === 0) return UNKNOWN;
  const columns = Math.round(cards.offsetWidth / card.offsetWidth);
  const room = window.innerHeight - Math.max(0, cards.getBoundingClientRect().top);
  return columns * Math.max(1, Math.round(room / card.offsetHeight));
}

/** A card of results that were fetched, as text: what is not in sight need not be parsed before the first frame. */
const UNPARSED = 'noscript[data-card]';

/**
 * Parses those cards of a new list that will be in sight, and takes out the others; the returned function puts them
 * back. Until then an empty space below the first ones keeps what follows them out of view.
 */
export function splitCards(cards: HTMLElement, region: HTMLElement | null): () => void {
  const rest = document.createDocumentFragment();
  let room = countCardsInSight(region);
  let cut = cards.firstElementChild;
  while (cut && room > 0) {
    const next = cut.nextElementSibling;
    // What comes later than the first cards, a row of others or a promo after them, is never in the first frame.
    if (cut.matches(UNPARSED)) room -= parseCard(cut);
    else if (cut.matches('noscript')) break;
    else if (cut.matches('article')) room--;
    cut = next;
  }
  while (cut) {
    const next = cut.nextSibling;
    rest.append(cut);
    cut = next as Element | null;
  }
  const space = Object.assign(document.createElement('i'), { className: 'cards-rest' });
  cards.append(space);
  return () => {
    for (const card of rest.querySelectorAll(UNPARSED)) parseCard(card);
    space.replaceWith(rest);
  };
}

/** Puts the elements of a card, and of a promo before it, in the place of their text. Returns how many articles. */
function parseCard(unparsed: Element): number {
  const holder = document.createElement('template');
  holder.innerHTML = unparsed.textContent;
  const count = holder.content.querySelectorAll(':scope > article').length;
  unparsed.replaceWith(holder.content);
  return count;
}
