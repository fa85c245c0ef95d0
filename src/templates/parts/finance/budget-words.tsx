import type { BudgetModel } from '../../../kernel/finance/budget/model.ts';

/**
 * The notes of a box for a weekly repayment: what it buys, the rates, and the comparison-rate warning, whole and
 * visible.
 */
export function BudgetWords({ budget: { buys, rates, basis, warning } }: { budget: BudgetModel }) {
  return (
    <div className="budget-words">
      {rates && (
        <p className="repay">
          {buys && <b>{buys}</b>}
          <span className="repay-rate">{rates.rate}</span>
          <b className="repay-comparison">{rates.comparison}</b>
        </p>
      )}
      <p className="fine">
        {basis} {warning}
      </p>
    </div>
  );
}
