import type { PinModel } from '../../../kernel/places/map/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** All locations of a map in a list, by the numbers of their markers. */
export function PlacesList({ pins }: { pins: PinModel[] }) {
  return (
    <ol className="loc-list">
      {pins.map(({ number, name, town, href, distance, directions }) => (
        <li key={number}>
          <span className="loc-n" aria-hidden="true">
            {number}
          </span>
          <span className="loc-list-in">
            <a href={href}>{name}</a>
            <span className="mute small">
              {town}
              {distance && <span className="loc-km"> · {distance}</span>}
            </span>
          </span>
          {directions && (
            <a className="iconbtn" href={directions.href} target="_blank" rel="noopener noreferrer">
              <Icon name="navigation" />
              <span className="vh">
                {directions.label} to {name}
              </span>
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
