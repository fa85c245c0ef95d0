import { leadKind } from '../../domain/leads/lead.ts';
import { vehicleTitle } from '../../domain/vehicle/names.ts';
import { vehicleHref } from '../addresses/vehicle.ts';
import { botCheckModel } from './bot-check/model.ts';
import { policyLinks, TERMS_TEXT } from './fields/fields.ts';
import { type FormContext, type FormRow, formMessages } from './fields/row.ts';
import type { FormModel } from './model.ts';

/** A form for a page at `action`, not yet sent. `key` names the sending. */
export function formModel(row: FormRow, context: FormContext, action: string, key: string): FormModel {
  const { settings, car } = context;
  const hidden = Object.entries({ ...row.hidden(context), ...(car && { car: car.slug }) });
  const steps = row.steps(context);
  const isMultiStep = row.isLastStep === true || steps.length > 1;
  const { unexpected } = settings.forms.messages;
  return {
    id: row.id,
    heading: row.heading,
    action,
    key,
    steps,
    hidden: hidden.map(([name, value]) => ({ name, value })),
    labels: { submit: row.submitLabel, sending: 'Sending …', next: 'Continue', back: 'Back' },
    notice: settings.forms.terms.notice === 'shown' ? settings.forms.messages.termsNotice : null,
    terms: { text: TERMS_TEXT, links: policyLinks(context.settings) },
    enquired: {
      category: leadKind(row),
      car: car && { id: car.id, name: vehicleTitle(car), href: vehicleHref(car.slug) },
    },
    messages: { ...formMessages(settings), ...(isMultiStep && { failed: unexpected }) },
    carriesVisit: row.hasAttributes === true && settings.tradeIn.leadAttributes === 'on',
    isMultiStep,
    sendsSteps: row.sendsSteps === true && settings.leads.unfinished.steps === 'kept' && steps.length > 1,
    event: row.event ? { name: row.event, carId: car?.id ?? null } : null,
    check: botCheckModel(settings),
    sent: null,
  };
}
