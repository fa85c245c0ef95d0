import { callService, failAs, type RemoteService } from '../call-service.ts';
import { readAnswer } from './answer.ts';
import { ValuationFailure, type ValuationQuestion, type Valuer } from './contract.ts';

/**
 * Calls a service over HTTP: POST of the vehicle and its asking price as JSON, answered by S3's price comparison
 * response. Every failure is a `ValuationFailure`; after several in a row the circuit breaker opens.
 */
export function createHttpValuer(service: RemoteService): Valuer {
  return {
    async value({ subject, listing_price }: ValuationQuestion) {
      const body = { ...subject, listing_price };
      const valuation = await failAs(ValuationFailure, () => callService(service, body, readAnswer));
      // The asking price is ours, whatever the service returns.
      return { ...valuation, listing_price };
    },
    valueAtOnce: () => undefined,
    prepare: async () => {},
  };
}
