/** Below it each payment has a page of its own. */
const PAYMENTS_PATH = '/payments';

/** The page of a payment: what is to be paid, and what has become of it. */
export function linkToPayment(token: string): string {
  return `${PAYMENTS_PATH}/${token}`;
}

/** In the address to which a provider leads back. */
export const BACK_PARAM = 'from';
