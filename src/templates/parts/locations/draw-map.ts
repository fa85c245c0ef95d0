import { LngLatBounds, Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { MapModel } from '../../../features/places/model.ts';
import type { Spot } from '../../../features/places/spots.ts';

export interface MapEvents {
  press(spot: Spot, marker: HTMLElement): void;
  /** Whether any tile of the map could be shown, as soon as that is known, and again when it changes. */
  seen(hasPictures: boolean): void;
}

const CLOSEST_ZOOM = 14;
const TILE_PX = 256;
const ASKED_EVERY_MS = 500;

/** Draws a map with a marker on each spot. Throws where the browser cannot. */
export function drawMap(
  container: HTMLElement,
  tiles: NonNullable<MapModel['tiles']>,
  spots: readonly Spot[],
  events: MapEvents,
): MapLibre {
  setWorkerUrl(workerUrl);
  const bounds = new LngLatBounds();
  for (const { lat, long } of spots) bounds.extend([long, lat]);
  const map = new MapLibre({
    container,
    locale: { 'Map.Title': 'Map of our locations' },
    style: tiles.style ?? rasterStyle(tiles),
    ...(spots.length > 0 ? { bounds, fitBoundsOptions: { padding: 48, maxZoom: CLOSEST_ZOOM } } : {}),
    attributionControl: tiles.attribution ? { compact: false, customAttribution: textOf(tiles.attribution) } : {},
    // Scrolling past the map must not zoom it.
    cooperativeGestures: true,
  });
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  for (const spot of spots) {
    const element = markerOf(spot);
    element.addEventListener('click', () => {
      // Into the upper half, where no card covers it.
      map.easeTo({ center: [spot.long, spot.lat], offset: [0, -container.clientHeight / 4] });
      events.press(spot, element);
    });
    new Marker({ element, anchor: 'bottom' }).setLngLat([spot.long, spot.lat]).addTo(map);
  }
  watchPictures(map, events);
  return map;
}

/** No tile comes from a server that is down, or that has none there: without a message the map would just be empty. */
function watchPictures(map: MapLibre, { seen }: MapEvents): void {
  let has = false;
  // Tiles that a server does not have (404) cause no event at all, so the map has to be polled for having loaded.
  const asking = setInterval(() => {
    if (!map.loaded()) return;
    clearInterval(asking);
    if (!has) seen(false);
  }, ASKED_EVERY_MS);
  map.once('remove', () => clearInterval(asking));
  map.on('data', (event) => {
    if (has || !('tile' in event) || event.tile?.state !== 'loaded') return;
    has = true;
    seen(true);
  });
  map.on('error', ({ error }) => {
    console.warn('The map could not be fetched', error);
    if (!has) seen(false);
  });
}

function rasterStyle({ template }: NonNullable<MapModel['tiles']>) {
  return {
    version: 8 as const,
    sources: { tiles: { type: 'raster' as const, tiles: [template ?? ''], tileSize: TILE_PX } },
    layers: [{ id: 'tiles', type: 'raster' as const, source: 'tiles' }],
  };
}

/** The control takes HTML; settings are plain text. */
function textOf(words: string): string {
  const element = document.createElement('span');
  element.textContent = words;
  return element.innerHTML;
}

function markerOf(spot: Spot): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'loc-marker';
  button.title = spot.name;
  button.setAttribute('aria-label', spot.name);
  button.setAttribute('aria-haspopup', 'dialog');
  button.textContent = spot.label;
  return button;
}
