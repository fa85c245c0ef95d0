/**
 * How a provider rounds a repayment to cents (S9: rounded up; for one lender up or down by comparison with a reference
 * value).
 */
export const ROUNDINGS = ['up', 'nearest', 'reference'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/**
 * A double can be off by less than this share of itself after the arithmetic of a repayment; what is that near to a
 * cent is that cent.
 */
const NOISE = 1e-11;

/**
 * Rounds an exact sum in cents to whole cents. `up` never asks for less than the loan costs. `reference` goes towards
 * what the lender itself says: up where the exact sum is at or below the reference, else down; without a reference it
 * rounds up.
 */
export function roundCents(
  exactCents: number,
  rounding: Rounding,
  referenceCents: number | null = null,
): number {
  const settled = settle(exactCents);
  if (rounding === 'nearest') return Math.round(settled);
  const isAbove = rounding === 'reference' && referenceCents !== null && settled > referenceCents;
  return isAbove ? Math.floor(settled) : Math.ceil(settled);
}

function settle(cents: number): number {
  const whole = Math.round(cents);
  return Math.abs(cents - whole) <= Math.max(1, Math.abs(cents)) * NOISE ? whole : cents;
}
