import {
  internationalPhone,
  isEmailAddress,
  isPersonName,
  isPostcode,
} from '../../domain/contact-details.ts';
import { cleanLine, cleanMessage, MESSAGE_CHARACTERS } from '../../domain/conversation.ts';
import { readFigure } from '../../domain/finance/calculator-input.ts';
import { formatDollars, formatThousands } from '../../domain/format.ts';
import type { Field, FieldKind, FieldProblem, FieldValue, FormMessages, Typed } from './schema.ts';

type Read = { value: FieldValue } | { problem: string };

interface KindRow {
  /** What was typed as it is read: no control characters, no empty ends. */
  clean(typed: string): string;
  /** Of something that was filled in. */
  read(text: string, field: Field, messages: FormMessages): Read;
  /** What is said of a required box that was left empty. */
  missing(field: Field, messages: FormMessages): string;
}

const ticked = (text: string): Read => ({ value: text !== '' });
const kept = (holds: boolean, value: FieldValue, problem: string): Read => (holds ? { value } : { problem });

const LINE: Pick<KindRow, 'clean' | 'missing'> = {
  clean: cleanLine,
  missing: ({ label }) => `${label} is required.`,
};

/** How each kind of box is read, and refused (G1, G5, G8). */
const FIELD_KINDS: Record<FieldKind, KindRow> = {
  name: {
    ...LINE,
    read: (text, { label }) => kept(isPersonName(text), text, `${label} must be a name of 2 to 60 letters.`),
  },
  email: {
    ...LINE,
    read: (text) =>
      kept(isEmailAddress(text), text, 'Please enter an e-mail address such as sam@example.com.'),
  },
  phone: {
    ...LINE,
    read: (text) => {
      const phone = internationalPhone(text);
      return kept(phone !== null, phone, 'Please enter an Australian phone number such as 0412 345 678.');
    },
  },
  postcode: {
    ...LINE,
    missing: (_field, { postcode }) => postcode,
    read: (text, _field, { postcode }) => kept(isPostcode(text), text, postcode),
  },
  dollars: { ...LINE, read: readDollars },
  choice: {
    ...LINE,
    missing: ({ label }) => `${label} must be chosen.`,
    read: (text, { label, options = [] }) =>
      kept(
        options.some(({ value }) => value === text),
        text,
        `${label} must be one of the list.`,
      ),
  },
  message: {
    ...LINE,
    clean: cleanMessage,
    read: (text, { label }) =>
      kept(
        text.length <= MESSAGE_CHARACTERS,
        text,
        `${label} may have ${formatThousands(MESSAGE_CHARACTERS)} characters; this has ${formatThousands(text.length)}.`,
      ),
  },
  consent: { ...LINE, read: ticked },
  terms: { ...LINE, missing: (_field, { terms }) => terms, read: ticked },
};

/** What was filled in, read by the fields' own rules; with the problems of those that could not be, in their order. */
export interface ReadFields {
  values: Record<string, FieldValue>;
  problems: FieldProblem[];
}

/** Reads the boxes of a form. Pure, so that the page and the server say the same. */
export function readFields(fields: readonly Field[], typed: Typed, messages: FormMessages): ReadFields {
  const values: ReadFields['values'] = {};
  const problems: FieldProblem[] = [];
  for (const field of fields) {
    const read = readField(field, typed[field.name] ?? '', messages);
    if ('problem' in read) problems.push({ name: field.name, text: read.problem });
    else values[field.name] = read.value;
  }
  return { values, problems };
}

function readField(field: Field, typed: string, messages: FormMessages): Read {
  const kind = FIELD_KINDS[field.kind];
  const text = kind.clean(typed);
  if (text !== '') return kind.read(text, field, messages);
  if (field.required) return { problem: kind.missing(field, messages) };
  return { value: isTicked(field.kind) ? false : null };
}

/** Whether a kind of box is ticked rather than written into. */
export function isTicked(kind: FieldKind): boolean {
  return kind === 'consent' || kind === 'terms';
}

const MOST_DOLLARS = 9_999_999;

function readDollars(text: string, { label, bounds }: Field, messages: FormMessages): Read {
  const { min, max } = bounds ?? { min: 0, max: MOST_DOLLARS };
  const dollars = /\d/.test(text) && !/\p{L}/u.test(text) ? readFigure(text) : null;
  if (dollars === null) return { problem: `${label} must be in dollars, such as 20,000.` };
  const within = dollars >= min && dollars <= max;
  const words = messages.bounds.replace('{min}', formatDollars(min)).replace('{max}', formatDollars(max));
  return kept(within, dollars, `${label}: ${words}.`);
}
