import type { FeatureRow } from '../../kernel/feature.ts';
import { CHECKOUT_FORMS } from './checkout/form.ts';
import { listOpenCheckoutPages, listPaymentPaths } from './checkout/open-pages.ts';
import { ONLINE_PAYMENT_FORM } from './online-payment/form.ts';

export const feature: FeatureRow = {
  forms: [...CHECKOUT_FORMS, ONLINE_PAYMENT_FORM],
  pages: { open: listOpenCheckoutPages, listPaths: ({ settings }) => listPaymentPaths(settings) },
  nextSteps: {
    Reservation: ['We call you to arrange a time to see it and drive it.', 'You decide while it’s reserved.'],
    'Online purchase': [
      'We call you to go through the paperwork.',
      'You see and drive the vehicle before paying the rest.',
    ],
    'Online payment': ['We match what you paid to your reference.', 'Keep your payment page as a receipt.'],
  },
  gates: { checkout: 'checkout', onlinePayment: 'online-payment' },
};
