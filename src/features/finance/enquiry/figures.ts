import type { CalculatorInputs } from '../../../kernel/finance/calculator/model.ts';

/** Maps the calculator's figures to the boxes of the enquiry: the amount to borrow, and the upfront payment. */
export function toEnquiryFigures({ amount, deposit, trade_in }: CalculatorInputs): {
  loan_amount: number;
  deposit: number;
} {
  return {
    loan_amount: Math.max(0, Math.round(amount - deposit - trade_in)),
    deposit: Math.round(deposit + trade_in),
  };
}
