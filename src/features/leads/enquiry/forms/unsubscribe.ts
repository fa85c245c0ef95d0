import { unsubscribe } from '../../../../db/queries/email/unsubscribed.ts';
import { saveLead } from '../../../../db/queries/leads/leads.ts';
import { linkToSuccess } from '../../../../kernel/addresses/success.ts';
import { toOptions } from '../../../../kernel/forms/fields/enquiry-fields.ts';
import type { FormRow } from '../../../../kernel/forms/fields/row.ts';
import { defineEnquiryForm } from '../row.ts';

const REASONS = ['Too many emails', 'Not what I’m after', 'I’ve already bought', 'I never signed up'];

/**
 * Unsubscribing from offers (G10): in one transaction the address is stored as one that wants none, its leads lose the
 * consent, and the dealer is told by a lead, since other systems may hold the address too.
 */
export const UNSUBSCRIBE: FormRow = defineEnquiryForm('unsubscribe', {
  id: 'unsubscribe',
  heading: 'Your email address',
  submitLabel: 'Unsubscribe',
  category: 'Unsubscribe',
  steps: () => [
    {
      heading: 'Your email address',
      text: null,
      fields: [
        { name: 'email', label: 'Email Address', kind: 'email', required: true, autoComplete: 'email' },
        { name: 'reason', label: 'Why?', kind: 'choice', required: false, options: toOptions(REASONS) },
      ],
    },
  ],
  async save({ lead }, { db, now, settings }) {
    const leadId = await db.run(async (tx) => {
      // Whoever wants no emails gets none that confirms it.
      const routes = { ...lead.routes, confirmation: { send: 'off' as const } };
      const { id } = await saveLead(tx, { ...lead, routes });
      await unsubscribe(tx, lead.lead.email ?? '', lead.lead.url, now);
      return id;
    });
    return { ok: true, leadId, to: linkToSuccess(settings, { category: lead.lead.category, car: null }) };
  },
});
