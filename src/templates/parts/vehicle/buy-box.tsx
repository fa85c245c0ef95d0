import type { KeyFact, PriceBlock, SoldBlock, VehiclePageModel } from '../../../features/vehicle/model.ts';
import { PHONE_ANCHOR } from '../../../features/vehicle/phone/model.ts';
import { PRICE_CHECK } from '../../../kernel/vehicle/anchors.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Estimate } from '../finance/estimate.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { MainActions, SmallActions } from './actions/actions.tsx';
import { PhoneForm } from './actions/phone.tsx';
import { HistoryReport, RequestPhotos, SalesCounter } from './around.tsx';
import { Certified } from './certified.tsx';
import { VehicleEnquiry } from './enquiry/enquiry.tsx';
import { Place } from './place.tsx';
import { Trust } from './trust.tsx';
import { ViewsRow } from './views.tsx';

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
        {model.price && <Price price={model.price} model={model} />}
        {model.estimate && <Estimate estimate={model.estimate} />}
        <Trust model={model} />
        {model.certified && <Certified text={model.certified} about={model.certifiedAbout} />}
        <Facts facts={model.facts} />
        <HistoryReport model={model} />
        <RequestPhotos model={model} />
        <MainActions model={model} />
        <SmallActions model={model} />
      </div>
      <ViewsRow model={model} />
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
  model: VehiclePageModel;
}

function Price({ price, model }: PriceProps) {
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
        {price.includes && <span className="price-includes">{price.includes}</span>}
      </p>
      {price.reduction && <Saving text={price.reduction} />}
      {price.belowMarket && <Saving text={price.belowMarket} of="market" />}
      <ToPriceCheck model={model} />
    </div>
  );
}

/** How the price compares, where that is known by now, and the way to the whole comparison. */
export function ToPriceCheck({
  model: { priceComparison, priceVerdict },
}: {
  model: Pick<VehiclePageModel, 'priceComparison' | 'priceVerdict'>;
}) {
  if (!priceComparison) return null;
  return (
    <a className="link to-check" href={`#${PRICE_CHECK}`}>
      <span>
        {priceVerdict?.label && <b>{`${priceVerdict.label}: `}</b>}
        {priceVerdict?.text ?? 'How this price compares'}
      </span>
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
