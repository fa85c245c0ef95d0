import type { FinanceDisclaimerModel } from '../../../kernel/finance/disclaimer/model.ts';

interface DisclaimerProps {
  disclaimer: FinanceDisclaimerModel;
  /** The note of the asterisk of an estimate further up. */
  estimateNote?: string | null;
}

/**
 * The disclaimer that the law and the lender require: a long text folds, the warning stays visible. Works without
 * scripts.
 */
export function FinanceDisclaimer({ disclaimer, estimateNote }: DisclaimerProps) {
  const { text, fees, note, warning } = disclaimer;
  return (
    <div className="fine fin-disclaimer">
      {estimateNote && <p>{estimateNote}</p>}
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
  return (
    <div className="fin-fold">
      <p className="fin-short">{beginning}</p>
      <details className="more-d" open={startsFull || undefined}>
        <summary className="link">
          <span className="when-shut">{showLabel}</span>
          <span className="when-open">{hideLabel}</span>
        </summary>
        <p>{text}</p>
      </details>
    </div>
  );
}
