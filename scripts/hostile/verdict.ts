import type { FuzzedRequest } from './requests.ts';
import type { RawAnswer } from './wire.ts';

/**
 * Words that belong to one group and may be in no response to another: addresses of its vehicles, its phones, its
 * email addresses.
 */
export type Marks = ReadonlyMap<string, string>;

/** What every canary looks like: `zq17q`. */
export const canaryOf = (number: number): string => `zq${number}q`;
const CANARY = /zq\d+q/gi;

/** What only the program's internals know. */
const INSIDE = /node_modules|\bat async |\.ts:\d+:\d+|ECONNREFUSED|\binsert into |\bselect .{1,80} from "?\w+"? where /;

/** An intended 503 says when to retry, or gives the reason in a text of its own. */
const isMeant = ({ status, headers }: RawAnswer): boolean => status === 503 && Boolean(headers['retry-after']);

export interface Judged {
  sent: FuzzedRequest;
  answer: RawAnswer | undefined;
  canary: string;
  /** The group whose site got the request. */
  group: string;
}

/** What is wrong with a response, in a line; undefined when nothing is. */
export function findFault({ sent, answer, canary, group }: Judged, marks: Marks): string | undefined {
  if (!answer) return sent.isHttp ? 'no answer' : undefined;
  const { status, body, headers } = answer;
  if (!(status >= 200 && status < 500) && !isMeant(answer) && status !== 501 && status !== 505)
    return `status ${status}: ${body.slice(0, 120)}`;
  if (INSIDE.test(body)) return `the inside of the program: ${INSIDE.exec(body)?.[0]}`;
  const words = `${body} ${headers.location ?? ''}`;
  const said = JSON.stringify(sent.request);
  const others = (words.match(CANARY) ?? []).filter((word) => word.toLowerCase() !== canary);
  if (others.length > 0) return `a word of another request: ${others[0]}`;
  const foreign = findForeign(words, group, marks, said);
  return foreign && `a word of the group ${marks.get(foreign)}: ${foreign}`;
}

/** The first word of another group that was not in the request itself. */
function findForeign(words: string, group: string, marks: Marks, said: string): string | undefined {
  return (words.match(TOKEN) ?? []).find((word) => {
    const owner = marks.get(word.toLowerCase());
    return owner !== undefined && owner !== group && !said.toLowerCase().includes(word.toLowerCase());
  });
}

/** Addresses of vehicles, email addresses, and phones as `tel:` links have them. */
const TOKEN = /[\w.+-]+@[\w.-]+\w|\+61\d{8,9}|[a-z\d]+(?:-[a-z\d]+){2,}/gi;
