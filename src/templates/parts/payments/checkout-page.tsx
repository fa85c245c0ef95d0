import type { CheckoutPageModel } from '../../../features/payment/checkout/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { PageHead } from '../navigation/page-head.tsx';
import { PaidVehicle } from './paid-vehicle.tsx';
import { Stages } from './stages.tsx';

export function CheckoutPage({ model }: { model: CheckoutPageModel }) {
  const { stages, vehicle, form, closed, notice } = model;
  return (
    <div className="wrap finpage">
      <PageHead model={model} />
      {form && <Stages stages={stages} at={0} />}
      <div className="finpage-in">
        {/* In the order in which a phone shows them: content that loads later must not push away what is read. */}
        {vehicle && <Side model={model} />}
        <div className="pay-main">
          {notice && (
            <div className="notice pay-notice">
              <Icon name="info" />
              <p>{notice.text}</p>
              {notice.link && <LinkTo className="btn btn--accent btn--s" to={notice.link} />}
            </div>
          )}
          {closed && (
            <section className="finpage-closed" aria-labelledby="closed-h">
              <h2 id="closed-h">{closed.heading}</h2>
              <p>{closed.text}</p>
              {vehicle && (
                <p>
                  <a className="link" href={vehicle.href}>
                    Back to the {vehicle.title}
                  </a>
                </p>
              )}
            </section>
          )}
          {form && <EnquiryForm key={form.action} model={form} />}
        </div>
        {!vehicle && <Side model={model} />}
      </div>
    </div>
  );
}

function Side({ model: { vehicle, form, terms, phone } }: { model: CheckoutPageModel }) {
  return (
    <aside className="finpage-side pay-side" aria-label="What you’re paying for">
      {vehicle && <PaidVehicle card={vehicle} />}
      {form && (
        <dl className="pay-terms">
          {terms.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <a className="btn btn--line btn--block" href={phone.href}>
        <Icon name="phone" />
        {phone.label}: {phone.text}
      </a>
    </aside>
  );
}
