import { chooseProvider } from '../../../integrations/payment/choose-provider.ts';
import { PaymentFailure, type PaymentProvider } from '../../../integrations/payment/contract.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';

/** Who takes the site's payments; null, and a line in the log, where nobody can. */
export function findProvider({
  settings,
  site,
}: Pick<RequestContext, 'settings' | 'site'>): PaymentProvider | null {
  try {
    return chooseProvider({ settings, askedFrom: site.askedFrom, environment: process.env });
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    console.error('payments cannot be taken', error.message);
    return null;
  }
}
