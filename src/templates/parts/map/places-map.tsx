import { useCallback, useRef } from 'react';
import type { MapModel } from '../../../kernel/places/map/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Island } from '../../../ui/islands/island.tsx';
import { useLoaded, useWhenVisible } from '../../../ui/on-sight.ts';
import { withSheet } from '../sheet-on-use.ts';
import type { MapCanvasProps } from './map-canvas.tsx';
import { Outline } from './outline.tsx';

interface PlacesMapProps {
  map: MapModel;
  /** What the page offers beside its map, for those who cannot see it. */
  instead: string;
}

/** The map under a heading of its own (H5). */
export function HeadedMap(props: PlacesMapProps) {
  return (
    <section className="loc-map has-tiles" aria-labelledby="loc-map-h">
      <h2 id="loc-map-h">{props.map.heading}</h2>
      <PlacesMap {...props} />
    </section>
  );
}

/** Places on a map (H5) that is loaded when it scrolls into view, or with data saving only on request. */
export function PlacesMap({ map: { base, view, isNumbered, pins }, instead }: PlacesMapProps) {
  return (
    <Island
      name="places-map"
      of={PlacesCanvas}
      props={{ map: { base, view, isNumbered, pins }, instead }}
      when="visible"
    />
  );
}

export function PlacesCanvas(props: MapCanvasProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [wanted, ask] = useWhenVisible(ref, false);
  const { base, view, pins } = props.map;
  const isOwn = base.kind === 'own';
  const load = useCallback(() => loadCanvas(isOwn), [isOwn]);
  const MapCanvas = useLoaded(wanted === 'now', load);
  return (
    <div className="loc-canvas" ref={ref} data-map={base.kind}>
      {isOwn && <Outline view={view} places={pins.flatMap(({ lat, long }) => (lat && long ? [{ lat, long }] : []))} />}
      {MapCanvas ? (
        <MapCanvas {...props} />
      ) : isOwn && wanted !== 'when-asked' ? null : (
        <div className="loc-canvas-wait" aria-busy={wanted === 'now' || undefined}>
          {!isOwn && <Icon name="map-pin" />}
          {wanted === 'when-asked' ? (
            <button className="btn btn--line btn--s" type="button" onClick={ask}>
              Show the map
            </button>
          ) : (
            !isOwn && `The map needs JavaScript. ${props.instead}`
          )}
        </div>
      )}
    </div>
  );
}
/** The map, with our own base where it has no other. */
async function loadCanvas(isOwn: boolean) {
  const [{ MapCanvas }, own] = await Promise.all([
    withSheet('map', import('./map-canvas.tsx')),
    isOwn ? import('./base-style.ts') : null,
  ]);
  return (props: MapCanvasProps) => <MapCanvas {...props} own={own} />;
}
