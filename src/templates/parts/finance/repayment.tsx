import type { RepaymentModel } from '../../../kernel/finance/repayment/model.ts';

interface RepaymentProps {
  repayment: RepaymentModel;
  /** `line` for a card, `block` under a price, `result` for the total of a calculator on navy. */
  look: 'line' | 'block' | 'result';
  /** The address of its terms and the warning, where they stand elsewhere on the page. */
  termsHref?: string;
}

/**
 * A repayment with its rate and, as prominent as the repayment itself, its comparison rate. Every repayment of the site
 * is shown by this component.
 */
export function Repayment({ repayment, look, termsHref }: RepaymentProps) {
  const { amount, rate, comparison, besides, offerEnds } = repayment;
  return (
    <p className={`repay repay--${look}`}>
      <b>{amount}</b>
      <span className="repay-rate">{rate}</span>
      <b className="repay-comparison">{comparison}</b>
      {besides && <span className="repay-ends">{besides}</span>}
      {offerEnds && <span className="repay-ends">{offerEnds}</span>}
      {termsHref && (
        <a className="link" href={termsHref}>
          Conditions
        </a>
      )}
    </p>
  );
}

/** The assumptions of a repayment and the comparison-rate warning: whole and visible, on the same page. */
export function RepaymentTerms({
  repayment: { note, disclaimer, warning },
}: {
  repayment: Pick<RepaymentModel, 'note' | 'warning'> & { disclaimer?: string | null };
}) {
  return <p className="fine repay-terms">{[note, disclaimer, warning].filter(Boolean).join(' ')}</p>;
}
