/** A box that people do not see: only bots fill it in. */
export const HONEYPOT_FIELD = 'company_website';
