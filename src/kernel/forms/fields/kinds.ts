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

/** A label inside a sentence: "First Name" is "first name"; VIN stays. */
const inSentence = (label: string) => label.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

const LINE: Pick<KindRow, 'clean' | 'missing'> = {
  clean: cleanLine,
  missing: ({ label }) => askFor(label, `enter the ${inSentence(label)}`),
};

/** Of the sender's own contact details. */
const OWN_LINE: Pick<KindRow, 'clean' | 'missing'> = {
  clean: cleanLine,
  missing: ({ label }) => askFor(label, `enter your ${inSentence(label)}`),
};

const ONE_OF: KindRow = {
  ...LINE,
  missing: ({ label }) => askFor(label, `choose ${withArticle(inSentence(label).replace('preferred ', ''))}`),
  parse: (text, { label, options = [] }) =>
    toFieldResult(
      options.some(({ value }) => value === text),
      text,
      formatNotListed(label),
    ),
};

const TEXT_CHARACTERS = 200;

/** How each kind of box is parsed and validated (G1, G5, G8, G11). */
export const FIELD_KINDS: Record<FieldKind, KindRow> = {
  name: {
    ...OWN_LINE,
    parse: (text, { label }) => toFieldResult(isPersonName(text), text, `${label}: please use 2 to 60 letters.`),
  },
  email: {
    ...OWN_LINE,
    parse: (text) =>
      toFieldResult(isEmailAddress(text), text, 'Please enter an email address such as sam@example.com.'),
  },
  phone: {
    ...OWN_LINE,
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
    parse: (text) => {
      const plate = text.replace(/[\s.·•-]/g, '').toUpperCase();
      return toFieldResult(/^[A-Z0-9]{1,9}$/.test(plate), plate, 'Please enter a number plate such as 123 ABC.');
    },
  },
  dollars: { ...LINE, parse: parseDollars },
  distance: { ...LINE, parse: parseDistance },
  number: { ...LINE, parse: parseNumber },
  date: { ...LINE, missing: ({ label }) => askFor(label, 'choose a date'), parse: parseDate },
  choice: ONE_OF,
  radio: ONE_OF,
  place: { ...LINE, parse: (text) => ({ value: text }) },
  slot: {
    ...ONE_OF,
    // Only the server knows whether it is still free.
    parse: (text, { label }) =>
      text === ANY_TIME ? { value: null } : toFieldResult(isIsoMoment(text), text, formatNotListed(label)),
  },
  message: {
    ...LINE,
    clean: cleanMessage,
    missing: ({ label }) => askFor(label, 'enter a message'),
    parse: (text, { label, most = MAX_MESSAGE_CHARACTERS }) =>
      toFieldResult(text.length <= most, text, formatTooLong(label, most, text.length)),
  },
  file: {
    ...LINE,
    missing: ({ label }) => askFor(label, `attach your ${inSentence(label)}`),
    parse: parseFileName,
  },
  hidden: {
    ...LINE,
    missing: ({ label }) => `Please choose ${inSentence(label)}.`,
    parse: (text) => ({ value: text }),
  },
  tick: { ...LINE, missing: ({ label }) => `Please tick: ${label}`, parse: parseTick },
  consent: { ...LINE, missing: ({ label }) => `Please tick: ${label}`, parse: parseTick },
  terms: { ...LINE, missing: (_field, { terms }) => terms, parse: parseTick },
};

/** Whether a kind of box is ticked rather than written into. */
export function isCheckbox(kind: FieldKind): boolean {
  return kind === 'tick' || kind === 'consent' || kind === 'terms';
}

/** "Please choose a location."; a question stands for itself. */
function askFor(label: string, what: string): string {
  return label.endsWith('?') ? `Please answer: ${label}` : `Please ${what}.`;
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

function formatNotListed(label: string): string {
  return `${label}: please choose from the list.`;
}

function formatTooLong(label: string, most: number, length: number): string {
  return `${label}: please keep this to ${formatThousands(most)} characters. It has ${formatThousands(length)}.`;
}
