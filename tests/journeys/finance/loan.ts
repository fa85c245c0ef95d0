/** The values of the calculator's boxes and choices. Money in dollars. */
export interface LoanInputs {
  amount: number;
  term: number;
  interest: number;
  deposit: number;
  tradeIn: number;
  residual: number;
  frequency: string;
}

/** The lender's part of a loan: dollars added to it, and the lender's own repayment in cents. */
export interface Lender {
  fee?: number;
  reference?: number;
}

/** A figure of a page: "$41,250" is 41250. */
export const number = (text: string | null | undefined) => Number((text ?? '').replace(/[^\d.]/g, ''));

const PERIODS: Record<string, number> = { weekly: 52, fortnightly: 26, monthly: 12 };

/** The expected totals, by the formula of an amortised loan and a simulation of its periods, in cents. */
export function independently(inputs: LoanInputs, { fee = 0, reference = 0 }: Lender = {}) {
  const periods = PERIODS[inputs.frequency] as number;
  const count = Math.round(inputs.term * periods);
  const rate = inputs.interest / 100 / periods;
  const financed = Math.round((inputs.amount - inputs.deposit - inputs.tradeIn + fee) * 100);
  const residual = Math.round(inputs.residual * 100);
  const discount = (1 + rate) ** -count;
  const exact = ((financed - residual * discount) * rate) / (1 - discount);
  const isAbove = reference > 0 && exact > reference;
  const repayment = isAbove ? Math.floor(exact + 1e-6) : Math.ceil(exact - 1e-6);
  let owed = financed;
  let interest = 0;
  let repaid = 0;
  for (let period = 1; period <= count; period++) {
    const charged = Math.round(owed * rate);
    const paid = period === count ? owed + charged - residual : repayment;
    interest += charged;
    repaid += paid;
    owed += charged - paid;
  }
  return { repayment, financed, interest, repaid };
}
