import type { CalculatorModel } from '../../../kernel/finance/calculator/model.ts';
import { LazyHydrated } from '../../../ui/hydration/lazy-hydrated.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { FinanceDisclaimer } from './disclaimer.tsx';

const loadBody = async () => (await import('./calculator-body.tsx')).CalculatorBody;

const ServerBody = import.meta.env.SSR ? await loadBody() : null;

interface CalculatorProps {
  calculator: CalculatorModel;
  /** Whether the disclaimer is part of it, or right below on the page. */
  disclaimer?: 'inside' | 'below';
}

/**
 * The finance calculator. The server renders it whole, as a form that works without scripts; its script is loaded when
 * it comes near.
 */
export function FinanceCalculator({ calculator, disclaimer = 'inside' }: CalculatorProps) {
  return (
    <section className="blk blk--full" id="finance-calculator" aria-labelledby="finance-calculator-h">
      <h2 id="finance-calculator-h">Finance calculator</h2>
      <LazyHydrated ServerPart={ServerBody} load={loadBody} props={{ model: calculator }} asleep="fincalc-asleep" />
      {disclaimer === 'inside' && <FinanceDisclaimer disclaimer={calculator.disclaimer} />}
      {calculator.call && <Call call={calculator.call} />}
    </section>
  );
}

function Call({ call }: { call: NonNullable<CalculatorModel['call']> }) {
  return (
    <div className="fin-call">
      <h3>{call.heading}</h3>
      <LinkTo className="btn btn--ink" to={call} />
    </div>
  );
}
