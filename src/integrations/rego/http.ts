import { callService, type RemoteService } from '../call-service.ts';
import { readRegistered } from './answer.ts';
import { RegoFailure, type RegoLookup } from './contract.ts';

/**
 * Asks a service over HTTP: POST of `{ "rego", "state" }`, answered by `{ "vehicle": { "make", "model", "year", … } }`
 * or `{ "vehicle": null }`, as the sellers of registration data answer (docs/decisions/trade-in.md). Every failure is a
 * `RegoFailure`; after several in a row the service is left alone for a while.
 */
export function createHttpRegoLookup(service: RemoteService): RegoLookup {
  return {
    async find({ rego, regoState }) {
      try {
        return await callService(service, { rego, state: regoState }, readRegistered);
      } catch (error) {
        if (error instanceof RegoFailure) throw error;
        throw new RegoFailure((error as Error).message, { cause: error });
      }
    },
  };
}
