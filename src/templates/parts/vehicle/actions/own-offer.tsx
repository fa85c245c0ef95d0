import { formatDollars } from '../../../../domain/text/format.ts';
import { tradeInValuation } from '../../../../features/trade-in/parts/store.ts';
import { useStoredItems } from '../../../../kernel/saving/parts/use-stored-items.ts';

/**
 * Beside the trade-in: the latest valuation of the visitor's own vehicle, where this browser has one (S3: trade-in
 * valuation).
 */
export function OwnOffer() {
  const [offer] = useStoredItems(tradeInValuation);
  if (!offer) return null;
  return <span className="act-note"> (yours: {formatDollars(offer.offer_price)})</span>;
}
