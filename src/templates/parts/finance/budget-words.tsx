import type { BudgetModel } from '../../../kernel/finance/budget/model.ts';
import { ConditionsLink } from './conditions.tsx';

/** The words below a box for a weekly repayment: what it buys, the rates, and the way to their conditions. */
export function BudgetWords({ budget: { buys, rates } }: { budget: BudgetModel }) {
  return (
    <p className="repay budget-words">
      {rates ? (
        <>
          {buys && <b>{buys}</b>}
          <span className="repay-rate">{rates.rate}</span>
          <b className="repay-comparison">{rates.comparison}</b>
        </>
      ) : (
        'Repayments are estimates.'
      )}
      <ConditionsLink />
    </p>
  );
}
