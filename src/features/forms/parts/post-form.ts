import { LEAD_STEPS_PATH, LEADS_PATH, SENT_PART } from '../../leads/address.ts';
import type { Visited } from '../../leads/visited.ts';
import type { FieldProblem } from '../schema.ts';

/** A form on its way. */
export interface OutgoingForm {
  form: string;
  key: string;
  page: string;
  fields: Record<string, string>;
  /** What shows that no program sends it; undefined where the site has no check. */
  check?: string | undefined;
  /** Where the visitor has been; undefined where nobody asks. */
  visited?: Visited | undefined;
  /** Of a form whose steps are sent one by one. */
  isLastStep?: boolean;
}

/** Kept, with the page to go to; what is wrong with it; or that it could not be sent, with the server's words where it said any. */
export type Posted =
  | { kind: 'kept'; to: string }
  | { kind: 'refused'; problems: FieldProblem[]; said: string | null }
  | { kind: 'failed'; said: string | null };

const PATIENCE_MS = 20_000;
/** A file takes its time on a phone. */
const PATIENCE_WITH_FILES_MS = 120_000;

/** Sends a form, with the files that were chosen. Only what the server answers to have kept is kept; never throws. */
export async function postForm(form: OutgoingForm, files: Record<string, File> = {}): Promise<Posted> {
  const hasFiles = Object.keys(files).length > 0;
  try {
    const response = await fetch(form.isLastStep === undefined ? LEADS_PATH : LEAD_STEPS_PATH, {
      method: 'POST',
      ...(hasFiles ? { body: withFiles(form, files) } : inJson(form)),
      signal: AbortSignal.timeout(hasFiles ? PATIENCE_WITH_FILES_MS : PATIENCE_MS),
    });
    const body = await response.json();
    if (response.ok) return { kind: 'kept', to: (body as { to: string }).to };
    return refusalIn(body, response.status);
  } catch {
    return { kind: 'failed', said: null };
  }
}

function inJson(form: OutgoingForm) {
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(form) };
}

/** The form as JSON in a part of its own, and each file in another by the name of its box. */
function withFiles(form: OutgoingForm, files: Record<string, File>): FormData {
  const body = new FormData();
  body.append(SENT_PART, JSON.stringify(form));
  for (const [name, file] of Object.entries(files)) body.append(name, file);
  return body;
}

interface Problem {
  detail?: string;
  /** The words of the multi-step sender, where something broke. */
  error?: string;
  errors?: { parameter: string; reason: string }[];
}

function refusalIn({ detail = '', error, errors = [] }: Problem, status: number): Posted {
  const problems = errors.map(({ parameter, reason }) => ({ name: parameter, text: reason }));
  if (problems.length > 0) return { kind: 'refused', problems, said: null };
  return status < 500 ? { kind: 'refused', problems, said: detail } : { kind: 'failed', said: error ?? null };
}
