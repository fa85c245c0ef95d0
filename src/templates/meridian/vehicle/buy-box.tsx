import type { KeyFact, PriceBlock, SoldBlock, VehiclePageModel } from '../../../features/vehicle/model.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useReady } from '../../../ui/ready.ts';
import { CompareTick, SaveHeart } from '../saved/saving-buttons.tsx';
import { Place } from './place.tsx';

/** What it costs, the facts that decide, and how to reach the dealer. */
export function BuyBox({ model }: { model: VehiclePageModel }) {
  return (
    <aside className="buy" aria-label={model.sold ? 'Availability' : 'Price and contact'}>
      <div className="box">
        {model.sold && <Sold sold={model.sold} />}
        {model.price && <Price price={model.price} />}
        {model.certified && (
          <p className="box-p certified">
            <Icon name="badge-check" />
            {model.certified}
          </p>
        )}
        <Facts facts={model.facts} />
        <Actions model={model} />
      </div>
      {model.place && <Place place={model.place} />}
      {model.fineText && <p className="fine">{model.fineText}</p>}
    </aside>
  );
}

function Price({ price }: { price: PriceBlock }) {
  return (
    <div className="box-p">
      <p className={price.isFigure ? 'bigprice' : 'bigprice bigprice--q'}>
        <b>{price.text}</b>
        {price.qualifier && <span>{price.qualifier}</span>}
        {price.was && (
          <s>
            <span className="vh">was </span>
            {price.was}
          </s>
        )}
      </p>
      {price.reduction && <Saving text={price.reduction} />}
      {price.belowMarket && <Saving text={price.belowMarket} />}
    </div>
  );
}

function Saving({ text }: { text: string }) {
  return (
    <p className="reduced">
      <Icon name="trending-down" />
      {text}
    </p>
  );
}

function Sold({ sold }: { sold: SoldBlock }) {
  return (
    <div className="box-p soldbox">
      <h2>{sold.heading}</h2>
      <p>{sold.text}</p>
      <a className="btn btn--accent btn--block in-dock" href={sold.similar.href}>
        {sold.similar.label}
      </a>
    </div>
  );
}

function Facts({ facts }: { facts: KeyFact[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="facts4" style={{ '--facts': facts.length } as React.CSSProperties}>
      {facts.map((fact) => (
        <li key={fact.label}>
          <Icon name={fact.icon} />
          <span>
            <span className="vh">{fact.label}: </span>
            {fact.text}
          </span>
          {fact.note && <small>{fact.note}</small>}
        </li>
      ))}
    </ul>
  );
}

function Actions({ model: { call, sold, back, canPrint, saving } }: { model: VehiclePageModel }) {
  const ready = useReady();
  return (
    <>
      {call && (
        <div className={sold ? 'box-p acts' : 'box-p acts in-dock'}>
          <a className={`btn ${sold ? 'btn--line' : 'btn--accent'} btn--block`} href={call.href}>
            <Icon name="phone" />
            <span>
              {call.label} <span className="tel nowrap">{call.text}</span>
            </span>
          </a>
        </div>
      )}
      {saving && (
        <div className="tri tri--saving">
          <SaveHeart saving={saving} label={saving.label} />
          <CompareTick saving={saving} />
        </div>
      )}
      <div className="tri tri--q">
        <a href={back.href}>
          <Icon name="arrow-left" />
          {back.label}
        </a>
        {ready && canPrint && (
          <button type="button" onClick={() => window.print()}>
            <Icon name="printer" />
            {canPrint.label}
          </button>
        )}
      </div>
    </>
  );
}
