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
