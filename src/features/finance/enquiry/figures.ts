import type { CalculatorInputs } from '../../../kernel/finance/calculator/model.ts';

/** What the calculator's figures are in the boxes of the enquiry: what is to be borrowed, and what is paid at first. */
export function toEnquiryFigures({ amount, deposit, trade_in }: CalculatorInputs): {
  loan_amount: number;
  deposit: number;
} {
  return {
    loan_amount: Math.max(0, Math.round(amount - deposit - trade_in)),
    deposit: Math.round(deposit + trade_in),
  };
}
