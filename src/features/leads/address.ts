/** Where pages send forms to. */
export const LEADS_PATH = '/api/leads';
/** In a sending with files, the part that holds the form itself, as JSON. */
export const SENT_PART = 'sent';
