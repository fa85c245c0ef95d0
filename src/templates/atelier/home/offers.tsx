import type { HomeModel } from '../../../features/pages/home/model.ts';
import type { OfferTile } from '../../../kernel/content/offers.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { OfferFigure, OfferTerms } from '../../parts/home/offer-parts.tsx';
import { LinkTo } from '../../parts/navigation/link-to.tsx';

/** The dealer's offers on one dark spread: the first with its picture, the others as lines below it. */
export function Offers({ offers }: Pick<HomeModel, 'offers'>) {
  const [lead, ...rest] = offers.items;
  if (!lead) return null;
  return (
    <section className="spread on-navy" aria-labelledby="offers">
      <div className="wrap">
        {lead.picture && (
          <div className="spread-pic cover">
            <Picture picture={lead.picture} sizes="(min-width: 1120px) 58vw, 100vw" />
          </div>
        )}
        <div className="spread-txt">
          <h2 id="offers">{offers.heading}</h2>
          <Lead offer={lead} />
          {rest.length > 0 && (
            <ul className="spread-rows">
              {rest.map((offer) => (
                <li key={offer.heading}>
                  <Row offer={offer} />
                </li>
              ))}
            </ul>
          )}
          {offers.more && (
            <LinkTo className="link" to={offers.more}>
              <Icon name="arrow-right" />
            </LinkTo>
          )}
        </div>
      </div>
    </section>
  );
}

function Lead({ offer }: { offer: OfferTile }) {
  return (
    <article className="spread-lead">
      <h3>{offer.heading}</h3>
      <OfferFigure offer={offer} className="spread-amount" />
      {offer.text && <p>{offer.text}</p>}
      <OfferTerms offer={offer} className="small mute" />
      {(offer.action || offer.ends) && (
        <p className="spread-act">
          {offer.action && <LinkTo className="btn btn--line" to={offer.action} />}
          {offer.ends && <span>{offer.ends}</span>}
        </p>
      )}
    </article>
  );
}

function Row({ offer }: { offer: OfferTile }) {
  const { heading, text, includes, terms, figure, figureNote, ends, action } = offer;
  const title = [[figure, figureNote].filter(Boolean).join(' '), heading].filter(Boolean).join(': ');
  const included = includes.length > 0 && includes.join(' · ');
  const said = [text, included, terms, ends].filter(Boolean).join(' ');
  return (
    <article>
      <h3>
        {action ? (
          <a className="whole" href={action.href}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      {said && <p>{said}</p>}
      {action && <Icon name="arrow-right" />}
    </article>
  );
}
