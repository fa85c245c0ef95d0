import type { CalculatorModel } from '../../../kernel/finance/calculator/model.ts';
import { useLazyHydration } from '../../../ui/hydration/lazy-hydration.ts';
import { FinanceDisclaimer } from './disclaimer.tsx';

const loadBody = async () => (await import('./calculator-body.tsx')).CalculatorBody;

/** The server renders it at once; a static import would add the script to every page of a browser. */
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
    <section className="block block--full" id="finance-calculator" aria-labelledby="finance-calculator-h">
      <h2 id="finance-calculator-h">Finance calculator</h2>
      {ServerBody ? (
        <div className="fincalc-asleep" data-asleep="">
          <ServerBody model={calculator} />
        </div>
      ) : (
        <Dehydrated calculator={calculator} />
      )}
      {disclaimer === 'inside' && <FinanceDisclaimer disclaimer={calculator.disclaimer} />}
      {calculator.call && <Call call={calculator.call} />}
    </section>
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

function Dehydrated({ calculator }: { calculator: CalculatorModel }) {
  const { ref, part: Body } = useLazyHydration(loadBody);
  if (Body) {
    return (
      <div ref={ref}>
        <Body model={calculator} />
      </div>
    );
  }
  // Keeps the server's markup as it is.
  return (
    <div
      ref={ref}
      className="fincalc-asleep"
      data-asleep=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
      dangerouslySetInnerHTML={NOTHING}
    />
  );
}

const NOTHING = { __html: '' };
