import type { NewLead } from '../../../db/queries/leads/leads.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import type { GateKey } from '../../addresses/gates.ts';
import type { EventName } from '../../events/events.ts';
import type { OfferedPlaces } from '../../places/offered-places.ts';
import type { RequestContext } from '../../request/context.ts';
import type { FieldProblem, FormMessages, FormStep, Typed } from './schema.ts';

export interface FormContext extends Pick<RequestContext, 'settings' | 'stock'> {
  /** The vehicle that it is about; null for none. */
  car: Car | null;
  /** Initial values by field name, from the address. */
  given: Typed;
  /** The places that can be chosen. */
  places: OfferedPlaces;
}

/** One of the site's forms. A new form needs only a row: pages show it and the server takes it by the same row. */
export interface FormRow {
  /** Identifies the form in submissions. */
  id: string;
  heading: string;
  submitLabel: string;
  /** What its leads are (S3). */
  category: string;
  subcategory: string | null;
  /** What it is about, where its leads stand apart in the garage (F5). */
  subject?: 'finance';
  /** What tells that it was sent (S7, G9). */
  event?: FormEvent;
  /** Whether its leads say where the visitor has been, on sites that want it: trade-ins (G5). */
  hasAttributes?: boolean;
  /** Whether each of its steps is sent when the shopper goes on, on sites that keep them (S7: generic lead sender). */
  sendsSteps?: boolean;
  /** Whether steps on pages of their own came before it: a valuation's. */
  isLastStep?: boolean;
  /**
   * The page of another service that takes what was filled in for, in place of the site; null where the form is the
   * site's own to take.
   */
  findExternalPage?(context: Pick<FormContext, 'settings'>): string | null;
  /** The gate that it is behind (F4): only who passes it may send the form. */
  gate?: GateKey;
  /** Why the site takes none now, or none about this vehicle, for whoever sent it; null where it does. */
  findRefusal(context: Pick<FormContext, 'settings' | 'car'>): string | null;
  steps(context: FormContext): FormStep[];
  /** What goes along unseen, as boxes that hold what the context says. */
  hidden(context: FormContext): Record<string, string>;
  /** Of a form whose boxes depend on what must be looked up: the form with that known, before it is shown or read. */
  prepare?(asked: Pick<FormContext, 'car' | 'given'>, request: FormRequest): Promise<FormRow>;
  /** Of a form with files: how many bytes they may have together. */
  fileBytes?(settings: FormContext['settings']): number;
  /** Of a form that is more than a lead: keeps it in its own way, before it is said to be kept. */
  save?(form: FormToSave, request: FormRequest): Promise<SavedForm>;
}

/** Events that tell that a form was sent: they may be about a vehicle, and carry nothing else. */
export type FormEvent = Extract<
  EventName,
  'enquiry_new' | 'enquiry_used' | 'test_drive_new' | 'test_drive_used' | 'general_enquiry' | 'career_enquiry'
>;

export type FormRequest = Pick<RequestContext, 'settings' | 'stock' | 'db' | 'now' | 'site' | 'log'>;

/** A form in which all is as it should be, and the lead that it would make. */
export interface FormToSave {
  lead: NewLead;
  car: Car | null;
  typed: Typed;
}

/** Where to go on, and the number of the lead where it is one already; or why it was not kept, for whoever sent it. */
export type SavedForm =
  | { ok: true; to: string; leadId?: number }
  | { ok: false; failed: string | null; problems?: FieldProblem[] };

/** What the site's forms say when something is wrong. */
export function getFormMessages({ forms, finance }: FormContext['settings']): FormMessages {
  const { failed, listHeading, postcode, postcodeMissing, terms } = forms.messages;
  return { failed, listHeading, postcode, postcodeMissing, terms, bounds: finance.calculator.boundsText };
}
