import { useSyncExternalStore } from 'react';
import type { EstimateModel, PriceModel } from '../../../features/trade-in/model.ts';
import { useOffer } from '../../../features/trade-in/parts/use-offer.ts';
import { REPORTED_FIELD } from '../../../features/trade-in/steps.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LinkTo } from '../navigation/link-to.tsx';

const never = () => () => {};

export function Estimate({ estimate }: { estimate: EstimateModel }) {
  useOffer(estimate.kept, estimate.isSaved);
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { heading, price, said, subjectTo, answer, next, isAccepted } = estimate;
  return (
    <section className="tradein-offer on-navy" aria-labelledby="offer-h">
      <h2 id="offer-h">{heading}</h2>
      {price && (
        <>
          <p className="tradein-price">{price.offer}</p>
          <Range price={price} />
        </>
      )}
      {said && (
        <p className="tradein-said">
          <Icon name={isAccepted ? 'badge-check' : 'info'} />
          <span>{said}</span>
        </p>
      )}
      {answer && (
        <form className="tradein-answer" method="post" action={answer.action}>
          {hasScripts && <input type="hidden" name={REPORTED_FIELD} value="yes" />}
          <button className="btn btn--accent" type="submit" name="answer" value="accepted">
            {answer.accept}
          </button>
          {answer.decline && (
            <button className="btn btn--line" type="submit" name="answer" value="declined">
              {answer.decline}
            </button>
          )}
        </form>
      )}
      {next.map((link) => (
        <LinkTo key={link.href} className="btn btn--accent" to={link} />
      ))}
      {price?.restsOn && <p className="small">{price.restsOn}</p>}
      {subjectTo && <p className="small">{subjectTo}</p>}
    </section>
  );
}

function Range({ price: { from, to, at } }: { price: PriceModel }) {
  return (
    <div className="tradein-range">
      <div className="tradein-bar" style={{ '--at': `${at}%` }} aria-hidden="true" />
      <p>
        <span className="vh">The range is </span>
        <b>{from}</b> <span className="vh">to </span>
        <b>{to}</b>
      </p>
    </div>
  );
}
