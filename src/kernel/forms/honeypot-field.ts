/** A box that people do not see: what is written into it was written by a program. */
export const HONEYPOT_FIELD = 'company_website';
