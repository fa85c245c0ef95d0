/** "What can I buy for $150 a week?": a box for a repayment, with what the law wants beside it. */
export interface BudgetModel {
  label: string;
  /** The box's name in the address. */
  name: string;
  /** Dollars a week that were asked for; null before. */
  value: number | null;
  /** What is bought for it on the site's own terms: "About $31,200"; null where each vehicle has its lender's. */
  buys: string | null;
  /** The site's own rate, and its comparison rate; null where each vehicle has its lender's. */
  rates: { rate: string; comparison: string } | null;
  basis: string;
  warning: string;
}
