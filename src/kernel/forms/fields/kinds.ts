import { cleanLine, cleanMessage, MAX_MESSAGE_CHARACTERS } from '../../../domain/chat/conversation.ts';
import {
  isEmailAddress,
  isPersonName,
  isPostcode,
  toInternationalPhone,
} from '../../../domain/contact/contact-details.ts';
import { formatThousands } from '../../../domain/text/format.ts';
import { isIsoMoment, parseDate } from './dates.ts';
import { type FieldResult, toFieldResult } from './field-result.ts';
import { parseDistance, parseDollars, parseNumber } from './figures.ts';
import { parseFileName } from './file-rules.ts';
import { ANY_TIME, type ChosenFile, type Field, type FieldKind, type FormMessages } from './schema.ts';

interface KindRow {
  /** Normalises the input: no control characters, no surrounding spaces. */
  clean(typed: string): string;
  /** Called for a box that is filled in. */
  parse(text: string, field: Field, messages: FormMessages, file?: ChosenFile): FieldResult;
  /** The message for a required box that was left empty. */
  missing(field: Field, messages: FormMessages): string;
}

const parseTick = (text: string): FieldResult => ({ value: text !== '' });

const LINE: Pick<KindRow, 'clean' | 'missing'> = {
  clean: cleanLine,
  missing: ({ label }) => (label.endsWith('?') ? `Please answer: ${label}` : `${label} is required.`),
};

const ONE_OF: KindRow = {
  ...LINE,
  missing: ({ label }) => (label.endsWith('?') ? `Please answer: ${label}` : `${label} must be chosen.`),
  parse: (text, { label, options = [] }) =>
    toFieldResult(
      options.some(({ value }) => value === text),
      text,
      `${label} must be one of the list.`,
    ),
};

const TEXT_CHARACTERS = 200;

/** How each kind of box is parsed and validated (G1, G5, G8, G11). */
export const FIELD_KINDS: Record<FieldKind, KindRow> = {
  name: {
    ...LINE,
    parse: (text, { label }) => toFieldResult(isPersonName(text), text, `${label} must be a name of 2 to 60 letters.`),
  },
  email: {
    ...LINE,
    parse: (text) =>
      toFieldResult(isEmailAddress(text), text, 'Please enter an e-mail address such as sam@example.com.'),
  },
  phone: {
    ...LINE,
    parse: (text) => {
      const phone = toInternationalPhone(text);
      return toFieldResult(phone !== null, phone, 'Please enter an Australian phone number such as 0412 345 678.');
    },
  },
  postcode: {
    ...LINE,
    missing: (_field, { postcodeMissing }) => postcodeMissing,
    parse: (text, _field, { postcode }) => toFieldResult(isPostcode(text), text, postcode),
  },
  text: {
    ...LINE,
    parse: (text, { label, most = TEXT_CHARACTERS }) =>
      toFieldResult(text.length <= most, text, formatTooLong(label, most, text.length)),
  },
  rego: {
    ...LINE,
    parse: (text, { label }) => {
      const plate = text.replace(/[\s.·•-]/g, '').toUpperCase();
      return toFieldResult(/^[A-Z0-9]{1,9}$/.test(plate), plate, `${label} must be a number plate such as 123 ABC.`);
    },
  },
  dollars: { ...LINE, parse: parseDollars },
  distance: { ...LINE, parse: parseDistance },
  number: { ...LINE, parse: parseNumber },
  date: { ...LINE, parse: parseDate },
  choice: ONE_OF,
  radio: ONE_OF,
  place: { ...LINE, parse: (text) => ({ value: text }) },
  slot: {
    ...ONE_OF,
    // Only the server knows whether it is still free.
    parse: (text, { label }) =>
      text === ANY_TIME ? { value: null } : toFieldResult(isIsoMoment(text), text, `${label} must be one of the list.`),
  },
  message: {
    ...LINE,
    clean: cleanMessage,
    parse: (text, { label, most = MAX_MESSAGE_CHARACTERS }) =>
      toFieldResult(text.length <= most, text, formatTooLong(label, most, text.length)),
  },
  file: {
    ...LINE,
    missing: ({ label }) => `${label} must be chosen.`,
    parse: parseFileName,
  },
  hidden: { ...LINE, parse: (text) => ({ value: text }) },
  tick: { ...LINE, parse: parseTick },
  consent: { ...LINE, parse: parseTick },
  terms: { ...LINE, missing: (_field, { terms }) => terms, parse: parseTick },
};

/** Whether a kind of box is ticked rather than written into. */
export function isCheckbox(kind: FieldKind): boolean {
  return kind === 'tick' || kind === 'consent' || kind === 'terms';
}

function formatTooLong(label: string, most: number, length: number): string {
  return `${label} may have ${formatThousands(most)} characters; this has ${formatThousands(length)}.`;
}
