/** The query parameters of a valuation's step. */
export const STEP_QUERY = ['valuation', 'step'] as const;
