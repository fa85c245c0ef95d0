/** What a box takes; each kind has its rule in `FIELD_KINDS`. */
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
  /** One of a list that opens. */
  | 'choice'
  /** One of a few that are all in sight. */
  | 'radio'
  /** A place: each is a link to the same form there, and what the server says is chosen. */
  | 'place'
  /** A time of a day, or none in particular. */
  | 'slot'
  | 'message'
  | 'file'
  /** Not seen; it is what the server says, whatever was sent. */
  | 'hidden'
  /** A yes or no that is no consent. */
  | 'tick'
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
  /** Of a choice or radio. */
  options?: readonly FieldOption[];
  /** Of dollars, distances and numbers: the least and the most, and what it goes up by from the least. */
  bounds?: { min: number; max: number; step?: number };
  /** Of numbers: what they are numbers of, as it is said; years have no comma, and dollars may have cents. */
  figure?: 'year' | 'dollars';
  /** Of dollars and distances: figures that one click fills in. */
  picks?: readonly number[];
  /** Of dates, as `YYYY-MM-DD`: the first and the last. */
  days?: { first?: string; last?: string };
  /** Of a text: how many characters it may have, 200 unless given. */
  most?: number;
  /** Of a file. */
  file?: FileRule;
  places?: readonly { value: string; label: string; hint: string; href: string }[];
  /** Of a slot where there are times. */
  slots?: FieldSlots;
}

/** Something that can be chosen; `elsewhere` is the page of another service, which takes it in place of the form. */
export interface FieldOption {
  value: string;
  label: string;
  elsewhere?: string;
}

/** No particular time. */
export const ANY_TIME = 'any';

/** Times to choose from, by their days; each is the moment at which it begins. */
export interface FieldSlots {
  days: readonly { date: string; label: string; times: readonly { value: string; label: string }[] }[];
  /** Whose clocks they are told by. */
  timeZone: string;
  /** Where those that are still free are answered. */
  from: string;
}

/** Which files a box takes. */
export interface FileRule {
  types: readonly FileType[];
  megabytes: number;
}

/** The kinds of documents that can be sent. */
export type FileType = 'pdf' | 'doc' | 'docx' | 'odt' | 'rtf' | 'txt';

/** What is known of a chosen file before anybody has read it. */
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

/** What a form says when something is wrong, by the site's settings (S8, G8). */
export interface FormMessages {
  failed: string;
  listHeading: string;
  postcode: string;
  postcodeMissing: string;
  terms: string;
  bounds: string;
}

/**
 * What a box is read as: figures are numbers, dates are `YYYY-MM-DD`, files are their names, ticks are yes or no, what
 * was left empty is null.
 */
export type FieldValue = string | number | boolean | null;
/** What was typed or ticked, by name, as a form sends it. */
export type Typed = Readonly<Record<string, string | undefined>>;
/** Which files were chosen, by the names of their boxes. */
export type Chosen = Readonly<Record<string, ChosenFile | undefined>>;

/** What is wrong with a box, in a sentence for whoever filled it in. */
export interface FieldProblem {
  name: string;
  text: string;
}
