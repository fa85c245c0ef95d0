import { createBrowserStore } from '../../../ui/browser-store.ts';
import { checkOffer } from '../stored-offer.ts';

/** What the visitor's own vehicle was valued at last (S3: trade-in valuation). */
export const tradeInValuation = createBrowserStore({ name: 'trade-in-valuation', cap: 1, check: checkOffer });
