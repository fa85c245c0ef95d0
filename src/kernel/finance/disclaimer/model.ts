/** What the law and the lender want said about finance. The warning is never a part of what folds away. */
export interface FinanceDisclaimerModel {
  /** The whole text; null where there is none, or the site hides it. */
  text: string | null;
  /** Its first characters, where it is longer than the site shows at first. */
  beginning: string | null;
  /** Whether the whole is in sight from the start. */
  startsFull: boolean;
  showLabel: string;
  hideLabel: string;
  /** The warning about comparison rates; null where the page says none. */
  warning: string | null;
  /** Fees of the lender, listed. */
  fees: { label: string; amount: string }[];
  /** What an example of a financed purchase assumes. */
  note: string | null;
}
