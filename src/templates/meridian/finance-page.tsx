import { useRef } from 'react';
import { useEnquirySeen } from '../../features/finance/enquiry/parts/use-enquiry-seen.ts';
import type { FinancePageModel } from '../../features/finance/pages/model.ts';
import type { CardModel } from '../../features/search/card.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { FinanceCalculator } from './finance/calculator.tsx';
import { Repayment, RepaymentTerms } from './finance/repayment.tsx';
import { EnquiryForm } from './forms/enquiry-form.tsx';

/** Finance: the vehicle where there is one, what it may cost, and the enquiry. */
export function FinancePage({ model }: { model: FinancePageModel }) {
  return (
    <div className="wrap finpage">
      <Breadcrumb model={model} />
      <div className="phead">
        <h1>{model.heading}</h1>
        {!model.closed && <p className="mute">{model.intro}</p>}
      </div>
      {model.notice && (
        <p className="notice">
          <Icon name="info" />
          <span>{model.notice}</span>
        </p>
      )}
      <div className="finpage-in">
        {model.closed ? <Closed text={model.closed} /> : <Enquiry model={model} />}
        <aside className="finpage-side" aria-label="Vehicle and contact">
          {model.vehicle && <Vehicle card={model.vehicle} />}
          <Call phone={model.phone} />
        </aside>
      </div>
      {model.calculator && <FinanceCalculator calculator={model.calculator} />}
    </div>
  );
}

function Breadcrumb({ model: { breadcrumb } }: { model: FinancePageModel }) {
  return (
    <nav className="crumb" aria-label="Breadcrumb">
      <ol>
        {breadcrumb.map(({ label, href, position }) => (
          <li key={position}>
            {position > 1 && <Icon name="chevron-right" />}
            {position < breadcrumb.length ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Closed({ text }: { text: string }) {
  return (
    <section className="finpage-closed" aria-labelledby="closed-h">
      <h2 id="closed-h">Sign in to go on</h2>
      <p>{text}</p>
    </section>
  );
}

function Enquiry({ model: { form, vehicle } }: { model: FinancePageModel }) {
  const ref = useRef<HTMLElement>(null);
  useEnquirySeen(ref, vehicle?.id ?? null);
  if (!form) return null;
  return (
    <section className="finpage-form" id="finance-form" aria-labelledby="finance-form-h" ref={ref}>
      <h2 id="finance-form-h">{form.heading}</h2>
      {vehicle && (
        <p className="finpage-about">
          About the <a href={vehicle.href}>{vehicle.title}</a>
        </p>
      )}
      <EnquiryForm key={form.action} model={form} />
    </section>
  );
}

function Vehicle({ card }: { card: CardModel }) {
  return (
    <div className="finpage-box finpage-car">
      {card.picture && <Picture picture={card.picture} priority sizes="(min-width: 1000px) 400px, 100vw" />}
      <h2>
        <a href={card.href}>{card.title}</a>
      </h2>
      {card.subtitle && <p className="mute small">{card.subtitle}</p>}
      <p className="finpage-price">
        <b>{card.price.text}</b> {card.price.qualifier}
      </p>
      {card.repayment && (
        <>
          <Repayment repayment={card.repayment} look="line" />
          <RepaymentTerms repayment={card.repayment} />
        </>
      )}
    </div>
  );
}

function Call({ phone }: { phone: FinancePageModel['phone'] }) {
  return (
    <div className="finpage-box">
      <h2>Rather talk?</h2>
      <a className="btn btn--line btn--block" href={phone.href}>
        <Icon name="phone" />
        {phone.label}: {phone.text}
      </a>
    </div>
  );
}
