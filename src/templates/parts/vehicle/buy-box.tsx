import type { KeyFact, PriceBlock, SoldBlock, VehiclePageModel } from '../../../features/vehicle/model.ts';
import { PHONE_ANCHOR } from '../../../features/vehicle/phone/model.ts';
import { PRICE_CHECK } from '../../../kernel/vehicle/anchors.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Estimate } from '../finance/estimate.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { MainActions, SmallActions } from './actions/actions.tsx';
import { PhoneForm } from './actions/phone.tsx';
import { HistoryReport, SalesCounter } from './around.tsx';
import { Certified } from './certified.tsx';
import { VehicleEnquiry } from './enquiry/enquiry.tsx';
import { Place } from './place.tsx';
import { Views } from './views.tsx';

interface BuyBoxProps {
  model: VehiclePageModel;
  /** Whether the place is part of it, or elsewhere on the page. */
  hasPlace?: boolean;
}

export function BuyBox({ model, hasPlace = true }: BuyBoxProps) {
  return (
    <aside className="buy-panel" aria-label={model.sold ? 'Availability' : 'Price and contact'}>
      <PhoneForm phone={model.phone} />
      <div className="price-box" id={PHONE_ANCHOR}>
        {model.sold && <Sold sold={model.sold} />}
        {model.price && <Price price={model.price} isCompared={model.priceComparison !== null} />}
        {model.estimate && <Estimate estimate={model.estimate} />}
        {model.certified && <Certified text={model.certified} about={model.certifiedAbout} />}
        <Facts facts={model.facts} />
        <HistoryReport model={model} />
        <MainActions model={model} />
        <SmallActions model={model} />
        {(model.actions.photos || model.views) && (
          <div className="action-row action-row--q">
            {model.actions.photos && <LinkTo to={model.actions.photos} icon="camera" />}
            {model.views && <Views views={model.views} />}
          </div>
        )}
      </div>
      {model.actions.enquiry && <VehicleEnquiry enquiry={model.actions.enquiry} />}
      {model.actions.testDrive && <VehicleEnquiry enquiry={model.actions.testDrive} />}
      {hasPlace && model.place && <Place place={model.place} phone={model.phone} />}
      <SalesCounter counter={model.salesCounter} />
      {model.fineText && <p className="fine">{model.fineText}</p>}
    </aside>
  );
}

interface PriceProps {
  price: PriceBlock;
  /** Whether the page has a price check. */
  isCompared: boolean;
}

function Price({ price, isCompared }: PriceProps) {
  return (
    <div className="box-p" data-fresh="offer">
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
      {price.belowMarket && <Saving text={price.belowMarket} of="market" />}
      {isCompared && <ToPriceCheck />}
    </div>
  );
}

/** How the price compares is said further down, once it is known: the way there stands with the price. */
export function ToPriceCheck() {
  return (
    <a className="link to-check" href={`#${PRICE_CHECK}`}>
      How this price compares
    </a>
  );
}

function Saving({ text, of }: { text: string; of?: 'market' }) {
  return (
    <p className={of ? `reduced reduced--${of}` : 'reduced'}>
      <Icon name="trending-down" />
      {text}
    </p>
  );
}

function Sold({ sold }: { sold: SoldBlock }) {
  return (
    <div className="box-p soldbox" data-fresh="offer">
      <h2>{sold.heading}</h2>
      <p>{sold.text}</p>
      <LinkTo className="btn btn--accent btn--block in-dock" to={sold.similar} />
    </div>
  );
}

function Facts({ facts }: { facts: KeyFact[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="facts4" data-fresh="facts" style={{ '--facts': facts.length }}>
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
