const KEY = 'search-view';

/** The size of the photos in a phone's list, as the visitor chose it, lasts as long as the tab. */
export function followView(root: HTMLElement): void {
  const large = root.querySelector<HTMLInputElement>('.view-large');
  if (large && readView() === 'large') large.checked = true;
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'view') saveView(target.value);
  });
}

function readView(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function saveView(view: string): void {
  try {
    sessionStorage.setItem(KEY, view);
  } catch {
    // Storage is forbidden or full: the choice lasts as long as the page.
  }
}
