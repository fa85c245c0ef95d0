import { formatDollars } from '../../../../domain/text/format.ts';
import { tradeInValuation } from '../../../../features/trade-in/parts/store.ts';

/**
 * Beside the trade-in: the latest valuation of the visitor's own vehicle, where this browser has one (S3: trade-in
 * valuation).
 */
function showOwnOffer(within: ParentNode): void {
  const [offer] = tradeInValuation.items();
  for (const place of within.querySelectorAll('[data-own-offer]'))
    place.textContent = offer ? ` (yours: ${formatDollars(offer.offer_price)})` : '';
}

/** Shows it from now on: it may be valued in another tab, and the button may be made anew. */
export function startOwnOffer(): void {
  const show = () => showOwnOffer(document);
  show();
  tradeInValuation.subscribe(show);
  document.addEventListener('content-changed', show);
}
