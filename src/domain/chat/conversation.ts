import { listKeys } from '../tables/keys.ts';
import { formatThousands } from '../text/format.ts';
import type { Car } from '../vehicle/car.ts';

/** The vehicle that a conversation is about, as it was when it began. */
export type AboutVehicle = Pick<
  Car,
  'slug' | 'stocknum' | 'make' | 'model' | 'car_type' | 'status' | 'dealership_id' | 'dealership_slug'
> & { title: string; location_id: number | null; location_slug: string | null };

export interface ChatMessage {
  /** Chosen by the sender: a message with the same key is a retry, not a new message. */
  key: string;
  sender: 'visitor' | 'site';
  text: string;
  sent_at: Date;
}

export interface ChatContact {
  name: string;
  phone: string | null;
  email: string | null;
}

export interface Conversation {
  id: number;
  car_id: number;
  about: AboutVehicle;
  /** Null until the visitor has given it. */
  contact: ChatContact | null;
  url: string;
  user_agent: string | null;
  started_at: Date;
  messages: ChatMessage[];
}

export const MAX_MESSAGE_CHARACTERS = 2_000;
const MAX_CONTACT_CHARACTERS = 120;
/** Conversations are short: anything longer belongs on the phone. */
export const MAX_MESSAGES = 60;

/**
 * Everything that is not text: control characters except line breaks and tabs, and marks that change the writing
 * direction.
 */
const NO_TEXT = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;

/**
 * A message as it is stored: one kind of line break, no control characters, trimmed, at most two line breaks in a row.
 */
export function cleanMessage(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(NO_TEXT, '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same for a text of one line, such as a name. */
export function cleanLine(text: string): string {
  return cleanMessage(text).replace(/\s+/g, ' ');
}

/** A sentence for the visitor; null when the message is fine. */
export function findMessageProblem(text: string): string | null {
  if (text === '') return 'Please enter a message.';
  if (text.length <= MAX_MESSAGE_CHARACTERS) return null;
  return (
    `Please keep a message to ${formatThousands(MAX_MESSAGE_CHARACTERS)} characters; this one ` +
    `has ${formatThousands(text.length)}.`
  );
}

export type ContactProblems = Partial<Record<'name' | 'phone' | 'email', string>>;

/** What is wrong with a visitor's contact details: a name is required, and a phone number or an email address. */
export function findContactProblems({ name, phone, email }: ChatContact): ContactProblems {
  const problems: ContactProblems = {};
  if (name === '') problems.name = 'Please enter your name.';
  if (!phone && !email) problems.phone = 'Please enter a phone number or an email address.';
  if (phone && !isPhone(phone)) problems.phone = 'Please enter a phone number such as 0412 345 678.';
  if (email && !EMAIL.test(email)) problems.email = 'Please enter an email address such as sam@example.com.';
  const given = { name, phone, email };
  for (const key of listKeys(given))
    if ((given[key]?.length ?? 0) > MAX_CONTACT_CHARACTERS)
      problems[key] = `Please keep this to ${MAX_CONTACT_CHARACTERS} characters.`;
  return problems;
}

const EMAIL = /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:.]{2,}$/;

/** Eight to fifteen digits in any common notation; numbers that start with 13 have six. */
function isPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '');
  return /^\+?[\d ().-]+$/.test(phone) && (/^\d{8,15}$/.test(digits) || /^13\d{4}$/.test(digits));
}
