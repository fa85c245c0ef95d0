import type { PlaceModel } from '../../../features/vehicle/model.ts';

/** Where the vehicle stands, and whether somebody is there now. */
export function Place({ place }: { place: PlaceModel }) {
  return (
    <div className="where" id="vehicle-map">
      <b>{place.name}</b>
      {place.directions && (
        <a className="link" href={place.directions.href} target="_blank" rel="noopener noreferrer">
          {place.directions.label}
        </a>
      )}
      {place.address && <p>{place.address}</p>}
      {place.phone && (
        <p className="where-tel">
          <a className="tel" href={place.phone.href}>
            {place.phone.text}
          </a>
        </p>
      )}
      {place.opening && (
        <span className="st">
          <span className={place.opening.open ? 'dot' : 'dot dot--off'} />
          {place.opening.text}
        </span>
      )}
    </div>
  );
}
