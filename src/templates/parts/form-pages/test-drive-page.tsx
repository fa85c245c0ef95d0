import type { TestDrivePageModel } from '../../../features/test-drive/model.ts';
import { FormCall, VehicleBox } from '../forms/beside-form.tsx';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { PlacesMap } from '../map/places-map.tsx';
import { PageHead } from '../navigation/page-head.tsx';

export function TestDrivePage({ model }: { model: TestDrivePageModel }) {
  const { notice, form } = model;
  return (
    <div className="wrap finpage">
      <PageHead model={model} />
      {notice && <Notice>{notice}</Notice>}
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
      {vehicle && <VehicleBox card={vehicle} />}
      {place && (
        <div className="finpage-box enq-places">
          <h2>{place.name}</h2>
          <p>{place.address}</p>
          {place.directionsHref && (
            <a className="link" href={place.directionsHref} target="_blank" rel="noreferrer">
              Get Directions
            </a>
          )}
          {place.map && <PlacesMap map={place.map} instead="The address is above." />}
        </div>
      )}
      <FormCall phone={phone} />
    </>
  );
}
