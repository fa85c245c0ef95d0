/** What a box takes; each kind has its rule in `FIELD_KINDS`. */
export type FieldKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'dollars'
  | 'choice'
  | 'message'
  | 'consent'
  | 'terms';

/** One box of a form, as data: it drives what is shown, what is checked on both sides, and what becomes of it. */
export interface Field {
  /** Its name in the form, and in the lead that is made of it. */
  name: string;
  label: string;
  kind: FieldKind;
  required: boolean;
  /** Beside the box. */
  hint?: string;
  /** What browsers may fill in (HTML, 4.10.18.7). */
  autoComplete?: string;
  /** What it holds at first; of a consent, whether it is ticked (`on`). */
  value?: string;
  /** Of a choice. */
  options?: readonly { value: string; label: string }[];
  /** Of dollars: the least and the most. */
  bounds?: { min: number; max: number };
}

/** Boxes that are filled in together. */
export interface FormStep {
  heading: string;
  text: string | null;
  fields: readonly Field[];
}

/** What a form says when something is wrong, by the site's settings (S8, G8). */
export interface FormMessages {
  failed: string;
  listHeading: string;
  postcode: string;
  terms: string;
  bounds: string;
}

/** What a box is read as: dollars are a number, consents are yes or no, what was left empty is null. */
export type FieldValue = string | number | boolean | null;
/** What was typed or ticked, by name, as a form sends it. */
export type Typed = Readonly<Record<string, string | undefined>>;

/** What is wrong with a box, in a sentence for whoever filled it in. */
export interface FieldProblem {
  name: string;
  text: string;
}
