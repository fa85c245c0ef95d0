import { formatDollars } from '../../../../domain/text/format.ts';
import { tradeInValuation } from '../../../../features/trade-in/parts/store.ts';
import { useStoredItems } from '../../../../kernel/saving/parts/stores.ts';

/**
 * Beside the trade-in: what the visitor's own vehicle was valued at last, where this browser knows it (S3: trade-in
 * valuation).
 */
export function OwnOffer() {
  const [offer] = useStoredItems(tradeInValuation);
  if (!offer) return null;
  return <span className="act-note"> (yours: {formatDollars(offer.offer_price)})</span>;
}
