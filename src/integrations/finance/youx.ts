import { callService, failAs, type RemoteService } from '../call-service.ts';
import { readQuote } from './answer.ts';
import { QuoteFailure, type QuoteQuestion, type Quoter } from './contract.ts';

/**
 * Calls youX (S7): POST of the loan and the vehicle to `{url}/api/youx/quote`, for a borrower who rates their credit as
 * great. Every failure is a `QuoteFailure`; after several in a row the circuit breaker opens.
 */
export function createYouxQuoter(service: RemoteService): Quoter {
  const url = `${service.url.replace(/\/+$/, '')}/api/youx/quote`;
  return {
    quote({ purchasePrice, loanTerm, year, vin, nvic }: QuoteQuestion) {
      const body = {
        selfAssessedCreditScore: 'GREAT',
        purchasePrice,
        loanTerm,
        year,
        vin,
        nvic,
        whoIsHelping: '',
      };
      return failAs(QuoteFailure, () => callService({ ...service, url }, body, readQuote));
    },
  };
}
