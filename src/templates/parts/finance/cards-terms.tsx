/**
 * What the repayments of a list of cards rest on, and the warning of their comparison rates: above the first of them,
 * whole.
 */
export function CardsTerms({ text }: { text: string | null }) {
  return text && <p className="fine repay-terms cards-terms">{text}</p>;
}

/** The same once more on phones, where the first repayment is many cards below the head of its list. */
export function CardsTermsAgain({ text }: { text: string | null }) {
  return text && <p className="fine repay-terms cards-terms cards-terms--again">{text}</p>;
}
