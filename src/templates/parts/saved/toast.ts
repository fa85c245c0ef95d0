import { linkToComparison } from '../../../features/account/compare/parse-cars.ts';
import { comparing } from '../../../kernel/saving/parts/stores.ts';
import { hideToast, type Toast } from '../../../kernel/saving/parts/toasts.ts';
import { createElement } from '../../../ui/create-element.ts';
import type { ToastWords } from './toasts.tsx';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a message and an action in place of the one before, or nothing. It stays as long as the site says, and while it
 * is hovered or focused.
 */
export function showToast(toast: Toast | null): void {
  clearTimeout(timer);
  const place = document.querySelector('.toasts[role="status"]');
  const words: ToastWords = JSON.parse(document.querySelector('script[data-toasts]')?.textContent ?? 'null');
  place?.replaceChildren(...(toast ? [draw(toast, words)] : []));
}

function draw(toast: Toast, words: ToastWords): HTMLElement {
  const shown = createElement('div', { className: 'toast' });
  const text = toast.kind === 'words' ? toast.text : words.texts[toast.kind];
  shown.append(createElement('span', { textContent: text }));
  const action = findAction(toast, words);
  if (action) {
    const { href, label } = action;
    shown.append(createElement('a', { href, textContent: label }));
  }
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(hideToast, toast.kind === 'words' ? toast.ms : words.toastMs);
  };
  for (const type of ['pointerenter', 'focusin']) shown.addEventListener(type, () => clearTimeout(timer));
  for (const type of ['pointerleave', 'focusout']) shown.addEventListener(type, start);
  start();
  return shown;
}

function findAction({ kind }: Toast, { favourites, texts }: ToastWords) {
  if (kind === 'saved' && favourites) return { label: texts.view, href: favourites.href };
  const chosen = comparing.items();
  if (kind === 'compared' && chosen.length > 1)
    return { label: 'Compare', href: linkToComparison(chosen.map(({ slug }) => slug)) };
  return null;
}
