/** A box that people do not see: what is written into it was written by a program. */
export const TRAP_FIELD = 'company_website';
