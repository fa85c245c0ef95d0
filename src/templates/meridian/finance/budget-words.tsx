import type { BudgetModel } from '../../../features/finance/budget/model.ts';

/** What belongs beside a box for a repayment a week: what it buys, the rates, and the warning, whole and in sight. */
export function BudgetWords({ budget: { buys, rates, basis, warning } }: { budget: BudgetModel }) {
  return (
    <div className="budget-words">
      {rates && (
        <p className="repay">
          {buys && <b>{buys}</b>}
          <span className="repay-rates">
            <span>{rates.rate}</span> <span>{rates.comparison}</span>
          </span>
        </p>
      )}
      <p className="fine">
        {basis} {warning}
      </p>
    </div>
  );
}
