import { cleanLine, cleanMessage, MAX_MESSAGE_CHARACTERS } from '../../../domain/chat/conversation.ts';
import {
  isEmailAddress,
  isPersonName,
  isPostcode,
  toInternationalPhone,
} from '../../../domain/contact/contact-details.ts';
import { formatThousands } from '../../../domain/text/format.ts';
import { readFileName } from '../reading/file-rules.ts';
import { kept, type Read } from '../reading/read.ts';
import { isMoment, readDate } from './dates.ts';
import { readDistance, readDollars, readNumber } from './figures.ts';
import { ANY_TIME, type ChosenFile, type Field, type FieldKind, type FormMessages } from './schema.ts';

interface KindRow {
  /** What was typed as it is read: no control characters, no empty ends. */
  clean(typed: string): string;
  /** Of something that was filled in. */
  read(text: string, field: Field, messages: FormMessages, file?: ChosenFile): Read;
  /** What is said of a required box that was left empty. */
  missing(field: Field, messages: FormMessages): string;
}

const ticked = (text: string): Read => ({ value: text !== '' });

const LINE: Pick<KindRow, 'clean' | 'missing'> = {
  clean: cleanLine,
  missing: ({ label }) => (label.endsWith('?') ? `Please answer: ${label}` : `${label} is required.`),
};

const ONE_OF: KindRow = {
  ...LINE,
  missing: ({ label }) => (label.endsWith('?') ? `Please answer: ${label}` : `${label} must be chosen.`),
  read: (text, { label, options = [] }) =>
    kept(
      options.some(({ value }) => value === text),
      text,
      `${label} must be one of the list.`,
    ),
};

const TEXT_CHARACTERS = 200;

/** How each kind of box is read, and refused (G1, G5, G8, G11). */
export const FIELD_KINDS: Record<FieldKind, KindRow> = {
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
      const phone = toInternationalPhone(text);
      return kept(phone !== null, phone, 'Please enter an Australian phone number such as 0412 345 678.');
    },
  },
  postcode: {
    ...LINE,
    missing: (_field, { postcodeMissing }) => postcodeMissing,
    read: (text, _field, { postcode }) => kept(isPostcode(text), text, postcode),
  },
  text: {
    ...LINE,
    read: (text, { label, most = TEXT_CHARACTERS }) =>
      kept(text.length <= most, text, tooLong(label, most, text.length)),
  },
  rego: {
    ...LINE,
    read: (text, { label }) => {
      const plate = text.replace(/[\s.·•-]/g, '').toUpperCase();
      return kept(/^[A-Z0-9]{1,9}$/.test(plate), plate, `${label} must be a number plate such as 123 ABC.`);
    },
  },
  dollars: { ...LINE, read: readDollars },
  distance: { ...LINE, read: readDistance },
  number: { ...LINE, read: readNumber },
  date: { ...LINE, read: readDate },
  choice: ONE_OF,
  radio: ONE_OF,
  place: { ...LINE, read: (text) => ({ value: text }) },
  slot: {
    ...ONE_OF,
    // Whether it can still be had, only the server knows.
    read: (text, { label }) =>
      text === ANY_TIME ? { value: null } : kept(isMoment(text), text, `${label} must be one of the list.`),
  },
  message: {
    ...LINE,
    clean: cleanMessage,
    read: (text, { label, most = MAX_MESSAGE_CHARACTERS }) =>
      kept(text.length <= most, text, tooLong(label, most, text.length)),
  },
  file: {
    ...LINE,
    missing: ({ label }) => `${label} must be chosen.`,
    read: readFileName,
  },
  hidden: { ...LINE, read: (text) => ({ value: text }) },
  tick: { ...LINE, read: ticked },
  consent: { ...LINE, read: ticked },
  terms: { ...LINE, missing: (_field, { terms }) => terms, read: ticked },
};

/** Whether a kind of box is ticked rather than written into. */
export function isTicked(kind: FieldKind): boolean {
  return kind === 'tick' || kind === 'consent' || kind === 'terms';
}

function tooLong(label: string, most: number, length: number): string {
  return `${label} may have ${formatThousands(most)} characters; this has ${formatThousands(length)}.`;
}
