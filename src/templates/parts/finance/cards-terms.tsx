interface TermsProps {
  /** The terms of the list's repayments (`formatRepaymentTerms`); null where it shows none. */
  text: string | null;
  /** The list's own name, which makes the ids of a page with several lists differ. */
  of: string;
  /** The address of the warning, where it is not in the text but elsewhere on the page. */
  warningHref?: string | null;
}

/**
 * One line above the first card: the note of the asterisk beside each repayment, with the way to the whole terms and
 * the comparison-rate warning. They stand below the list (`CardsTerms`), where they are read without hiding the cards.
 */
export function CardsTermsLink({ text, of, warningHref }: TermsProps) {
  return (
    text && (
      <p className="fine cards-terms-link">
        * Repayments are estimates.{' '}
        <a className="link" href={warningHref ?? `#${formatTermsId(of)}`}>
          Conditions
        </a>
      </p>
    )
  );
}

/** The assumptions behind the repayments in a list of cards, and the comparison-rate warning: below the list, whole. */
export function CardsTerms({ text, of }: Omit<TermsProps, 'warningHref'>) {
  return (
    text && (
      <p className="fine repay-terms cards-terms" id={formatTermsId(of)}>
        {text}
      </p>
    )
  );
}

/** The id of the terms below a list. */
export const formatTermsId = (of: string): string => `${of}-conditions`;
