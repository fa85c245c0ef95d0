import { showTextToast } from '../../../../kernel/saving/parts/toasts.ts';
import { listenForClicks } from '../../../../ui/delegated-clicks.ts';
import { isPlainClick } from '../../../../ui/plain-click.ts';
import type { CopyModel } from '../model.ts';
import { copyText } from './copy.ts';
import { openPopup } from './popup.ts';

/**
 * Sharing a vehicle (D16): the button and the row's entry copy the page's address and confirm it, or show a field to
 * copy it from where the browser refuses; links to networks open a small window.
 */
export function startSharing(copy: CopyModel): void {
  listenForClicks('[data-share]', async (button) => {
    if (await copyText(copy.url)) showTextToast(copy.toastText, copy.toastMs);
    else showField(copy.url, button);
  });
  listenForClicks('[data-copy]', async (button) => {
    if (await copyText(copy.url)) confirmCopy(button);
    else showField(copy.url, button);
  });
  listenForClicks('a[data-popup]', (link, event) => {
    if (isPlainClick(event) && openPopup((link as HTMLAnchorElement).href)) event.preventDefault();
  });
}

/** Its texts before and after, and how long it says the second, stand at the button. */
function confirmCopy(button: HTMLElement): void {
  const { label, copied, copiedMs } = button.dataset;
  const text = button.querySelector('[aria-live]');
  if (!text || !label || !copied) return;
  button.dataset.done = '';
  text.textContent = copied;
  setTimeout(() => {
    delete button.dataset.done;
    text.textContent = label;
  }, Number(copiedMs));
}

function showField(url: string, opener: HTMLElement): void {
  import('./copy-field.ts').then(
    ({ showCopyField }) => showCopyField(url, opener),
    (error: unknown) => console.warn('The link could not be shown', error),
  );
}
