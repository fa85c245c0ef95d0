import { formatPhone } from '../../../domain/contact/phone.ts';
import { isRecord } from '../../../domain/text/look-up.ts';
import { VISITOR_PATH } from '../../addresses/visitors.ts';
import { DETAILS, type Details } from '../saved-fields.ts';

/**
 * The signed-in visitor's stored details, as they are written into forms (F6); nothing on failure: forms do without.
 */
export async function loadOwnDetails(): Promise<Partial<Details>> {
  try {
    const response = await fetch(VISITOR_PATH, { headers: { Accept: 'application/json' } });
    if (!response.ok) return {};
    const answer: unknown = await response.json();
    const visitor = isRecord(answer) && isRecord(answer.visitor) ? answer.visitor : {};
    const known = DETAILS.map((name) => [name, visitor[name]] as const);
    const texts = known.filter((pair): pair is [keyof Details, string] => typeof pair[1] === 'string');
    return Object.fromEntries(texts.map(([name, text]) => [name, name === 'phone' ? formatPhone(text) : text]));
  } catch {
    return {};
  }
}
