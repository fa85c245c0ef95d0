/**
 * A repayment as it is said. Rate, comparison rate and warning belong to it by law, so it cannot be had without them; a look shows it by
 * its one part for repayments and its one part for what they rest on.
 */
export interface RepaymentModel {
  /** "$112 wk*" */
  amount: string;
  /** "9.49% p.a." */
  rate: string;
  /** "Comparison rate 10.62% p.a." */
  comparison: string;
  /** "With a deposit of $2,000 and a final payment of $9,000": what else the repayment assumes is paid; null for nothing. */
  besides: string | null;
  /** "Offer ends 31/12/2026"; null where the offer has no end. */
  offerEnds: string | null;
  /** What the asterisk leads to; begins with it. */
  note: string;
  /** The site's own disclaimer, where it has no other place on the page; else null. */
  disclaimer: string | null;
  /** The warning about comparison rates. Stands in sight near the repayment, whole. */
  warning: string;
}
