import { callService, failAs, type RemoteService } from '../call-service.ts';
import { readRegistered } from './answer.ts';
import { RegoFailure, type RegoLookup } from './contract.ts';

/**
 * Calls a service over HTTP: POST of `{ "rego", "state" }`, answered by `{ "vehicle": { "make", "model", "year", … } }`
 * or `{ "vehicle": null }`, as sellers of registration data do (docs/decisions/trade-in.md). Every failure is a
 * `RegoFailure`; after several in a row the circuit breaker opens.
 */
export function createHttpRegoLookup(service: RemoteService): RegoLookup {
  return {
    find: ({ rego, regoState }) =>
      failAs(RegoFailure, () => callService(service, { rego, state: regoState }, readRegistered)),
  };
}
