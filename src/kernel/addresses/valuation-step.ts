/** What the query of the address of a valuation's step holds. */
export const STEP_QUERY = ['valuation', 'step'] as const;
