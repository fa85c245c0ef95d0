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
  /** The category of its leads (S3). */
  category: string;
  subcategory: string | null;
  /** Its subject, where its leads are listed apart in the garage (F5). */
  subject?: 'finance' | 'valuations';
  /** The event of the sent form (S7, G9). */
  event?: FormEvent;
  /** Whether its leads carry the visitor's pages, on sites that want it: trade-ins (G5). */
  hasAttributes?: boolean;
  /** Whether each step is sent when the shopper goes on, on sites that store them (S7: generic lead sender). */
  sendsSteps?: boolean;
  /** Whether other pages held its earlier steps: a valuation's. */
  isLastStep?: boolean;
  /**
   * The page of another service for the purpose of this form, in place of the site; null where the site takes the form.
   */
  findExternalPage?(context: Pick<FormContext, 'settings'>): string | null;
  /** The gate that it is behind (F4): only who passes it may send the form. */
  gate?: GateKey;
  /** Why the site takes no such form now, or none about this vehicle, in words for the sender; null where it does. */
  findRefusal(context: Pick<FormContext, 'settings' | 'car'>): string | null;
  steps(context: FormContext): FormStep[];
  /** Hidden fields, with values from the context. */
  hidden(context: FormContext): Record<string, string>;
  /** For a form whose fields depend on a lookup: completes the row before the form is shown or read. */
  prepare?(requested: Pick<FormContext, 'car' | 'given'>, request: FormRequest): Promise<FormRow>;
  /** For a form with files: their size limit in bytes, all together. */
  fileBytes?(settings: FormContext['settings']): number;
  /** For a form that is more than a lead: saves it in its own way, before success is confirmed. */
  save?(form: FormToSave, request: FormRequest): Promise<SavedForm>;
}

/** Events of sent forms: they may be about a vehicle, and carry no other data. */
export type FormEvent = Extract<
  EventName,
  'enquiry_new' | 'enquiry_used' | 'test_drive_new' | 'test_drive_used' | 'general_enquiry' | 'career_enquiry'
>;

export type FormRequest = Pick<RequestContext, 'settings' | 'stock' | 'db' | 'now' | 'site' | 'log'>;

/** A valid form, and the lead that it would make. */
export interface FormToSave {
  lead: NewLead;
  car: Car | null;
  typed: Typed;
}

/** The next page, and the id of the lead if there is one already; or why it was not saved, in words for the sender. */
export type SavedForm =
  | { ok: true; to: string; leadId?: number }
  | { ok: false; failed: string | null; problems?: FieldProblem[] };

export function getFormMessages({ forms, finance }: FormContext['settings']): FormMessages {
  const { failed, listHeading, postcode, postcodeMissing, terms } = forms.messages;
  return { failed, listHeading, postcode, postcodeMissing, terms, bounds: finance.calculator.boundsText };
}
