import type { FeatureRow } from '../../kernel/feature.ts';
import { CHECKOUT_FORMS } from './checkout/form.ts';
import { listOpenCheckoutPages, listPaymentPaths } from './checkout/open-pages.ts';
import { ONLINE_PAYMENT_FORM } from './online-payment/form.ts';

export const feature: FeatureRow = {
  forms: [...CHECKOUT_FORMS, ONLINE_PAYMENT_FORM],
  pages: { open: listOpenCheckoutPages, listPaths: ({ settings }) => listPaymentPaths(settings) },
};
