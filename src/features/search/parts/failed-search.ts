import { listOpenSheets } from './sheets.ts';

/** The height of sticky elements at the top or bottom of the window. */
const EDGE_PX = 100;

const RETRYING = 'Trying again …';

/**
 * Tells that a search could not be loaded, above the results of the search before (B10), and scrolls the notice into
 * view, wherever on the page the search was changed: a sheet that covers it is closed (S8).
 */
export function showFailure(root: HTMLElement, found: HTMLElement): void {
  const notice = noticeIn(found) ?? addNotice(found);
  // The same text again would not be announced.
  setText(notice, notice?.dataset.text ?? '');
  for (const sheet of listOpenSheets(root)) sheet.hidePopover();
  // Centred, so that nothing sticky at the window's edges covers it.
  if (notice && !isInSight(notice)) notice.scrollIntoView({ behavior: 'instant', block: 'center' });
}

/** While a failed search is tried again, its notice says so: a second failure is announced anew. */
export function showRetrying(found: HTMLElement): void {
  setText(noticeIn(found), RETRYING);
}

const noticeIn = (found: HTMLElement) => found.querySelector<HTMLElement>('.notice[role=alert]');

function addNotice(found: HTMLElement): HTMLElement | null {
  const { content } = found.querySelector<HTMLTemplateElement>('template') ?? {};
  const notice = content?.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) return null;
  notice.dataset.text = notice.querySelector('p')?.textContent ?? '';
  found.querySelector('.results-bar')?.after(notice);
  return notice;
}

function setText(notice: HTMLElement | null, text: string): void {
  const line = notice?.querySelector('p');
  if (line) line.textContent = text;
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= EDGE_PX && bottom <= window.innerHeight - EDGE_PX;
}
