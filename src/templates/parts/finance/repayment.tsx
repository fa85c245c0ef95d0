import type { RepaymentModel } from '../../../kernel/finance/repayment/model.ts';
import { ConditionsLink } from './conditions.tsx';

interface RepaymentProps {
  repayment: RepaymentModel;
  /** `line` for a card, `block` under a price, `result` for the total of a calculator on navy. */
  look: 'line' | 'block' | 'result';
  /** Whether the way to its conditions is part of it; that of cards is one line above all of them. */
  hasLink?: boolean;
}

/**
 * A repayment with its rate and, as prominent as the repayment itself, its comparison rate. Every repayment of the site
 * is shown by this component.
 */
export function Repayment({ repayment, look, hasLink = true }: RepaymentProps) {
  const { amount, rate, comparison, besides, offerEnds } = repayment;
  return (
    <p className={`repay repay--${look}`}>
      <b>{amount}</b>
      <span className="repay-rate">{look === 'line' ? rate : `Interest rate ${rate}`}</span>
      <b className="repay-comparison">{comparison}</b>
      {besides && <span className="repay-ends">{besides}</span>}
      {offerEnds && <span className="repay-ends">{offerEnds}</span>}
      {hasLink && <ConditionsLink />}
    </p>
  );
}
