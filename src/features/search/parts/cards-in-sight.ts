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

/**
 * Takes out the cards of a new list that will not be in sight; the returned function puts them back. Until then an
 * empty space below the first ones keeps what follows them out of view.
 */
export function splitCards(cards: HTMLElement, region: HTMLElement | null): () => void {
  const [, ...others] = [...cards.querySelectorAll(':scope > article')].slice(countCardsInSight(region) - 1);
  const rest = document.createDocumentFragment();
  const [first] = others;
  while (first?.nextSibling) rest.prepend(cards.lastChild as Node);
  if (first) rest.prepend(first);
  const space = Object.assign(document.createElement('i'), { className: 'cards-rest' });
  cards.append(space);
  return () => space.replaceWith(rest);
}
