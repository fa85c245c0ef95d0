/** Where pages send forms to. */
export const LEADS_PATH = '/api/leads';
/** Where forms of several steps are sent to, step by step. */
export const LEAD_STEPS_PATH = '/api/leads/steps';
/** In a sending with files, the part that holds the form itself, as JSON. */
export const SENT_PART = 'sent';

/** In the query of these addresses: the browser can make no check (G8). */
const CHECK_PARAM = 'check';
const NO_CHECK = 'none';

/**
 * The address for a form whose check can't be made in its browser: it is taken all the same, within a stricter limit.
 */
export function withoutCheck(path: string): string {
  return `${path}?${CHECK_PARAM}=${NO_CHECK}`;
}

/** Whether a form was sent to such an address. */
export function isUnchecked({ searchParams }: URL): boolean {
  return searchParams.get(CHECK_PARAM) === NO_CHECK;
}
