import { LEAD_STEPS_PATH, LEADS_PATH, SENT_PART, withoutCheck } from '../../addresses/leads.ts';
import { type ParsedResponse, pickProblems, readResponse } from '../../http/parts/read-response.ts';
import type { FieldProblem } from '../fields/schema.ts';
import type { Visited } from '../visit/visited.ts';

/** A form on its way. */
export interface OutgoingForm {
  form: string;
  key: string;
  page: string;
  fields: Record<string, string>;
  /** What shows that no program sends it; undefined where the site has no check, null where none can be made here. */
  check?: string | null | undefined;
  /** Where the visitor has been; undefined where nobody asks. */
  visited?: Visited | undefined;
  /** Of a form whose steps are sent one by one. */
  isLastStep?: boolean;
}

/**
 * Kept, with the page to go to and the number of the lead where it is one already; the boxes that are wrong; refused or
 * failed as a whole, with the server's words where it said any; or no answer came, so that it may have been kept all
 * the same.
 */
export type PostResult =
  | { kind: 'kept'; to: string; leadId?: number }
  | { kind: 'refused'; problems: FieldProblem[] }
  | { kind: 'failed'; said: string | null }
  | { kind: 'unanswered' };

const TIMEOUT_MS = 20_000;
/** A file takes its time on a phone. */
const TIMEOUT_WITH_FILES_MS = 120_000;

/** Sends a form, with the files that were chosen. Only what the server answers to have kept is kept; never throws. */
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

/** What goes over the wire: of a check that could not be made there is nothing to say. */
const encodeForm = ({ check, ...form }: OutgoingForm) =>
  JSON.stringify({ ...form, check: check ?? undefined });

function toJsonRequest(form: OutgoingForm) {
  return { headers: { 'Content-Type': 'application/json' }, body: encodeForm(form) };
}

/** The form as JSON in a part of its own, and each file in another by the name of its box. */
function withFiles(form: OutgoingForm, files: Record<string, File>): FormData {
  const body = new FormData();
  body.append(SENT_PART, encodeForm(form));
  for (const [name, file] of Object.entries(files)) body.append(name, file);
  return body;
}

/** A page of a proxy may come as a success, too: what does not say where to go on was not kept. */
function toPostResult(
  isSuccess: boolean,
  { members, message }: ParsedResponse,
  { isLastStep }: OutgoingForm,
): PostResult {
  if (isSuccess && typeof members.to === 'string')
    return {
      kind: 'kept',
      to: members.to,
      ...(typeof members.lead_id === 'number' && { leadId: members.lead_id }),
    };
  if (isSuccess && isLastStep === false && 'lead_id' in members) return { kind: 'kept', to: '' };
  const wrong = isSuccess ? [] : pickProblems(members.errors);
  const problems = wrong.map(({ parameter, reason }) => ({ name: parameter, text: reason }));
  return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'failed', said: message };
}
