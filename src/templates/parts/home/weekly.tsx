import type { WeeklyModel } from '../../../features/pages/home/model.ts';
import { BudgetWords } from '../finance/budget-words.tsx';
import { HiddenFields } from '../suggest/hidden-fields.tsx';

interface WeeklyProps {
  weekly: WeeklyModel;
}

/** "What can I buy for $150 a week?" as a form that works without JavaScript. */
export function Weekly({ weekly: { budget, action, submit, kept } }: WeeklyProps) {
  return (
    <form className="weekly" action={action}>
      <HiddenFields fields={kept} />
      <h3>
        <label htmlFor="weekly-box">{budget.label}</label>
      </h3>
      <div className="weekly-in">
        <span className="affixed">
          <span>$</span>
          <input
            className="input"
            id="weekly-box"
            name={budget.name}
            inputMode="numeric"
            placeholder="150"
            pattern="[$,\s]*\d[\d,\s]*"
            title="Dollars a week, such as 150"
            autoComplete="off"
            required
          />
        </span>
        <span>a week?</span>
        <button className="btn btn--line" type="submit">
          {submit}
        </button>
      </div>
      <BudgetWords budget={budget} />
    </form>
  );
}
