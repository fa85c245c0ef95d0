/**
 * How a provider rounds a repayment to cents (S9: rounded up; for one lender up or down by comparison with a reference
 * value).
 */
export const ROUNDINGS = ['up', 'nearest', 'reference'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** Relative error of a double after the arithmetic of a repayment; a value this close to a whole cent is that cent. */
const NOISE = 1e-11;

/**
 * Rounds an exact sum in cents to whole cents. `up` never charges less than the loan costs. `reference` rounds towards
 * the lender's own figure: up where the exact sum is at or below it, else down; up without a reference.
 */
export function roundCents(exactCents: number, rounding: Rounding, referenceCents: number | null = null): number {
  const settled = settle(exactCents);
  if (rounding === 'nearest') return Math.round(settled);
  const isAbove = rounding === 'reference' && referenceCents !== null && settled > referenceCents;
  return isAbove ? Math.floor(settled) : Math.ceil(settled);
}

function settle(cents: number): number {
  const whole = Math.round(cents);
  return Math.abs(cents - whole) <= Math.max(1, Math.abs(cents)) * NOISE ? whole : cents;
}
