/**
 * The body of a response, as far as it can be read: the members of a JSON object (none for any other body), and its
 * message.
 */
export interface ParsedResponse {
  members: Readonly<Record<string, unknown>>;
  message: string | null;
}

/**
 * The members with a message: our own calls (S7, S8), RFC 9457, and the proxies, firewalls and limiters before them.
 */
const MEMBERS = ['error', 'message', 'detail'];
/** A longer text was not written for the person who fills in a form. */
const LONGEST = 500;

/** Reads the body of any response: JSON, text, a page, or nothing. Throws only when the connection breaks off. */
export async function readResponse(response: Response): Promise<ParsedResponse> {
  const text = await response.text();
  const members = parseMembers(text);
  if (members) return { members, message: findMessage(members) };
  const isPlain = /^text\/plain\b/i.test(response.headers.get('Content-Type') ?? '');
  return { members: {}, message: isPlain ? toMessage(text) : null };
}

/** The problems of a refusal: those entries of its `errors` that name a parameter and give a reason. */
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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
