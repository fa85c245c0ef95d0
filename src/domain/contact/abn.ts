/**
 * The weight of each digit, as published by the Australian Business Register (abr.business.gov.au, "Format of the
 * ABN").
 */
const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const;
const MODULUS = 89;

/**
 * Whether eleven digits can be an Australian Business Number: the checksum is right. Whether it was ever issued, only
 * the register knows.
 */
export function isAbn(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0);
  return sum % MODULUS === 0;
}
