import { LEADS_PATH } from '../../leads/address.ts';
import type { FieldProblem } from '../schema.ts';

/** A form on its way. */
export interface OutgoingForm {
  form: string;
  key: string;
  page: string;
  fields: Record<string, string>;
}

/** Kept, with the page to go to; what is wrong with it; or that it could not be sent, with the server's words where it said any. */
export type Posted =
  | { kind: 'kept'; to: string }
  | { kind: 'refused'; problems: FieldProblem[]; said: string | null }
  | { kind: 'failed'; said: string | null };

const PATIENCE_MS = 20_000;

/** Sends a form. Only what the server answers to have kept is kept; never throws. */
export async function postForm(form: OutgoingForm): Promise<Posted> {
  try {
    const response = await fetch(LEADS_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(form),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = await response.json();
    if (response.ok) return { kind: 'kept', to: (body as { to: string }).to };
    return refusalIn(body, response.status);
  } catch {
    return { kind: 'failed', said: null };
  }
}

interface Problem {
  detail?: string;
  errors?: { parameter: string; reason: string }[];
}

function refusalIn({ detail = '', errors = [] }: Problem, status: number): Posted {
  const problems = errors.map(({ parameter, reason }) => ({ name: parameter, text: reason }));
  if (problems.length > 0) return { kind: 'refused', problems, said: null };
  return status < 500 ? { kind: 'refused', problems, said: detail } : { kind: 'failed', said: null };
}
