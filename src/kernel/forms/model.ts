import { getLeadKind } from '../../domain/leads/lead.ts';
import { formatVehicleTitle } from '../../domain/vehicle/names.ts';
import { linkToVehicle } from '../addresses/vehicle.ts';
import type { BotCheckModel } from './bot-check/model.ts';
import { buildBotCheckModel } from './bot-check/model.ts';
import { buildPolicyLinks, TERMS_TEXT } from './fields/fields.ts';
import type { FormEvent } from './fields/row.ts';
import { type FormContext, type FormRow, getFormMessages } from './fields/row.ts';
import type { FieldProblem, FormMessages, FormStep } from './fields/schema.ts';

/** A form of a page: it works without scripts, and goes step by step with them. */
export interface FormModel {
  id: string;
  heading: string;
  /** The address of its page, where it is sent without scripts. */
  action: string;
  /** Idempotency key: sending the form twice with it makes one enquiry. */
  key: string;
  steps: FormStep[];
  /** Hidden fields. */
  hidden: { name: string; value: string }[];
  labels: { submit: string; sending: string; next: string; back: string };
  /** Above the button; null where the site has none. */
  notice: string | null;
  /** What the visitor agrees to, with the site's pages of it. */
  terms: { text: string; links: { label: string; href: string }[] };
  /** What the browser stores once the form is sent, for the page after it (S4). */
  enquired: EnquiredModel;
  messages: FormMessages;
  /** Whether the visit that the browser remembers is sent along (G5). */
  carriesVisit: boolean;
  /** Whether it has several steps, or is the last of them: its errors are then shown in the server's words (S8). */
  isMultiStep: boolean;
  /** Whether its steps are sent one by one. */
  sendsSteps: boolean;
  /** The event of the sent form (S7); null for none. */
  event: { name: FormEvent; carId: number | null } | null;
  check: BotCheckModel;
  /** The result of sending it without scripts; null before. */
  sent: RefusedForm | null;
}

export interface EnquiredModel {
  category: string;
  car: { id: number; name: string; href: string } | null;
}

/** A form that was refused, with everything that was filled in. */
export interface RefusedForm {
  typed: Record<string, string | undefined>;
  problems: FieldProblem[];
  /** An error of the form as a whole; null where only boxes are wrong. */
  failed: string | null;
}

/** A form for a page at `action`, not yet sent. `key` is its idempotency key. */
export function buildFormModel(row: FormRow, context: FormContext, action: string, key: string): FormModel {
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
    terms: { text: TERMS_TEXT, links: buildPolicyLinks(context.settings) },
    enquired: {
      category: getLeadKind(row),
      car: car && { id: car.id, name: formatVehicleTitle(car), href: linkToVehicle(car.slug) },
    },
    messages: { ...getFormMessages(settings), ...(isMultiStep && { failed: unexpected }) },
    carriesVisit: row.hasAttributes === true && settings.tradeIn.leadAttributes === 'on',
    isMultiStep,
    sendsSteps: row.sendsSteps === true && settings.leads.unfinished.steps === 'kept' && steps.length > 1,
    event: row.event ? { name: row.event, carId: car?.id ?? null } : null,
    check: buildBotCheckModel(settings),
    sent: null,
  };
}
