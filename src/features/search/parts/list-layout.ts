const KEY = 'photo-size';

/**
 * Runs at the beginning of the list's element: the list is laid out in the chosen size from the first frame on, and
 * whole where the browser will restore how far it was scrolled (`markRestored`).
 */
export const LIST_SCRIPT =
  '{const {dataset}=document.currentScript.parentElement;' +
  "if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')dataset.restored='';" +
  `try{const size=sessionStorage.getItem('${KEY}');if(size)dataset.photos=size}catch{}}`;

/** Whether a list is shown again, at a place in it: then style sheets lay it out whole. */
export function markRestored(root: HTMLElement, isRestored: boolean): void {
  root.toggleAttribute('data-restored', isRestored);
}

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
