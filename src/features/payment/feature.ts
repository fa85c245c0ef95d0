import type { FeatureRow } from '../../kernel/feature.ts';
import { CHECKOUT_FORMS } from './checkout/form.ts';
import { listOpenCheckoutPages, listPaymentPaths } from './checkout/open-pages.ts';
import { ONLINE_PAYMENT_FORM } from './online-payment/form.ts';

export const feature: FeatureRow = {
  forms: [...CHECKOUT_FORMS, ONLINE_PAYMENT_FORM],
  pages: { open: listOpenCheckoutPages, listPaths: ({ settings }) => listPaymentPaths(settings) },
  nextSteps: {
    Reservation: [
      'Somebody from our team calls you to arrange a time to see and drive it.',
      'You decide while it is reserved.',
    ],
    'Online purchase': [
      'Somebody from our team calls you to go through the paperwork.',
      'You see and drive the vehicle before you pay the rest.',
    ],
    'Online payment': [
      'We match what you paid to your reference.',
      'Keep the page of your payment: it is your receipt.',
    ],
  },
  gates: { checkout: 'checkout', onlinePayment: 'online-payment' },
};
