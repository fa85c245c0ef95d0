import type { KeyFact, PriceBlock, SoldBlock, VehiclePageModel } from '../../../features/vehicle/model.ts';
import { PHONE_ANCHOR } from '../../../features/vehicle/phone/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Estimate } from '../../parts/finance/estimate.tsx';
import { LinkTo } from '../../parts/navigation/link-to.tsx';
import { MainActions, SmallActions } from '../../parts/vehicle/actions/actions.tsx';
import { PhoneForm } from '../../parts/vehicle/actions/phone.tsx';
import { HistoryReport, RequestPhotos } from '../../parts/vehicle/around.tsx';
import { ToPriceCheck } from '../../parts/vehicle/buy-box.tsx';
import { Certified } from '../../parts/vehicle/certified.tsx';
import { VehicleEnquiry } from '../../parts/vehicle/enquiry/enquiry.tsx';
import { Trust } from '../../parts/vehicle/trust.tsx';
import { ViewsRow } from '../../parts/vehicle/views.tsx';
import { Rail } from '../rail.tsx';

export function Ticket({ model }: { model: VehiclePageModel }) {
  return (
    <aside className="buy-panel" aria-label={model.sold ? 'Availability' : 'Price and contact'}>
      <PhoneForm phone={model.phone} />
      <div className={model.sold ? 'price-box ticket is-sold' : 'price-box ticket'} id={PHONE_ANCHOR}>
        <Head title={model.title} subtitle={model.subtitle} />
        {model.sold && <Sold sold={model.sold} />}
        {model.price && <Price price={model.price} model={model} />}
        {model.estimate && <Estimate estimate={model.estimate} />}
        <Trust model={model} />
        <Facts facts={model.facts} />
        {model.certified && <Certified text={model.certified} about={model.certifiedAbout} />}
        <div className="ticket-foot">
          <MainActions model={model} />
          <HistoryReport model={model} />
          <RequestPhotos model={model} />
          <SmallActions model={model} />
        </div>
      </div>
      <ViewsRow model={model} />
      {model.actions.enquiry && <VehicleEnquiry enquiry={model.actions.enquiry} />}
      {model.actions.testDrive && <VehicleEnquiry enquiry={model.actions.testDrive} />}
      {model.fineText && <p className="fine">{model.fineText}</p>}
    </aside>
  );
}

/** The page's heading, which stands nowhere else: what it is, then what it costs, then what to do. */
function Head({ title, subtitle }: Pick<VehiclePageModel, 'title' | 'subtitle'>) {
  const [, year, name = title] = /^(\d{4}) (.+)$/.exec(title) ?? [];
  return (
    <div className="ticket-hd" data-fresh="title">
      <h1>
        {year && <b>{year}</b>} {name} {subtitle && <small>{subtitle}</small>}
      </h1>
      <i />
    </div>
  );
}

function Price({ price, model }: { price: PriceBlock; model: VehiclePageModel }) {
  return (
    <div className="ticket-pr" data-fresh="offer">
      <p className={price.isFigure ? 'bigprice' : 'bigprice bigprice--q'}>
        <b className="vh">{price.text}</b>
        <Rail text={price.text} isFigure={price.isFigure} was={price.was} look="xxl" />
        {price.qualifier && <span className="ticket-da">{price.qualifier}</span>}
        {price.was && <s>Was {price.was}</s>}
        {price.includes && <span>{price.includes}</span>}
      </p>
      {price.reduction && <p className="reduced">{price.reduction}</p>}
      {price.belowMarket && (
        <p className="reduced reduced--market">
          <Icon name="check" />
          {price.belowMarket}
        </p>
      )}
      <ToPriceCheck model={model} />
    </div>
  );
}

function Sold({ sold }: { sold: SoldBlock }) {
  return (
    <div className="ticket-pr soldbox" data-fresh="offer">
      <h2>
        <span className="vh">{sold.heading}</span>
        <Rail text={sold.heading} isFigure={false} says="gone" look="xxl" />
      </h2>
      <p>{sold.text}</p>
      <LinkTo className="btn btn--ink btn--block in-dock" to={sold.similar} />
    </div>
  );
}

function Facts({ facts }: { facts: KeyFact[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="ticket-facts" data-fresh="facts">
      {facts.map((fact) => (
        <li key={fact.label}>
          <Icon name={fact.icon} />
          <span>
            {fact.label}
            <span className="vh">: </span>
            <b>
              {fact.text} {fact.note}
            </b>
          </span>
        </li>
      ))}
    </ul>
  );
}
