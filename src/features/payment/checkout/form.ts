import { formatPhone } from '../../../domain/contact/phone.ts';
import { formatClosedGateText, isClosed } from '../../../kernel/addresses/gates.ts';
import { buildConsentFields, CONTACT_FIELDS } from '../../../kernel/forms/fields/fields.ts';
import type { FormRow } from '../../../kernel/forms/fields/row.ts';
import { beginReservation } from '../payments/begin.ts';
import { CHECKOUTS, type CheckoutKey, describeReserveBlock, findCheckout, findReserveBlock } from './table.ts';

/** The form of each checkout (G12): who reserves. It ends with a payment. */
const FORMS: Readonly<Record<CheckoutKey, FormRow>> = {
  checkout: checkoutForm('checkout'),
  buy_online: checkoutForm('buy_online'),
  checkout_journey: checkoutForm('checkout_journey'),
};
export const CHECKOUT_FORMS: readonly FormRow[] = Object.values(FORMS);

export const getCheckoutForm = (key: CheckoutKey): FormRow => FORMS[key];

function checkoutForm(key: CheckoutKey): FormRow {
  return {
    id: key.replaceAll('_', '-'),
    heading: 'Your details',
    submitLabel: 'Continue to payment',
    category: CHECKOUTS[key].category,
    subcategory: null,
    gate: 'checkout',
    findRefusal({ settings }) {
      if (findCheckout(settings) !== key) return 'This website has no such form.';
      return isClosed('checkout', settings) ? formatClosedGateText(settings) : null;
    },
    steps: (context) => [
      {
        heading: 'Your details',
        text: 'So we know who it’s reserved for. If you don’t finish paying, we keep your details as an enquiry.',
        fields: [
          ...CONTACT_FIELDS,
          { name: 'message', label: 'Comments', kind: 'message', required: false },
          ...buildConsentFields(context),
        ],
      },
    ],
    hidden: () => ({}),
    async save(form, request) {
      const { settings } = request;
      const why = form.car && findReserveBlock(form.car, settings);
      if (why)
        return {
          ok: false,
          failed: `${describeReserveBlock(why)} Please call ${formatPhone(settings.contact.phone)}.`,
        };
      return beginReservation(form, request);
    },
  };
}
