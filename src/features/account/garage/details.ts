import { findVisitorDetails, type VisitorDetails } from '../../../db/queries/visitors/sign-in.ts';
import { isEmailAddress, isPostcode } from '../../../domain/contact/contact-details.ts';
import { formatPhone } from '../../../domain/contact/phone.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SignedInVisitor } from '../../../kernel/visitors/signed-in.ts';
import type { DetailBox, DetailsSection } from './model.ts';

/** The phone is the one that they signed in with. */
export type OwnDetails = Omit<VisitorDetails, 'phone'>;
type Name = keyof OwnDetails;

export interface TypedDetails {
  typed: Record<Name, string>;
  problems: Partial<Record<Name, string>>;
}

const LONGEST_NAME = 100;

const BOXES: readonly ({ name: Name } & Pick<DetailBox, 'label' | 'autoComplete' | 'inputMode'>)[] = [
  { name: 'name', label: 'First Name', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Last Name', autoComplete: 'family-name' },
  { name: 'email', label: 'Email Address', autoComplete: 'email', inputMode: 'email' },
  { name: 'postcode', label: 'Postcode', autoComplete: 'postal-code', inputMode: 'numeric' },
];

/** The visitor's details in their boxes; `given`: as typed, where something is wrong with them. */
export async function loadDetailsSection(
  visitor: SignedInVisitor,
  { db }: Pick<RequestContext, 'db'>,
  given: TypedDetails | null,
): Promise<DetailsSection> {
  const storedDetails = await db.run((tx) => findVisitorDetails(tx, visitor.id));
  return {
    kind: 'details',
    phone: formatPhone(visitor.phone),
    boxes: BOXES.map((box) => ({
      ...box,
      value: given?.typed[box.name] ?? storedDetails?.[box.name] ?? '',
      problem: given?.problems[box.name] ?? null,
    })),
  };
}

/** Reads the boxes; an empty one deletes what was stored (S3: saved user details, G5: postcode). */
export function parseDetails(
  fields: URLSearchParams,
): { ok: true; details: OwnDetails } | ({ ok: false } & TypedDetails) {
  const read = (name: Name) => (fields.get(name) ?? '').replace(/\s+/g, ' ').trim();
  const typed = {
    name: read('name'),
    last_name: read('last_name'),
    email: read('email'),
    postcode: read('postcode'),
  };
  const problems: TypedDetails['problems'] = {};
  for (const name of ['name', 'last_name'] as const) {
    if (typed[name].length > LONGEST_NAME) problems[name] = `Please keep this to ${LONGEST_NAME} characters.`;
    else if (/\p{Cc}/u.test(typed[name])) problems[name] = 'Please use plain letters.';
  }
  if (typed.email && !isEmailAddress(typed.email))
    problems.email = 'Please enter an email address such as sam@example.com.';
  if (typed.postcode && !isPostcode(typed.postcode))
    problems.postcode = 'Invalid postcode. Please enter a 4-digit number.';
  if (Object.keys(problems).length > 0) return { ok: false, typed, problems };
  const details = {
    name: typed.name || null,
    last_name: typed.last_name || null,
    email: typed.email || null,
    postcode: typed.postcode || null,
  };
  return { ok: true, details };
}
