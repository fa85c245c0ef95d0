import type { RepaymentModel } from '../repayment/model.ts';

/** What is said of a vehicle's repayment where there is something to say. */
export type SaidEstimate = { kind: 'repayment'; repayment: RepaymentModel } | EnquireEstimate;

/** In place of a repayment too small to be said, or that could not be had (E6): "Enquire for Finance". */
export interface EnquireEstimate {
  kind: 'enquire';
  text: string;
  /** Where one may; null while the site has no such page. */
  href: string | null;
}

/** The estimate of a vehicle page; or the address that says it, asked once when its place is near (E8). */
export type EstimateModel =
  | SaidEstimate
  | {
      kind: 'fetched';
      from: string;
      /** What a repayment will rest on, known before it is: its place is kept by it. */
      terms: Pick<RepaymentModel, 'note' | 'warning' | 'offerEnds'>;
      otherwise: EnquireEstimate;
    };
