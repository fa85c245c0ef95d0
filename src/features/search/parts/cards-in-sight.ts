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
const UNPARSED = ':scope > noscript[data-card]';

/**
 * Parses those cards of a new list that will be in sight, and takes out the others; the returned function puts them
 * back. Until then an empty space below the first ones keeps what follows them out of view.
 */
export function splitCards(cards: HTMLElement, region: HTMLElement | null): () => void {
  const inSight = countCardsInSight(region);
  const unparsed = [...cards.querySelectorAll<HTMLElement>(UNPARSED)];
  const articles = cards.getElementsByTagName('article');
  while (articles.length < inSight && unparsed[0]) parseCard(unparsed.shift() as HTMLElement);
  const last = articles[Math.min(inSight, articles.length) - 1];
  const rest = document.createDocumentFragment();
  while (last?.nextSibling) rest.append(last.nextSibling);
  const space = Object.assign(document.createElement('i'), { className: 'cards-rest' });
  cards.append(space);
  return () => {
    space.replaceWith(rest);
    for (const card of unparsed) parseCard(card);
  };
}

function parseCard(unparsed: HTMLElement): void {
  unparsed.insertAdjacentHTML('beforebegin', unparsed.textContent);
  unparsed.remove();
}
