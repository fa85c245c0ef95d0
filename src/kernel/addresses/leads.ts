export const LEADS_PATH = '/api/leads';
/** Where multi-step forms are sent, step by step. */
export const LEAD_STEPS_PATH = '/api/leads/steps';
/** In a multipart body, the part that holds the form itself, as JSON. */
export const SENT_PART = 'sent';

/** Query parameter of these addresses: the browser cannot solve the bot check (G8). */
const CHECK_PARAM = 'check';
const NO_CHECK = 'none';

/**
 * The address for a form whose bot check cannot be solved in its browser: it is still accepted, within a stricter
 * limit.
 */
export function withoutCheck(path: string): string {
  return `${path}?${CHECK_PARAM}=${NO_CHECK}`;
}

/** Whether a form was sent to an address of `withoutCheck`. */
export function isUnchecked({ searchParams }: URL): boolean {
  return searchParams.get(CHECK_PARAM) === NO_CHECK;
}
