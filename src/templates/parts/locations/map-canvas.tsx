import { LngLatBounds, Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useRef, useState } from 'react';
import type { MapModel, PinModel } from '../../../features/locations/model.ts';

interface MapCanvasProps {
  tiles: NonNullable<MapModel['tiles']>;
  pins: PinModel[];
}

const CLOSEST_ZOOM = 14;
const TILE_PX = 256;

/** The map itself, by MapLibre GL. Where the browser cannot draw it, that is said; the list has all that it would show. */
export function MapCanvas({ tiles, pins }: MapCanvasProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    try {
      const map = drawMap(ref.current, tiles, pins);
      return () => map.remove();
    } catch (error) {
      console.warn('The map could not be drawn', error);
      setFailed(true);
    }
  }, [tiles, pins]);
  if (hasFailed)
    return <p className="loc-canvas-wait">This browser cannot draw the map. All places are in the list.</p>;
  return <div className="loc-canvas-in" ref={ref} />;
}

function drawMap(container: HTMLElement, tiles: MapCanvasProps['tiles'], pins: PinModel[]): MapLibre {
  setWorkerUrl(workerUrl);
  const bounds = new LngLatBounds();
  const placed = pins.flatMap((pin) =>
    pin.lat === null || pin.long === null ? [] : [{ pin, at: [pin.long, pin.lat] as [number, number] }],
  );
  for (const { at } of placed) bounds.extend(at);
  const map = new MapLibre({
    container,
    locale: { 'Map.Title': 'Map of our locations' },
    style: tiles.style ?? rasterStyle(tiles),
    ...(placed.length > 0 ? { bounds, fitBoundsOptions: { padding: 48, maxZoom: CLOSEST_ZOOM } } : {}),
    attributionControl: tiles.attribution
      ? { compact: false, customAttribution: textOf(tiles.attribution) }
      : {},
    // A page that is scrolled past must not be caught by its map.
    cooperativeGestures: true,
  });
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  for (const { pin, at } of placed)
    new Marker({ element: markerOf(pin), anchor: 'bottom' }).setLngLat(at).addTo(map);
  return map;
}

function rasterStyle({ template }: MapCanvasProps['tiles']) {
  return {
    version: 8 as const,
    sources: { tiles: { type: 'raster' as const, tiles: [template ?? ''], tileSize: TILE_PX } },
    layers: [{ id: 'tiles', type: 'raster' as const, source: 'tiles' }],
  };
}

/** The control takes HTML; settings are words. */
function textOf(words: string): string {
  const element = document.createElement('span');
  element.textContent = words;
  return element.innerHTML;
}

function markerOf({ number, name, href }: PinModel): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'loc-marker';
  link.href = href;
  link.title = name;
  link.setAttribute('aria-label', name);
  link.textContent = String(number);
  return link;
}
