/** How often a loan is repaid (S3: frequency, S9). */
export const FREQUENCY_NAMES = ['weekly', 'fortnightly', 'monthly'] as const;
export type FrequencyName = (typeof FREQUENCY_NAMES)[number];

/** Periods that a displayed figure may have: those of a loan, and a year. */
export const SUFFIXED_NAMES = [...FREQUENCY_NAMES, 'yearly'] as const;
export type SuffixedName = (typeof SUFFIXED_NAMES)[number];

export interface Frequency {
  name: FrequencyName;
  periodsPerYear: number;
  /** As in a list: "Weekly". */
  label: string;
  /** One period, as in "a week". */
  period: string;
  /** What follows a repayment, before the asterisk: "$112 wk*" (S9). */
  suffix: string;
}

/** The repayment frequencies, most often first (S9: 52, 26 and 12 a year). */
export const FREQUENCIES: Readonly<Record<FrequencyName, Frequency>> = {
  weekly: { name: 'weekly', periodsPerYear: 52, label: 'Weekly', period: 'week', suffix: 'wk' },
  fortnightly: {
    name: 'fortnightly',
    periodsPerYear: 26,
    label: 'Fortnightly',
    period: 'fortnight',
    suffix: 'fn',
  },
  monthly: { name: 'monthly', periodsPerYear: 12, label: 'Monthly', period: 'month', suffix: 'mo' },
};

const SUFFIXES: Readonly<Record<SuffixedName, string>> = {
  weekly: FREQUENCIES.weekly.suffix,
  fortnightly: FREQUENCIES.fortnightly.suffix,
  monthly: FREQUENCIES.monthly.suffix,
  yearly: 'yr',
};

/**
 * A displayed repayment: the amount with its suffix and the asterisk that refers to the disclaimer, "$112 wk*" (E6,
 * S9).
 */
export function withSuffix(amountText: string, every: SuffixedName): string {
  return `${amountText} ${SUFFIXES[every]}*`;
}
