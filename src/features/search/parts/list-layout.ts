const KEY = 'photo-size';

/** `small` is the compact list, `large` the cards with photos as wide as the phone. */
export type PhotoSize = 'small' | 'large';

/** What an entry of the history says of its list. */
export interface ListLayout {
  /** The size of the photos that the list has. */
  photos?: string | undefined;
}

/** How the list of that document is laid out now, for its entry in the history. */
export const readLayout = (): ListLayout => ({
  photos: document.querySelector<HTMLElement>('[data-photos]')?.dataset.photos,
});

/**
 * Runs at the beginning of the list's element, so that the list has the visitor's view from the first frame on. A list
 * that is shown again is laid out as its entry in the history says, and whole (`markRestored`): the browser restores
 * how far it was scrolled.
 */
export const LIST_SCRIPT =
  '{const {dataset}=document.currentScript.parentElement;' +
  "if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')dataset.restored='';" +
  `let size=history.state?.photos;try{size??=localStorage['${KEY}']}catch{}` +
  "if(size==='small'||size==='large')dataset.photos=size}";

/** Whether a list is shown again, at a place in it: then style sheets lay it out whole. */
export function markRestored(root: HTMLElement, isRestored: boolean): void {
  root.toggleAttribute('data-restored', isRestored);
}

/**
 * The size of the photos in a phone's list, as the visitor chose it, is remembered by the browser. The style sheet reads
 * it from an attribute: a rule that asked which of the boxes is ticked would restyle all cards with each tick of a
 * filter.
 */
export function followPhotoSize(root: HTMLElement): void {
  for (const box of root.querySelectorAll<HTMLInputElement>('[name=photos]'))
    box.checked = box.value === root.dataset.photos;
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'photos') return;
    root.dataset.photos = target.value;
    history.replaceState({ ...history.state, ...readLayout() }, '');
    saveSize(target.value);
  });
}

function saveSize(size: string): void {
  try {
    localStorage.setItem(KEY, size);
  } catch {
    // Storage is forbidden or full: the choice lasts as long as the page.
  }
}
