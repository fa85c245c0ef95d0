import type { FinanceDisclaimerModel } from '../../../kernel/finance/disclaimer/model.ts';

interface DisclaimerProps {
  disclaimer: FinanceDisclaimerModel;
  /** The page's place of conditions, unless what is around it is that. */
  id?: string;
}

/**
 * The disclaimer that the law and the lender require: a long text folds, the warning stays visible. Works without
 * scripts.
 */
export function FinanceDisclaimer({ disclaimer, id }: DisclaimerProps) {
  const { basis, text, fees, note, warning } = disclaimer;
  return (
    <div className="fine fin-disclaimer" id={id}>
      {basis && <p>{basis}</p>}
      {note && <p>{note}</p>}
      {text && <Text disclaimer={disclaimer} text={text} />}
      {fees.length > 0 && (
        <dl className="pairs fin-fees">
          {fees.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      {warning && <p>{warning}</p>}
    </div>
  );
}

function Text({ disclaimer, text }: { disclaimer: FinanceDisclaimerModel; text: string }) {
  const { beginning, startsFull, showLabel, hideLabel } = disclaimer;
  if (!beginning) return <p>{text}</p>;
  const first = beginning.replace(/…$/, '');
  return (
    <div className="fin-fold">
      <p>
        <span>{first}</span>
        <span className="fin-dots">…</span>
        <span className="fin-rest">{text.slice(first.length)}</span>
      </p>
      <details className="more-d" open={startsFull || undefined}>
        <summary className="link">
          <span className="when-shut">{showLabel}</span>
          <span className="when-open">{hideLabel}</span>
        </summary>
      </details>
    </div>
  );
}
