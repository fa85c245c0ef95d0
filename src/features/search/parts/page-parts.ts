import type { SearchPageData } from '../page-data.ts';

/** The id that ties fields outside of the form (search box, order) to it. */
export const FILTER_FORM = 'filter-form';

/** The data of a search page: of the one that is shown, or of one that has just been fetched. Throws without it. */
export function readPageData(page: ParentNode): SearchPageData {
  return JSON.parse(getPart(page, 'script[data-of="search"]').textContent);
}

/** A part that every search page has. Throws when it is missing. */
export function getPart(page: ParentNode, selector: string): HTMLElement {
  const part = page.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`The search page has no ${selector}`);
  return part;
}
