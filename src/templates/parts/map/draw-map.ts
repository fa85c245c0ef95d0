import {
  LngLatBounds,
  type LngLatBoundsLike,
  Map as MapLibre,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { MapBase } from '../../../kernel/places/map/model.ts';
import type { Spot } from '../../../kernel/places/map/spots.ts';
import { fenceNames } from './fence.ts';
import type { OwnBase } from './map-canvas.tsx';
import { type MarkerEvents, putMarkers } from './markers.ts';

export interface MapEvents extends MarkerEvents {
  /** Whether any tile of the map could be shown, as soon as that is known, and again when it changes. */
  seen(hasPictures: boolean): void;
  /** When all that is in view has been drawn for the first time. */
  drawn(): void;
}

const TILE_PX = 256;
const ASKED_EVERY_MS = 500;

/** How near one comes to a single place, and at all: our own base has towns, no streets, and no finer coast. */
const ZOOMS = { tiles: { fit: 14, closest: 22 }, own: { fit: 8.25, closest: 8.5 } };

/** Australia and the land that a wide map has beside it: our own base has no other. */
const AROUND_AUSTRALIA: LngLatBoundsLike = [
  [75, -56],
  [195, 14],
];

const OWN_SOURCES =
  'Natural Earth; towns: <a href="https://www.geonames.org/" rel="noopener">GeoNames</a>, ' +
  '<a href="https://creativecommons.org/licenses/by/4.0/" rel="noopener">CC BY 4.0</a>';

/** Draws a map with a marker on each spot. Throws where the browser cannot. */
export function drawMap(
  container: HTMLElement,
  { base, own, isNumbered }: { base: MapBase; own: OwnBase | null; isNumbered: boolean },
  spots: readonly Spot[],
  events: MapEvents,
): MapLibre {
  setWorkerUrl(workerUrl);
  const ownStyle = own?.buildBaseStyle(
    container,
    spots.map(({ lat, long, pins: [{ town }] }) => ({ lat, long, town: town.replace(/ [A-Z]{2,3}$/, '') })),
  );
  const { style, sources } = base.kind === 'tiles' ? readTiles(base) : { style: ownStyle, sources: OWN_SOURCES };
  const { fit, closest } = ZOOMS[base.kind];
  const bounds = new LngLatBounds();
  for (const { lat, long } of spots) bounds.extend([long, lat]);
  const map = new MapLibre({
    container,
    locale: { 'Map.Title': 'Map of our locations' },
    ...(style ? { style } : {}),
    maxZoom: closest,
    ...(own ? { maxBounds: AROUND_AUSTRALIA, dragRotate: false, pitchWithRotate: false } : {}),
    ...(spots.length > 0 ? { bounds, fitBoundsOptions: { padding: 48, maxZoom: fit } } : {}),
    attributionControl: sources ? { compact: false, customAttribution: sources } : {},
    // Scrolling past the map must not zoom it.
    cooperativeGestures: true,
  });
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  // Between towns there is nothing to judge a distance by.
  if (own) {
    map.addControl(new ScaleControl({ maxWidth: 80 }), 'top-left');
  }
  if (ownStyle) fenceNames(map, ownStyle);
  putMarkers(map, spots, { isNumbered, closest: own ? closest : fit }, events);
  watchPictures(map, events);
  // At rest, not at its first frame: names that the fence hides would be seen fading, cut by the map's edge.
  map.once(own ? 'idle' : 'load', () => events.drawn());
  if (own && ownStyle) followTheme(map, () => own.listPaints(container, ownStyle));
  return map;
}

/** The map's colours change with those of the page, from when its style is there: before, MapLibre takes none. */
function followTheme(map: MapLibre, readPaints: () => ReturnType<OwnBase['listPaints']>): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const repaint = () => {
    for (const paint of readPaints()) map.setPaintProperty(...paint);
  };
  const wasDark = dark.matches;
  map.once('style.load', () => {
    if (dark.matches !== wasDark) repaint();
    dark.addEventListener('change', repaint);
  });
  map.once('remove', () => dark.removeEventListener('change', repaint));
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

function readTiles({ template, style, attribution }: Extract<MapBase, { kind: 'tiles' }>) {
  return { style: style ?? rasterStyle(template), sources: attribution && textOf(attribution) };
}

function rasterStyle(template: string | null) {
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
