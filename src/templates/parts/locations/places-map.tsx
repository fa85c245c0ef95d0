import { useCallback, useRef } from 'react';
import type { MapModel, PinModel } from '../../../features/places/model.ts';
import { useLoaded, useWhenVisible } from '../../../features/vehicle/viewer/parts/on-sight.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Island } from '../../../ui/islands/island.tsx';
import type { MapCanvasProps } from './map-canvas.tsx';

interface PlacesMapProps {
  map: MapModel;
  /** What the page offers beside its map, for those who cannot see it. */
  instead: string;
}

/** All places at once (H5): a map that is loaded when it scrolls into view, or with data saving only on request. */
export function PlacesMap({ map, instead }: PlacesMapProps) {
  if (!map.tiles) return null;
  return (
    <section className="loc-map has-tiles" aria-labelledby="loc-map-h">
      <h2 id="loc-map-h">{map.heading}</h2>
      <Island
        name="places-map"
        of={PlacesCanvas}
        props={{ tiles: map.tiles, pins: map.pins, instead }}
        when="visible"
      />
    </section>
  );
}

export function PlacesCanvas(props: MapCanvasProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [wanted, ask] = useWhenVisible(ref, false);
  const load = useCallback(() => import('./map-canvas.tsx').then(({ MapCanvas }) => MapCanvas), []);
  const MapCanvas = useLoaded(wanted === 'now', load);
  return (
    <div className="loc-canvas" ref={ref} data-map="tiles">
      {MapCanvas ? (
        <MapCanvas {...props} />
      ) : (
        <p className="loc-canvas-wait" aria-busy={wanted === 'now' || undefined}>
          <Icon name="map-pin" />
          {wanted === 'when-asked' ? (
            <button className="btn btn--line btn--s" type="button" onClick={ask}>
              Show the map
            </button>
          ) : (
            `The map needs JavaScript. ${props.instead}`
          )}
        </p>
      )}
    </div>
  );
}

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
