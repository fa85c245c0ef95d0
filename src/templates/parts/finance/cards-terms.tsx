/**
 * The assumptions behind the repayments in a list of cards, and the comparison-rate warning: above the first card,
 * whole.
 */
export function CardsTerms({ text }: { text: string | null }) {
  return text && <p className="fine repay-terms cards-terms">{text}</p>;
}

/** The same once more on phones, where the first repayment is many cards below the head of its list. */
export function CardsTermsAgain({ text }: { text: string | null }) {
  return text && <p className="fine repay-terms cards-terms cards-terms--again">{text}</p>;
}
