import type { TradeInPageModel, TradeInView } from '../../../features/trade-in/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { FormCall } from '../forms/beside-form.tsx';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { FormPlaces } from '../forms/places-beside.tsx';
import { PageHead } from '../navigation/page-head.tsx';
import { Estimate } from './estimate.tsx';
import { OwnVehicle } from './own-vehicle.tsx';
import { StepForm } from './step-form.tsx';
import { VehicleWays } from './vehicle-ways.tsx';

/** The visitor's own vehicle, valued step by step: which it is, its condition, who they are, what it may be worth. */
export function TradeInPage({ model }: { model: TradeInPageModel }) {
  const { view, notice, wanted, places, phone } = model;
  return (
    <div className="wrap finpage">
      <PageHead model={model} />
      <Steps model={model} />
      {notice && <Notice>{notice}</Notice>}
      <div className="finpage-in">
        <div className="tradein-main">
          <View view={view} />
        </div>
        <aside className="finpage-side" aria-label="Vehicle and contact">
          {wanted && <Wanted wanted={wanted} />}
          <FormPlaces of={places} />
          <FormCall phone={phone} />
        </aside>
      </div>
    </div>
  );
}

const STATE_TEXTS = { done: ' (done)', here: '', ahead: '' };

function Steps({ model: { steps } }: { model: TradeInPageModel }) {
  return (
    <ol className="form-steps" aria-label="Steps">
      {steps.map(({ label, state }, index) => (
        <li key={label} data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
          <span className="form-steps-n" aria-hidden="true">
            {state === 'done' ? <Icon name="check" /> : index + 1}
          </span>
          <span>
            {label}
            <span className="vh">{STATE_TEXTS[state]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function View({ view }: { view: TradeInView }) {
  switch (view.kind) {
    case 'vehicle':
      return <VehicleWays ways={view.ways} />;
    case 'condition':
      return (
        <>
          <OwnVehicle own={view.own} />
          <section aria-labelledby="condition-h">
            <h2 id="condition-h">What’s it like?</h2>
            <StepForm key={view.form.action} model={view.form} label="What’s it like?" />
          </section>
        </>
      );
    case 'details':
      return (
        <>
          <OwnVehicle own={view.own} />
          <section aria-labelledby="details-h">
            <h2 id="details-h">{view.form.heading}</h2>
            <EnquiryForm key={view.form.action} model={view.form} />
          </section>
        </>
      );
    case 'estimate':
      return (
        <>
          <Estimate estimate={view.estimate} />
          <OwnVehicle own={view.own} />
        </>
      );
  }
}

function Wanted({ wanted: { label, card } }: { wanted: NonNullable<TradeInPageModel['wanted']> }) {
  return (
    <div className="finpage-box finpage-car">
      <p className="small mute">{label}</p>
      {card.picture && <Picture picture={card.picture} sizes="(min-width: 1000px) 360px, 100vw" />}
      <h2>
        <a href={card.href}>{card.title}</a>
      </h2>
      <p className="finpage-price">
        <b>{card.price.text}</b> {card.price.qualifier}
      </p>
    </div>
  );
}
