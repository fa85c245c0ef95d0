import { createBrowserStore } from '../../../ui/browser-store.ts';
import { checkOffer } from '../stored-offer.ts';

/** The latest valuation of the visitor's own vehicle (S3: trade-in valuation). */
export const tradeInValuation = createBrowserStore({ name: 'trade-in-valuation', cap: 1, check: checkOffer });
