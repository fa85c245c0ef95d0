import { getLeadKind } from '../../domain/leads/lead.ts';
import { formatVehicleTitle } from '../../domain/vehicle/names.ts';
import { linkToVehicle } from '../addresses/vehicle.ts';
import type { BotCheckModel } from './bot-check/model.ts';
import { buildBotCheckModel } from './bot-check/model.ts';
import { buildPolicyLinks, TERMS_TEXT } from './fields/fields.ts';
import type { FormEvent } from './fields/row.ts';
import { type FormContext, type FormRow, getFormMessages } from './fields/row.ts';
import type { FieldProblem, FormMessages, FormStep } from './fields/schema.ts';

/** A form as it stands in a page: one that needs no scripts, and goes step by step where there are some. */
export interface FormModel {
  /** Which of the site's forms it is. */
  id: string;
  heading: string;
  /** The address of its page, where it is sent without scripts. */
  action: string;
  /** Names this sending of it, so that sending it twice is one enquiry. */
  key: string;
  steps: FormStep[];
  /** What goes along unseen. */
  hidden: { name: string; value: string }[];
  labels: { submit: string; sending: string; next: string; back: string };
  /** Above the button; null where the site has none. */
  notice: string | null;
  /** What is agreed to, with the pages that the site has for it. */
  terms: { text: string; links: { label: string; href: string }[] };
  /** What the browser keeps of it once it is sent, for the page after (S4). */
  enquired: EnquiredModel;
  messages: FormMessages;
  /** Whether what the browser remembers of the visit goes along (G5). */
  carriesVisit: boolean;
  /** Whether it has several steps, or is the last of them: its failures are told in the server's words (S8). */
  isMultiStep: boolean;
  /** Whether its steps are sent one by one. */
  sendsSteps: boolean;
  /** What tells that it was sent (S7); null for nothing. */
  event: { name: FormEvent; carId: number | null } | null;
  /** How programs are kept out of it. */
  check: BotCheckModel;
  /** What came of sending it without scripts; null before. */
  sent: RefusedForm | null;
}

/** What a form was about. */
export interface EnquiredModel {
  category: string;
  car: { id: number; name: string; href: string } | null;
}

/** What was sent and not taken, with all that was written. */
export interface RefusedForm {
  typed: Record<string, string>;
  problems: FieldProblem[];
  /** What is said of the form as a whole; null where only boxes are wrong. */
  failed: string | null;
}

/** A form for a page at `action`, not yet sent. `key` names the sending. */
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
