import type { VehiclePageModel } from '../../../features/vehicle/model.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The bar at the foot of a phone's screen: the price and the one thing to do. */
export function Dock({ model: { price, sold, call, place } }: { model: VehiclePageModel }) {
  const main = sold ? sold.similar : null;
  if (!main && !call) return null;
  return (
    <div className="dock">
      {price && (
        <p className={price.isFigure ? undefined : 'dock-q'}>
          <b>{price.text}</b>
          {price.qualifier}
        </p>
      )}
      {main && (
        <a className="btn btn--accent" href={main.href}>
          {main.label}
        </a>
      )}
      {!main && place?.directions && (
        <a className="btn btn--line" href={place.directions.href} target="_blank" rel="noopener noreferrer">
          Directions
        </a>
      )}
      {!main && call && (
        <a className="btn btn--accent" href={call.href}>
          <Icon name="phone" />
          {call.label}
        </a>
      )}
    </div>
  );
}
