const KEY = 'photo-size';

/**
 * Runs at the beginning of the list's element: the list is laid out in the chosen size from the first frame on, also
 * when the browser restores how far it was scrolled.
 */
export const PHOTO_SIZE_SCRIPT =
  `try{const size=sessionStorage.getItem('${KEY}');` +
  'if(size)document.currentScript.parentElement.dataset.photos=size}catch{}';

/**
 * The size of the photos in a phone's list, as the visitor chose it, lasts as long as the tab. The style sheet reads it
 * from an attribute: a rule that asked which of the boxes is ticked would restyle all cards with each tick of a filter.
 */
export function followPhotoSize(root: HTMLElement): void {
  const large = root.querySelector<HTMLInputElement>('[name=photos][value=large]');
  if (large && root.dataset.photos === 'large') large.checked = true;
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'photos') return;
    root.dataset.photos = target.value;
    saveSize(target.value);
  });
}

function saveSize(size: string): void {
  try {
    sessionStorage.setItem(KEY, size);
  } catch {
    // Storage is forbidden or full: the choice lasts as long as the page.
  }
}
