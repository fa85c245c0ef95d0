import { useEffect } from 'react';
import { sendEvent } from '../../../kernel/events/send.ts';
import { compareOffers, type StoredOffer } from '../stored-offer.ts';
import { saveValuation } from './save-valuation.ts';
import { tradeInValuation } from './store.ts';

/**
 * Stores the valuation for other pages; the first time that it is seen accepted, event 18 is sent (S7). Sites that
 * store such records get it reported.
 */
export function useOffer(offer: StoredOffer | null, isSaved: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is another offer
  useEffect(() => {
    if (!offer) return;
    const { isNew, isAccepted } = compareOffers(offer, tradeInValuation.items()[0]);
    tradeInValuation.update(() => [offer]);
    if (isSaved && isNew) {
      const { id, vehicle, offer_price, offer_accepted } = offer;
      void saveValuation({ id, vehicle, offer_price, offer_accepted });
    }
    if (!isAccepted) return;
    sendEvent({ name: 'offer_accepted', path: location.pathname + location.search, data: {} });
  }, [offer?.id, offer?.offer_accepted]);
}
