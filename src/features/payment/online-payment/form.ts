import { formatClosedGateText, isClosed } from '../../../kernel/addresses/gates.ts';
import { buildConsentFields, CONTACT_FIELDS } from '../../../kernel/forms/fields/fields.ts';
import type { FormRow } from '../../../kernel/forms/fields/row.ts';
import { beginOnlinePayment } from '../payments/begin.ts';

/** In dollars. Nobody pays less by card; a vehicle is paid for in other ways. */
const BOUNDS = { min: 1, max: 50_000, step: 0.01 };

/** Paying an invoice, or a deposit that was agreed on (G10). */
export const ONLINE_PAYMENT_FORM: FormRow = {
  id: 'online-payment',
  heading: 'Payment details',
  submitLabel: 'Continue to payment',
  category: 'Online payment',
  subcategory: null,
  gate: 'onlinePayment',
  findRefusal({ settings }) {
    if (settings.extras.onlinePayment === 'off') return 'This website has no such form.';
    return isClosed('onlinePayment', settings) ? formatClosedGateText(settings) : null;
  },
  steps: (context) => [
    {
      heading: 'Payment details',
      text: 'You’ll find the number on your invoice or contract.',
      fields: [
        { name: 'payment_for', label: 'Invoice or reference number', kind: 'text', required: true, most: 60 },
        {
          name: 'amount',
          label: 'Amount in dollars',
          kind: 'number',
          figure: 'dollars',
          required: true,
          bounds: BOUNDS,
          hint: 'Include cents if there are any, such as 1250.50',
        },
        ...CONTACT_FIELDS.filter(({ name }) => name !== 'postcode'),
        { name: 'message', label: 'Comments', kind: 'message', required: false },
        ...buildConsentFields(context),
      ],
    },
  ],
  hidden: () => ({}),
  save: beginOnlinePayment,
};
