/** What the repayments of a list of cards rest on, and the warning of their comparison rates: above the first of them, whole. */
export function CardsTerms({ text }: { text: string | null }) {
  return text && <p className="fine repay-terms cards-terms">{text}</p>;
}
