import type { BudgetModel } from '../../../kernel/finance/budget/model.ts';

interface BudgetWordsProps {
  budget: BudgetModel;
  /** Where the page has the terms and the warning whole and visible elsewhere: here they fold behind "Conditions". */
  areTermsBelow?: boolean;
}

/** The notes of a box for a weekly repayment: what it buys, the rates, and the comparison-rate warning. */
export function BudgetWords({ budget: { buys, rates, basis, warning }, areTermsBelow = false }: BudgetWordsProps) {
  const terms = (
    <p className="fine">
      {basis} {warning}
    </p>
  );
  return (
    <div className="budget-words">
      {rates && (
        <p className="repay">
          {buys && <b>{buys}</b>}
          <span className="repay-rate">{rates.rate}</span>
          <b className="repay-comparison">{rates.comparison}</b>
        </p>
      )}
      {areTermsBelow ? (
        <details>
          <summary className="link">Conditions</summary>
          {terms}
        </details>
      ) : (
        terms
      )}
    </div>
  );
}
