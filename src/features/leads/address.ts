/** Where pages send forms to. */
export const LEADS_PATH = '/api/leads';
/** Where forms of several steps are sent to, step by step. */
export const LEAD_STEPS_PATH = '/api/leads/steps';
/** In a sending with files, the part that holds the form itself, as JSON. */
export const SENT_PART = 'sent';
