import type { RepaymentModel } from '../repayment/model.ts';

/** What is said of a vehicle's repayment where there is something to say. */
export type SaidEstimate = { kind: 'repayment'; repayment: RepaymentModel } | EnquireEstimate;

/** What a card says: a repayment, or words in place of one too small to be said; its vehicle's page says where one may enquire. */
export interface CardEstimate {
  /** What the site's finance provider asks; null where nothing may be said of this vehicle. */
  repayment: RepaymentModel | null;
  /** "Enquire for Finance"; null but for a repayment too small to be said (E6). */
  enquireFinance: string | null;
}

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
