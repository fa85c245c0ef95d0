import type { LocationBarModel } from '../../../features/vehicle/location-bar/model.ts';
import { HIDE_DISMISSED } from '../../../features/vehicle/location-bar/parts/dismissed.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** Says where a vehicle stands that is not at the main location, until it is dismissed (D15). */
export function LocationBar({ bar }: { bar: LocationBarModel }) {
  return (
    <>
      <aside className="locbar" aria-label="Location" data-place={bar.place}>
        <p className="wrap">
          <Icon name="map-pin" />
          <span>{bar.href ? <a href={bar.href}>{bar.text}</a> : bar.text}</span>
          {bar.directions && (
            <a className="link" href={bar.directions.href} target="_blank" rel="noopener noreferrer">
              {bar.directions.label}
            </a>
          )}
          <button type="button" className="with-js" aria-label="Dismiss" data-dismiss="">
            <Icon name="x" />
          </button>
        </p>
      </aside>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its digest */}
      <script dangerouslySetInnerHTML={{ __html: HIDE_DISMISSED }} />
    </>
  );
}
