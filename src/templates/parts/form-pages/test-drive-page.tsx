import type { TestDrivePageModel } from '../../../features/test-drive/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import { Breadcrumb } from '../navigation/breadcrumb.tsx';

export function TestDrivePage({ model }: { model: TestDrivePageModel }) {
  const { heading, intro, notice, form } = model;
  return (
    <div className="wrap finpage">
      <Breadcrumb model={model} />
      <div className="phead">
        <h1>{heading}</h1>
        <p className="mute">{intro}</p>
      </div>
      {notice && (
        <p className="notice">
          <Icon name="info" />
          <span>{notice}</span>
        </p>
      )}
      <div className="finpage-in">
        <section className="finpage-form" id="test-drive-form" aria-label={form.heading}>
          <EnquiryForm key={form.action} model={form} />
        </section>
        <aside className="finpage-side" aria-label="Vehicle and place">
          <Beside model={model} />
        </aside>
      </div>
    </div>
  );
}

function Beside({ model: { vehicle, place, phone } }: { model: TestDrivePageModel }) {
  return (
    <>
      {vehicle && (
        <div className="finpage-box finpage-car">
          {vehicle.picture && <Picture picture={vehicle.picture} priority sizes="(min-width: 1000px) 400px, 100vw" />}
          <h2>
            <a href={vehicle.href}>{vehicle.title}</a>
          </h2>
          {vehicle.subtitle && <p className="mute small">{vehicle.subtitle}</p>}
          <p className="finpage-price">
            <b>{vehicle.price.text}</b> {vehicle.price.qualifier}
          </p>
        </div>
      )}
      {place && (
        <div className="finpage-box">
          <h2>{place.name}</h2>
          <p>{place.address}</p>
          {place.directionsHref && (
            <a className="link" href={place.directionsHref} target="_blank" rel="noreferrer">
              Get directions
            </a>
          )}
        </div>
      )}
      <div className="finpage-box">
        <h2>Rather talk?</h2>
        <a className="btn btn--line btn--block" href={phone.href}>
          <Icon name="phone" />
          {phone.label}: {phone.text}
        </a>
      </div>
    </>
  );
}
