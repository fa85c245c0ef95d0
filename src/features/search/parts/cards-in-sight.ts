/** Where there are no cards yet to go by: two rows of a wide screen. */
const UNKNOWN = 6;

/**
 * How many cards of other results are worth drawing before the rest: the rows of which at least half will be in the
 * window, by the place and the size of those that are in `region` now, and one at least. A region that begins above the
 * window will be scrolled to its beginning.
 */
export function countCardsInSight(region: HTMLElement | null): number {
  const card = region?.querySelector<HTMLElement>('.cards > article');
  const cards = card?.parentElement;
  if (!card || !cards || card.offsetWidth === 0) return UNKNOWN;
  const columns = Math.round(cards.offsetWidth / card.offsetWidth);
  const room = window.innerHeight - Math.max(0, cards.getBoundingClientRect().top);
  return columns * Math.max(1, Math.round(room / card.offsetHeight));
}
