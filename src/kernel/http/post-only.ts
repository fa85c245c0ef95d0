import { createMethodNotAllowed } from './problem.ts';

/** The `loader` of an address that takes POST only. */
export function refuseOtherThanPost(): Response {
  return createMethodNotAllowed('POST');
}
