import { sendEventLazily } from './send-lazily.ts';

const PHONE_LINK = 'a[href^="tel:" i]';

/**
 * Sends event 25 for every phone link of the page (S7): header and footer, places, dialogs, written pages. A link about
 * a vehicle names it in `data-car-id`. It listens in the capture phase, so that handlers that stop a click do not hide
 * it; returns a function that stops it.
 */
export function trackPhoneLinks(
  page: Pick<Document, 'addEventListener' | 'removeEventListener'> = document,
): () => void {
  page.addEventListener('click', sendPhoneClick, true);
  return () => page.removeEventListener('click', sendPhoneClick, true);
}

function sendPhoneClick({ target }: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>(PHONE_LINK);
  if (!link) return;
  const carId = Number(link.dataset.carId);
  sendEventLazily({
    name: 'phone_click',
    path: location.pathname + location.search,
    ...(carId > 0 && { carId }),
    data: { action: 'call' },
  });
}
