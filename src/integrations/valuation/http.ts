import { callService, type RemoteService } from '../call-service.ts';
import { readAnswer } from './answer.ts';
import { ValuationFailure, type ValuationQuestion, type Valuer } from './contract.ts';

/**
 * Asks a service over HTTP: POST of the vehicle and the price asked as JSON, answered by S3's price comparison
 * response. Every failure is a `ValuationFailure`; after several in a row the service is left alone for a while.
 */
export function createHttpValuer(service: RemoteService): Valuer {
  return {
    async value({ subject, listing_price }: ValuationQuestion) {
      try {
        const valuation = await callService(service, { ...subject, listing_price }, readAnswer);
        // The price asked is ours to say, whatever comes back.
        return { ...valuation, listing_price };
      } catch (error) {
        if (error instanceof ValuationFailure) throw error;
        throw new ValuationFailure((error as Error).message, { cause: error });
      }
    },
  };
}
