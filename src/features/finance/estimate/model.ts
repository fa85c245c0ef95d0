import type { RepaymentModel } from '../repayment/model.ts';

/** What is said of a vehicle's repayment where there is something to say. */
export type SaidEstimate =
  | { kind: 'repayment'; repayment: RepaymentModel }
  /** The repayment is too small to be said (E6): "Enquire for Finance". */
  | { kind: 'enquire'; text: string };

/** The estimate of a vehicle page; or the address that says it, asked once when it comes near (E8). */
export type EstimateModel = SaidEstimate | { kind: 'fetched'; from: string };
