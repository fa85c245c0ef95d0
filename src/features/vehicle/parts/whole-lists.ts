import { listenForClicks } from '../../../ui/delegated-clicks.ts';
import { isPlainClick } from '../../../ui/plain-click.ts';
import { fetchPage, parsePage } from './fetch-page.ts';

/** A link to the page that has a list's other entries; the list's own element is around it. */
const OPENING = 'a[data-whole]';
const WHOLE = 'details.more-d';

/**
 * The lists whose other entries are not in the page (D8): their link fetches the page that has them all, as soon as it
 * is about to be pressed, and puts them in its place, unfolded. Where that fails the link leads to that page. Paper
 * shows all of them.
 */
export function startWholeLists(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, ({ target }) => prefetch(target), { passive: true });
  listenForClicks(OPENING, (link, event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href } = link as HTMLAnchorElement;
    fetchWhole(href).then(
      (page) => unfold(link, page)?.querySelector('summary')?.focus({ preventScroll: true }),
      () => location.assign(href),
    );
  });
  window.addEventListener('beforeprint', unfoldForPrint);
}

let whole: Promise<Document> | null = null;

/** One page has all lists; a failure is forgotten, so that the next press tries again. */
function fetchWhole(href: string): Promise<Document> {
  whole ??= fetchPage(href).catch((error: unknown) => {
    whole = null;
    throw error;
  });
  return whole;
}

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(OPENING) : null;
  if (link) fetchWhole(link.href).catch((error: unknown) => console.warn('A list could not be fetched', error));
}

/** Puts a list's other entries in place of its link; returns them. */
function unfold(link: HTMLElement, page: Document): Element | undefined {
  const { id = '' } = link.closest('section') ?? {};
  const entries = page.getElementById(id)?.querySelector(WHOLE);
  if (!entries) return undefined;
  link.replaceWith(document.adoptNode(entries));
  document.dispatchEvent(new CustomEvent('content-changed', { detail: entries }));
  return entries;
}

/** The browser prints as soon as the event is over, so here the request cannot be asynchronous. */
function unfoldForPrint(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(OPENING)];
  if (!links[0]) return;
  const request = new XMLHttpRequest();
  request.open('GET', links[0].href, false);
  try {
    request.send();
  } catch (error) {
    console.warn('The lists are printed without their other entries', error);
    return;
  }
  const page = parsePage(request.responseText);
  for (const link of links) unfold(link, page)?.removeAttribute('open');
}
