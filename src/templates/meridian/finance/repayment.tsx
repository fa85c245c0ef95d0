import type { RepaymentModel } from '../../../features/finance/repayment/model.ts';

interface RepaymentProps {
  repayment: RepaymentModel;
  /** `line` for a card, `block` under a price, `result` for the figure of a calculator on navy. */
  look: 'line' | 'block' | 'result';
}

/** A repayment with its rate and, in the same size and weight, its comparison rate. Every repayment of the site is shown by this. */
export function Repayment({ repayment: { amount, rate, comparison, offerEnds }, look }: RepaymentProps) {
  return (
    <p className={`repay repay--${look}`}>
      <b>{amount}</b>
      <span className="repay-rates">
        <span>{rate}</span> <span>{comparison}</span>
      </span>
      {offerEnds && <span className="repay-ends">{offerEnds}</span>}
    </p>
  );
}

/** What a repayment rests on, and the warning about its comparison rate: whole, in sight, on the page of the repayment. */
export function RepaymentTerms({
  repayment: { note, warning },
}: {
  repayment: Pick<RepaymentModel, 'note' | 'warning'>;
}) {
  return (
    <p className="fine repay-terms">
      {note} {warning}
    </p>
  );
}
