/** Cards that were pointed at, touched or reached by keyboard. */
const used = new WeakSet<Element>();

/**
 * Loads the further pictures of a card, and what turns them, once the card is used. A card that cannot load them keeps
 * its first picture until it is used again.
 */
export function startPicturesOnUse(): void {
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, load);
}

function load({ target }: Event): void {
  const card = target instanceof Element && target.closest<HTMLElement>('article.has-more');
  if (!card || used.has(card)) return;
  used.add(card);
  import('./more-pictures.ts')
    .then(({ showMorePictures }) => showMorePictures(card))
    .catch((error: unknown) => {
      used.delete(card);
      console.warn('The further pictures of a vehicle could not be loaded', error);
    });
}
