import { comparing, favourites } from '../../../../kernel/saving/parts/stores.ts';
import { createElement } from '../../../../ui/create-element.ts';
import { linkToComparison } from '../../compare/parse-cars.ts';
import { isSavedInAccount } from '../../watchlist/parts/is-saved-in-account.ts';
import { getWatched } from '../../watchlist/parts/watched.ts';

/** The links to the saved and the compared vehicles: their counts, and the second only once there is one to compare. */
export function paintCounts(): void {
  const chosen = comparing.items();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-counts]')) {
    if (link.dataset.counts === 'saved') paintCount(link, countSaved());
    else {
      paintCount(link, chosen.length);
      link.hidden = chosen.length === 0;
      link.href = linkToComparison(chosen.map(({ slug }) => slug));
    }
  }
}

function countSaved(): number {
  if (!isSavedInAccount()) return favourites.items().length;
  const watched = getWatched();
  return watched.kind === 'signed_in' ? watched.ids.size : 0;
}

function paintCount(link: HTMLAnchorElement, count: number): void {
  const { label = '' } = link.dataset;
  link.setAttribute('aria-label', count > 0 ? `${label}, ${count}` : label);
  const shown = link.querySelector('em');
  if (count === 0) shown?.remove();
  else if (shown) shown.textContent = String(count);
  else link.append(createElement('em', { textContent: String(count) }));
}
