/** Below it each payment has a page of its own. */
const PAYMENTS_PATH = '/payments';

export function linkToPayment(token: string): string {
  return `${PAYMENTS_PATH}/${token}`;
}

/** In the return address that a provider gets. */
export const BACK_PARAM = 'from';
