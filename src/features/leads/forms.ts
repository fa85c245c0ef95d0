import type { SiteSettings } from '../../settings/schema.ts';
import { CHECKOUT_FORMS } from '../checkout/form.ts';
import { ENQUIRY_FORMS } from '../enquiry/forms.ts';
import { FINANCE_FORMS } from '../finance/enquiry/form.ts';
import type { FormRow } from '../forms/row.ts';
import { QUOTE_FORM } from '../models/quote-form.ts';
import { ONLINE_PAYMENT_FORM } from '../online-payment/form.ts';
import { SPIN_FORM } from '../spin-to-win/form.ts';
import { TEST_DRIVE_FORM } from '../test-drive/form.ts';
import { TRADE_IN_FORMS } from '../trade-in/form.ts';

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
