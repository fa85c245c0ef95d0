import type { PlaceModel } from '../../../features/vehicle/model.ts';
import type { PhoneModel } from '../../../features/vehicle/phone/model.ts';
import { PLACE } from '../../../kernel/vehicle/anchors.ts';
import { PlacesMap } from '../map/places-map.tsx';
import { CallButton } from './actions/phone.tsx';

interface PlaceProps {
  place: PlaceModel;
  phone: PhoneModel | null;
}

export function Place({ place, phone }: PlaceProps) {
  return (
    <div className="where" id={PLACE}>
      <b>{place.href ? <a href={place.href}>{place.name}</a> : place.name}</b>
      {place.directions && (
        <a className="link" href={place.directions.href} target="_blank" rel="noopener noreferrer">
          {place.directions.label}
        </a>
      )}
      {place.address && <p>{place.address}</p>}
      {phone && (
        <p className="where-tel">
          <CallButton phone={phone} label={<span className="vh">Call</span>} className="where-call" />
        </p>
      )}
      {place.hours.length > 0 && (
        <details className="where-hours">
          <summary>Opening hours</summary>
          <dl className="pairs">
            {place.hours.map(({ days, text }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {place.map && <PlacesMap map={place.map} instead="The address is above." />}
    </div>
  );
}
