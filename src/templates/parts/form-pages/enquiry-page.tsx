import type { EnquiryPageModel } from '../../../features/leads/enquiry/model.ts';
import { formatRepaymentTerms } from '../../../kernel/cards/fine-print.ts';
import { listCards } from '../../../kernel/content/model.ts';
import { Blocks } from '../content/blocks.tsx';
import { Conditions } from '../finance/conditions.tsx';
import { FormCall, FormVehicle } from '../forms/beside-form.tsx';
import { FormSection } from '../forms/enquiry-form.tsx';
import { NextSteps } from '../forms/next-steps.tsx';
import { FormPlaces } from '../forms/places-beside.tsx';
import { PageHead } from '../navigation/page-head.tsx';

export function EnquiryPage({ model }: { model: EnquiryPageModel }) {
  const { form, vehicle, written } = model;
  return (
    <div className="wrap finpage enqpage">
      <PageHead model={model}>
        {written && (
          <a className="btn btn--accent enq-jump" href="#form-section">
            {form.heading}
          </a>
        )}
      </PageHead>
      {written && (
        <div className="enq-written">
          <Blocks blocks={written.blocks} />
        </div>
      )}
      <div className="finpage-in">
        <div className="enq-main">
          {model.booking && <Booking booking={model.booking} />}
          <FormSection id="form-section" headingId="enquiry-form-h" form={form} vehicle={vehicle} />
        </div>
        <aside className="finpage-side" aria-label="Beside the form">
          {vehicle && <FormVehicle card={vehicle} />}
          <NextSteps next={model.next} />
          <FormPlaces of={model} />
          <FormCall phone={model.phone} />
        </aside>
      </div>
      <Conditions text={formatRepaymentTerms([...listCards(written?.blocks ?? []), ...(vehicle ? [vehicle] : [])])} />
    </div>
  );
}

/** Booking sites of other services, shown before the site's own form. */
function Booking({ booking }: { booking: NonNullable<EnquiryPageModel['booking']> }) {
  return (
    <section className="enq-booking" aria-labelledby="booking-h">
      <h2 id="booking-h">{booking.heading}</h2>
      <ul className="ledger ways">
        {booking.links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
