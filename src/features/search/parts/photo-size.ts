const KEY = 'search-view';

/**
 * The size of the photos in a phone's list, as the visitor chose it, lasts as long as the tab. The style sheet reads it
 * from an attribute: a rule that asked which of the boxes is ticked would restyle every card with each tick of a filter.
 */
export function followPhotoSize(root: HTMLElement): void {
  const large = root.querySelector<HTMLInputElement>('[name=photos][value=large]');
  if (large && readSize() === 'large') {
    large.checked = true;
    root.dataset.photos = 'large';
  }
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'photos') return;
    root.dataset.photos = target.value;
    saveSize(target.value);
  });
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
