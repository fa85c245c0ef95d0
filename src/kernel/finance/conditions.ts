/**
 * The id of the one place of a page that has the conditions of its repayments and the comparison rate warning, as the
 * specification names it (S2): every "Conditions" link leads there.
 */
export const CONDITIONS = 'financeDisclaimer';
