/**
 * The body of an answer, as far as it can be read: the members of a JSON object (none of any other body), and what it
 * says in words.
 */
export interface ParsedResponse {
  members: Readonly<Record<string, unknown>>;
  message: string | null;
}

/**
 * Where servers say what is wrong: our own calls (S7, S8), RFC 9457, and the proxies, firewalls and limiters before
 * them.
 */
const MEMBERS = ['error', 'message', 'detail'];
/** What is longer was not written for whoever fills in a form. */
const LONGEST = 500;

/**
 * Reads the body of any answer, whatever it is: JSON, text, a page, or nothing. Throws only where the connection breaks
 * off.
 */
export async function readResponse(response: Response): Promise<ParsedResponse> {
  const text = await response.text();
  const members = parseMembers(text);
  if (members) return { members, message: findMessage(members) };
  const isPlain = /^text\/plain\b/i.test(response.headers.get('Content-Type') ?? '');
  return { members: {}, message: isPlain ? toMessage(text) : null };
}

/** What a refusal says is wrong, one by one: those entries of its `errors` that name something and say why. */
export function pickProblems(errors: unknown): { parameter: string; reason: string }[] {
  if (!Array.isArray(errors)) return [];
  return errors.filter((one) => typeof one?.parameter === 'string' && toMessage(one.reason) !== null);
}

function parseMembers(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function findMessage(members: Readonly<Record<string, unknown>>): string | null {
  const all = MEMBERS.map((name) => {
    const value = members[name];
    return toMessage(isObject(value) ? value.message : value);
  });
  return all.find((words) => words !== null) ?? null;
}

function toMessage(value: unknown): string | null {
  const words = typeof value === 'string' ? value.trim() : '';
  return words !== '' && words.length <= LONGEST ? words : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
