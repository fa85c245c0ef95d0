import { chooseProvider } from '../../../integrations/clients.ts';
import { PaymentFailure, type PaymentProvider } from '../../../integrations/payment/contract.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';

/** The provider of the site's payments; null, and a line in the log, where there is none. */
export function findProvider({
  settings,
  site,
  log,
}: Pick<RequestContext, 'settings' | 'site' | 'log'>): PaymentProvider | null {
  try {
    return chooseProvider({ settings, requestSource: site.requestSource, environment: process.env });
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    log.error({ feature: 'payments', err: error }, 'Payments are not set up');
    return null;
  }
}
