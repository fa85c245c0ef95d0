/** Where pages send forms to. */
export const LEADS_PATH = '/api/leads';
