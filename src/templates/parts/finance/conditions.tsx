import type { CardModel } from '../../../kernel/cards/card.ts';
import { CONDITIONS } from '../../../kernel/finance/conditions.ts';

/** Leads to the page's one place of conditions, wherever on the page that is. */
export function ConditionsLink() {
  return (
    <a className="link" href={`#${CONDITIONS}`}>
      Conditions
    </a>
  );
}

/**
 * One line above the first card, where any of them shows a repayment: the note of the asterisk beside each, with the
 * way to the conditions. They stand once, below all that needs them, where they are read without hiding the cards.
 */
export function CardsConditionsLink({ cards }: { cards: readonly Pick<CardModel, 'repayment'>[] }) {
  return cards.some(({ repayment }) => repayment) && <ConditionsLine />;
}

/** That line, where the cards are known to show repayments. */
export function ConditionsLine() {
  return (
    <p className="fine cards-terms-link">
      * Repayments are estimates. <ConditionsLink />
    </p>
  );
}

/**
 * The conditions of all repayments on the page and the comparison rate warning (`formatRepaymentTerms`): whole, visible
 * and in one place, which only one part of a page may be.
 */
export function Conditions({ text }: { text: string | null }) {
  return (
    text && (
      <p className="fine repay-terms cards-terms" id={CONDITIONS}>
        {text}
      </p>
    )
  );
}
