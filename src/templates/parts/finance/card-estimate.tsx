import type { CardEstimate } from '../../../kernel/finance/estimate/model.ts';
import { Repayment } from './repayment.tsx';

/** The line of a card about finance: the repayment, the words in place of one too small to be said, or nothing. */
export function CardFinance({ card: { repayment, enquireFinance } }: { card: CardEstimate }) {
  if (repayment) return <Repayment repayment={repayment} look="line" />;
  return enquireFinance && <p className="wk">{enquireFinance}</p>;
}
