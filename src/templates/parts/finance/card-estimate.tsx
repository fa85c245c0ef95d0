import type { CardEstimate } from '../../../kernel/finance/estimate/model.ts';
import { Repayment } from './repayment.tsx';

/** A card's finance line: the repayment, the text in place of one too small to be shown, or nothing. */
export function CardFinance({ card: { repayment, enquireFinance } }: { card: CardEstimate }) {
  if (repayment) return <Repayment repayment={repayment} look="line" hasLink={false} />;
  return enquireFinance && <p className="weekly-price">{enquireFinance}</p>;
}
