import type { EnquiryPageModel } from '../../../features/leads/enquiry/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Blocks } from '../content/blocks.tsx';
import { FormCall, FormVehicle } from '../forms/beside-form.tsx';
import { FormSection } from '../forms/enquiry-form.tsx';
import { NextSteps } from '../forms/next-steps.tsx';
import { PlacesMap } from '../map/places-map.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { PageHead } from '../navigation/page-head.tsx';
import { Week } from '../shell/week.tsx';

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
          {model.places.length > 0 && <Places model={model} />}
          <FormCall phone={model.phone} />
        </aside>
      </div>
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

/** The only place with its hours and a map, or a few and the way to all of them. */
function Places({ model: { places, allPlaces, map } }: { model: EnquiryPageModel }) {
  return (
    <section className="finpage-box enq-places" aria-labelledby="places-h">
      <h2 id="places-h">Where we are</h2>
      <ul>
        {places.map(({ name, href, address, opening, week, phone }) => (
          <li key={name + address}>
            <a className="link" href={href}>
              {name}
            </a>
            {address && <span>{address}</span>}
            {opening && <span className={opening.isOpen ? 'is-open' : undefined}>{opening.text}</span>}
            {phone && (
              <a className="link" href={phone.href}>
                <Icon name="phone" />
                {phone.text}
              </a>
            )}
            {week.length > 0 && <Week week={week} />}
          </li>
        ))}
      </ul>
      {map && <PlacesMap map={map} instead="The address is above." />}
      {allPlaces && <LinkTo className="link" to={allPlaces} />}
    </section>
  );
}
