/** The kind of a box; `FIELD_KINDS` has the rule of each. */
export type FieldKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'postcode'
  /** A line of any text. */
  | 'text'
  | 'rego'
  /** Money in whole dollars. */
  | 'dollars'
  /** Whole kilometres. */
  | 'distance'
  | 'number'
  | 'date'
  /** A drop-down list. */
  | 'choice'
  /** A few options, all visible. */
  | 'radio'
  /** A place: each option is a link to the same form there, and the server decides which is chosen. */
  | 'place'
  /** A time on a day, or no particular time. */
  | 'slot'
  | 'message'
  | 'file'
  /** Not visible; the server decides its value, whatever was sent. */
  | 'hidden'
  /** A yes or no that is not a consent. */
  | 'tick'
  | 'consent'
  | 'terms';

/** One box of a form, as data: drives rendering, validation on both sides, and the lead. */
export interface Field {
  /** Its name in the form, and in the lead. */
  name: string;
  label: string;
  /** Said once above it and the fields after it that have the same. */
  group?: string;
  kind: FieldKind;
  required: boolean;
  /** Shown beside the box. */
  hint?: string;
  /** The autocomplete token (HTML, 4.10.18.7). */
  autoComplete?: string;
  /** The initial value; of a consent, whether it is ticked (`on`). */
  value?: string;
  /** Of a choice or radio. */
  options?: readonly FieldOption[];
  /** Of dollars, distances and numbers: minimum and maximum, and the step from the minimum. */
  bounds?: { min: number; max: number; step?: number };
  /** Of numbers: their unit; years have no comma, and dollars may have cents. */
  figure?: 'year' | 'dollars';
  /** Of dollars and distances: values that one click fills in. */
  picks?: readonly number[];
  /** Of dates, as `YYYY-MM-DD`: the first and the last. */
  days?: { first?: string; last?: string };
  /** Of a text: words to choose from, any other being as good. */
  suggestions?: readonly string[];
  /** Of a text: its maximum length in characters, 200 by default. */
  most?: number;
  /** Of a file. */
  file?: FileRule;
  /** Of a place, the chosen one first; with `group` they fold by it. */
  places?: readonly PlaceOption[];
  /** Of a slot with times. */
  slots?: FieldSlots;
}

/** An option; `elsewhere` is the page of another service, which takes it in place of the form. */
export interface FieldOption {
  value: string;
  label: string;
  elsewhere?: string;
}

export interface PlaceOption {
  value: string;
  label: string;
  hint: string;
  href: string;
  /** The state that it is in. */
  group: string;
}

/** No particular time. */
export const ANY_TIME = 'any';

/** Times to choose from, by day; each is the moment at which it begins. */
export interface FieldSlots {
  days: readonly { date: string; label: string; times: readonly { value: string; label: string }[] }[];
  /** The time zone in which they are shown. */
  timeZone: string;
  /** The API of those that are still free. */
  from: string;
}

export interface FileRule {
  types: readonly FileType[];
  megabytes: number;
}

export type FileType = 'pdf' | 'doc' | 'docx' | 'odt' | 'rtf' | 'txt';

/** A chosen file before anybody has read it. */
export interface ChosenFile {
  name: string;
  size: number;
}

/** Boxes that are filled in together. */
export interface FormStep {
  heading: string;
  text: string | null;
  fields: readonly Field[];
}

/** The form's error messages, by the site's settings (S8, G8). */
export interface FormMessages {
  failed: string;
  listHeading: string;
  postcode: string;
  postcodeMissing: string;
  terms: string;
  bounds: string;
}

/**
 * The parsed value of a box: figures are numbers, dates are `YYYY-MM-DD`, files are their names, ticks are booleans;
 * null for what was left empty.
 */
export type FieldValue = string | number | boolean | null;
/** The raw input, by name, as a form sends it. */
export type Typed = Readonly<Record<string, string | undefined>>;
/** The chosen files, by the names of their boxes. */
export type Chosen = Readonly<Record<string, ChosenFile | undefined>>;

/** A problem with a box, in a sentence for the person who filled it in. */
export interface FieldProblem {
  name: string;
  text: string;
}
