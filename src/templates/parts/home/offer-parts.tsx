import { keepUnits } from '../../../domain/text/keep-units.ts';
import type { OfferTile } from '../../../kernel/content/offers.ts';
import { LinkTo } from '../navigation/link-to.tsx';

interface OfferFigureProps {
  offer: Pick<OfferTile, 'figure' | 'figureNote'>;
  className: string;
}

interface OfferTermsProps {
  offer: Pick<OfferTile, 'includes' | 'terms'>;
  className: string;
}

/** What an offer is worth: "$1,000 off". */
export function OfferFigure({ offer: { figure, figureNote }, className }: OfferFigureProps) {
  if (!figure) return null;
  return (
    <p className={className}>
      {figure}
      {figureNote && <small> {figureNote}</small>}
    </p>
  );
}

/** What an offer includes, and its conditions. */
export function OfferTerms({ offer: { includes, terms }, className }: OfferTermsProps) {
  return (
    <>
      {includes.length > 0 && <p>{includes.join('\u00a0· ')}</p>}
      {terms && <p className={className}>{keepUnits(terms)}</p>}
    </>
  );
}

/** The end of an offer among others: until when, and where to. */
export function OfferFoot({ offer: { heading, ends, action } }: { offer: OfferTile }) {
  if (!ends && !action) return null;
  return (
    <footer>
      {ends && <span>{ends}</span>}
      {action && (
        <LinkTo className="link" to={action}>
          <span className="vh">: {heading}</span>
        </LinkTo>
      )}
    </footer>
  );
}
