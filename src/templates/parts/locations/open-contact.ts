import { openContact } from '../../../features/places/parts/contact-overlay.ts';
import { listenForClicks } from '../../../ui/delegated-clicks.ts';
import { askForIslands } from '../../../ui/islands/ask-for-islands.ts';
import { isPlainClick } from '../../../ui/plain-click.ts';

/**
 * Opens the enquiry to a location over the page when one of its links (`data-contact`) is pressed: the dialog in the
 * given element is loaded with the first press. If it cannot be loaded, the link leads to a page of its own.
 */
export function openContacts(around: HTMLElement): void {
  listenForClicks('a[data-contact]', (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    const { contact: from = '', about = '' } = link.dataset;
    const { href, ariaLabel, textContent } = link;
    import('./contact-dialog.tsx').then(
      () => {
        openContact({ from, about, href, heading: ariaLabel ?? '', label: textContent });
        askForIslands(around);
      },
      () => location.assign(href),
    );
  });
}
