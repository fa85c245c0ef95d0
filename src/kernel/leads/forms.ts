import { FINANCE_FORMS } from '../../features/finance/enquiry/form.ts';
import { ENQUIRY_FORMS } from '../../features/leads/enquiry/forms.ts';
import { CHECKOUT_FORMS } from '../../features/payment/checkout/form.ts';
import { ONLINE_PAYMENT_FORM } from '../../features/payment/online-payment/form.ts';
import { QUOTE_FORM } from '../../features/showroom/models/quote-form.ts';
import { SPIN_FORM } from '../../features/spin-to-win/form.ts';
import { TEST_DRIVE_FORM } from '../../features/test-drive/form.ts';
import { TRADE_IN_FORMS } from '../../features/trade-in/form.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { FormRow } from '../forms/fields/row.ts';

/** Every form that becomes a lead, by its id. */
const FORMS: ReadonlyMap<string, FormRow> = new Map(
  [
    ...FINANCE_FORMS,
    ...TRADE_IN_FORMS,
    ...Object.values(ENQUIRY_FORMS),
    ...CHECKOUT_FORMS,
    ONLINE_PAYMENT_FORM,
    TEST_DRIVE_FORM,
    SPIN_FORM,
    QUOTE_FORM,
  ].map((row) => [row.id, row]),
);

/** All of them. */
export function listForms(): FormRow[] {
  return [...FORMS.values()];
}

/** The form of an id; undefined for none. */
export function findForm(id: string): FormRow | undefined {
  return FORMS.get(id);
}

/** The most that the files of any form may have on a site, in bytes. */
export function mostFileBytes(settings: SiteSettings): number {
  return Math.max(...[...FORMS.values()].map((row) => row.fileBytes?.(settings) ?? 0));
}
