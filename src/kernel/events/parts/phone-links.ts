import { sendEventLazily } from './send-lazily.ts';

const PHONE_LINK = 'a[href^="tel:" i]';

/**
 * Sends event 25 for every link of the page that dials (S7): header and footer, places, dialogs, written pages. A link
 * about a vehicle says which in `data-car-id`. It listens ahead of what the links themselves do, so nothing that they
 * stop hides a click from it; gives a function that ends it.
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
