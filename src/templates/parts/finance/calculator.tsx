import type { CalculatorModel } from '../../../kernel/finance/calculator/model.ts';
import { CONDITIONS } from '../../../kernel/finance/conditions.ts';
import { Island } from '../../../ui/islands/island.tsx';
import { PhoneFold } from '../phone-fold.tsx';
import { SheetHere } from '../sheet-here.tsx';
import { CalculatorBody } from './calculator-body.tsx';
import { FinanceDisclaimer } from './disclaimer.tsx';

interface CalculatorProps {
  calculator: CalculatorModel;
  /** Whether the disclaimer is part of it, or below on a vehicle's page, whose calculator a phone folds. */
  disclaimer?: 'inside' | 'below';
}

/**
 * The finance calculator. The server renders it whole, as a form that works without scripts; it is hydrated when it
 * comes near.
 */
export function FinanceCalculator({ calculator, disclaimer = 'inside' }: CalculatorProps) {
  const { disclaimer: lawful, call, heading, ...model } = calculator;
  const body = <Island name="finance-calculator" of={CalculatorBody} props={{ model }} when="visible" />;
  return (
    <>
      <SheetHere part="calculators" />
      <section
        className="block block--full"
        id="finance-calculator"
        aria-labelledby="finance-calculator-h"
        data-fresh="finance"
      >
        <h2 id="finance-calculator-h">{heading}</h2>
        {call && <Call call={call} />}
        {disclaimer === 'inside' ? (
          <>
            {body}
            <FinanceDisclaimer disclaimer={lawful} id={CONDITIONS} />
          </>
        ) : (
          <PhoneFold label="Work out a repayment">{body}</PhoneFold>
        )}
      </section>
    </>
  );
}

function Call({ call: { heading, label, href } }: { call: NonNullable<CalculatorModel['call']> }) {
  return (
    <div className="fin-call">
      <h3>{heading}</h3>
      <a className="btn btn--ink" href={href}>
        {label}
      </a>
    </div>
  );
}
