import { LEAD_STEPS_PATH, LEADS_PATH, SENT_PART, withoutCheck } from '../../addresses/leads.ts';
import { type ParsedResponse, pickProblems, readResponse } from '../../http/parts/read-response.ts';
import type { FieldProblem } from '../fields/schema.ts';
import type { Visited } from '../visit/visited.ts';

export interface OutgoingForm {
  form: string;
  key: string;
  page: string;
  fields: Record<string, string>;
  /** The token of the bot check; undefined where the site has no check, null where this browser cannot solve it. */
  check?: string | null | undefined;
  /** The visitor's pages; undefined where the site does not want them. */
  visited?: Visited | undefined;
  /** Of a form whose steps are sent one by one. */
  isLastStep?: boolean;
}

/**
 * Saved, with the next page and the id of the lead if there is one already; the boxes that are wrong; refused or failed
 * as a whole, with the server's words where it gave any; or no response came, so that it may have been saved all the
 * same.
 */
export type PostResult =
  | { kind: 'accepted'; to: string; leadId?: number }
  | { kind: 'refused'; problems: FieldProblem[] }
  | { kind: 'failed'; said: string | null }
  | { kind: 'unanswered' };

const TIMEOUT_MS = 20_000;
/** Uploads take their time on a phone. */
const TIMEOUT_WITH_FILES_MS = 120_000;

/** Sends a form, with its files. Only what the server confirms counts as saved; never throws. */
export async function postForm(form: OutgoingForm, files: Record<string, File> = {}): Promise<PostResult> {
  const hasFiles = Object.keys(files).length > 0;
  try {
    const response = await fetch(getPath(form), {
      method: 'POST',
      ...(hasFiles ? { body: withFiles(form, files) } : toJsonRequest(form)),
      signal: AbortSignal.timeout(hasFiles ? TIMEOUT_WITH_FILES_MS : TIMEOUT_MS),
    });
    return toPostResult(response.ok, await readResponse(response), form);
  } catch {
    return { kind: 'unanswered' };
  }
}

function getPath({ isLastStep, check }: OutgoingForm): string {
  const path = isLastStep === undefined ? LEADS_PATH : LEAD_STEPS_PATH;
  return check === null ? withoutCheck(path) : path;
}

/** The request body: a check that this browser could not solve is left out. */
const encodeForm = ({ check, ...form }: OutgoingForm) => JSON.stringify({ ...form, check: check ?? undefined });

function toJsonRequest(form: OutgoingForm) {
  return { headers: { 'Content-Type': 'application/json' }, body: encodeForm(form) };
}

/** A multipart body: the form as JSON in one part, and each file in another by the name of its box. */
function withFiles(form: OutgoingForm, files: Record<string, File>): FormData {
  const body = new FormData();
  body.append(SENT_PART, encodeForm(form));
  for (const [name, file] of Object.entries(files)) body.append(name, file);
  return body;
}

/** A proxy's page may come with a success status, too: a response without a next page is no confirmation. */
function toPostResult(
  isSuccess: boolean,
  { members, message }: ParsedResponse,
  { isLastStep }: OutgoingForm,
): PostResult {
  if (isSuccess && typeof members.to === 'string')
    return {
      kind: 'accepted',
      to: members.to,
      ...(typeof members.lead_id === 'number' && { leadId: members.lead_id }),
    };
  if (isSuccess && isLastStep === false && 'lead_id' in members) return { kind: 'accepted', to: '' };
  const wrong = isSuccess ? [] : pickProblems(members.errors);
  const problems = wrong.map(({ parameter, reason }) => ({ name: parameter, text: reason }));
  return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'failed', said: message };
}
