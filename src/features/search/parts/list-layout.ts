const KEY = 'photo-size';

/** What an entry of the history says of its list. */
export interface ListLayout {
  /** The size of the photos, once the visitor has chosen one. */
  photos?: string | undefined;
}

/** How the list of that document is laid out now, for its entry in the history. */
export const readLayout = (): ListLayout => ({
  photos: document.querySelector<HTMLElement>('[data-photos]')?.dataset.photos,
});

/**
 * Runs at the beginning of the list's element. A list that is shown again is laid out as its entry in the history says
 * from the first frame on, and whole (`markRestored`): the browser restores how far it was scrolled.
 */
export const LIST_SCRIPT =
  '{const {dataset}=document.currentScript.parentElement;' +
  "if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')dataset.restored='';" +
  'const size=history.state?.photos;if(size)dataset.photos=size}';

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
  const size = readSize() ?? root.dataset.photos;
  if (size) setSize(root, size);
  if (large && size === 'large') large.checked = true;
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'photos') return;
    setSize(root, target.value);
    saveSize(target.value);
  });
}

function setSize(root: HTMLElement, size: string): void {
  root.dataset.photos = size;
  history.replaceState({ ...history.state, ...readLayout() }, '');
}

function readSize(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function saveSize(size: string): void {
  try {
    sessionStorage.setItem(KEY, size);
  } catch {
    // Storage is forbidden or full: the choice lasts as long as the page.
  }
}
