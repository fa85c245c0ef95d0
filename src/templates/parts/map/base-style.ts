import type {
  FilterSpecification,
  GeoJSONSourceSpecification,
  Map as MapLibre,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { Coordinates } from '../../../domain/geography/distance.ts';
import { unpackBase } from '../../../domain/geography/map-base.ts';
import { FENCE, FENCE_PX } from './fence.ts';
import australia from './generated/australia.json';

/** The custom properties (`map-place.css`) that colour the map, so that it follows a look and a dark theme. */
const COLOURS = {
  sea: '--map-sea',
  land: '--map-land',
  around: '--map-around',
  coast: '--map-coast',
  border: '--map-border',
  text: '--map-text',
} as const;

type Colours = Record<keyof typeof COLOURS, string>;
type Layer = StyleSpecification['layers'][number];

/** Any family; its name makes MapLibre take the look's family, which follows it, in this weight. */
const HEAVIER = 'Semibold';

/** About as high as a marker is. */
const MARKER_PX = 32;

/** From this zoom on a place's own town is named, however small it is. */
const NEAR = 8;

/** A place with the name of its town. */
interface Placed extends Coordinates {
  town: string;
}

/**
 * The style of our own base: land, states and towns of Australia, which needs no server. It names no glyphs, so that
 * MapLibre writes with the page's own typeface.
 */
export function buildBaseStyle(element: HTMLElement, places: readonly Placed[]): StyleSpecification {
  const { land, neighbours, coast, borders, towns, states } = unpackBase(australia);
  const source = (data: Exclude<GeoJSONSourceSpecification['data'], string>) => ({ type: 'geojson' as const, data });
  return {
    version: 8,
    sources: {
      land: source(land),
      neighbours: source(neighbours),
      coast: source(coast),
      borders: source(borders),
      towns: source(towns),
      states: source(states),
      places: source({
        type: 'FeatureCollection',
        features: places.map(({ long, lat, town }) => ({
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [long, lat] },
          properties: { name: town },
        })),
      }),
      [FENCE]: source({ type: 'MultiPoint', coordinates: [] }),
    },
    layers: listLayers(
      readColours(element),
      readFonts(element),
      towns.features.map(({ properties }) => properties.zoom),
      places.map(({ town }) => town),
    ),
  };
}

/** The layers from the lowest to the top; of names that would lie on each other, the upper layer's is shown. */
export function listLayers(
  colours: Colours,
  fonts: string[],
  zooms: readonly number[],
  own: readonly string[] = [],
): Layer[] {
  const fill = (id: string, colour: string): Layer => ({
    id,
    type: 'fill',
    source: id,
    paint: { 'fill-color': colour },
  });
  const line = (id: string, colour: string, width: number): Layer => ({
    id,
    type: 'line',
    source: id,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': width },
  });
  const tiers = [...new Set(zooms)].toSorted((a, b) => b - a);
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
    fill('neighbours', colours.around),
    fill('land', colours.land),
    line('borders', colours.border, 1),
    line('coast', colours.coast, 1),
    stateNames(colours, fonts),
    ...tiers.filter((zoom) => !isCapital(zoom)).flatMap((zoom) => townNames(zoom, colours, fonts, own)),
    ownTowns(colours, fonts),
    // A place's town takes what room its capital leaves.
    ...tiers.filter(isCapital).flatMap((zoom) => townNames(zoom, colours, fonts, own)),
    unseen('places', fonts, { 'text-size': MARKER_PX, 'text-anchor': 'bottom', 'text-padding': 0 }),
    unseen(FENCE, fonts, { 'text-size': FENCE_PX }),
  ];
}

function stateNames({ text, land }: Colours, fonts: string[]): Layer {
  return {
    id: 'states',
    type: 'symbol',
    source: 'states',
    minzoom: 3,
    maxzoom: 6,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': fonts,
      'text-size': 12,
      'text-transform': 'uppercase',
      'text-letter-spacing': 0.12,
      'text-max-width': 7,
    },
    paint: { 'text-color': text, 'text-opacity': 0.75, 'text-halo-color': land, 'text-halo-width': 1 },
  };
}

/** Whether towns that are shown from this zoom on are capitals. */
const isCapital = (zoom: number) => zoom < 3;

/** The towns that are shown from a zoom on: each a point with its name where there is room, at best below it. */
function townNames(zoom: number, { text, land }: Colours, fonts: string[], own: readonly string[]): Layer[] {
  const [isCity, isSuburb] = [zoom < 5, zoom > 8];
  // Towns that have a place are named by it.
  const isOther: FilterSpecification = [
    'any',
    ['<', ['zoom'], NEAR],
    ['!', ['in', ['get', 'name'], ['literal', [...own]]]],
  ];
  const ofTier: FilterSpecification = ['==', ['get', 'zoom'], zoom];
  const of = { source: 'towns', minzoom: zoom, filter: ['all', ofTier, isOther] } satisfies Partial<Layer>;
  const point: Layer = {
    ...of,
    id: `points-${zoom}`,
    type: 'circle',
    paint: { 'circle-color': text, 'circle-radius': isCity ? 2.5 : 2, 'circle-opacity': 0.8 },
  };
  const name: Layer = {
    ...of,
    id: `towns-${zoom}`,
    type: 'symbol',
    layout: {
      'text-field': ['get', 'name'],
      'text-font': isCapital(zoom) ? [HEAVIER, ...fonts] : fonts,
      'text-size': isCapital(zoom) ? 14 : isCity ? 13 : 12,
      'text-variable-anchor': ['top', 'left', 'right', 'bottom'],
      'text-radial-offset': 0.35,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: { 'text-color': text, 'text-halo-color': land, 'text-halo-width': 1.5 },
  };
  // Of suburbs, too many have no room for their name.
  return isSuburb ? [name] : [point, name];
}

/** The towns of the places themselves, below their markers. */
function ownTowns({ text, land }: Colours, fonts: string[]): Layer {
  return {
    id: 'own-towns',
    type: 'symbol',
    source: 'places',
    minzoom: NEAR,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': [HEAVIER, ...fonts],
      'text-size': 13,
      // Beside its point there is the marker; below it, a capital may be near.
      'text-variable-anchor': ['top', 'top-left', 'top-right'],
      'text-radial-offset': 0.35,
      'text-padding': 0,
    },
    paint: { 'text-color': text, 'text-halo-color': land, 'text-halo-width': 1.5 },
  };
}

/**
 * Takes the room of what stands on the map (markers, controls, the map's edge), so that no name is written below it or
 * cut by it. It is never seen.
 */
function unseen(id: string, fonts: string[], layout: NonNullable<SymbolLayerSpecification['layout']>): Layer {
  return {
    id,
    type: 'symbol',
    source: id,
    layout: { 'text-field': 'M', 'text-font': fonts, 'text-allow-overlap': true, ...layout },
    paint: { 'text-opacity': 0 },
  };
}

type Paint = Parameters<MapLibre['setPaintProperty']>;

/** The paints of the layers anew, for a page whose colours have changed: by layer and property. */
export function listPaints(element: HTMLElement, { layers }: StyleSpecification): Paint[] {
  const colours = readColours(element);
  const zooms = layers.flatMap(({ id }) => (id.startsWith('towns-') ? [Number(id.slice('towns-'.length))] : []));
  return listLayers(colours, [], zooms).flatMap(({ id, paint }) =>
    Object.entries(paint ?? {}).map(([name, value]) => [id, name, value] as Paint),
  );
}

function readColours(element: HTMLElement): Colours {
  const probe = element.appendChild(document.createElement('span'));
  const read = (property: string) => {
    probe.style.color = `var(${property})`;
    return toRgb(getComputedStyle(probe).color);
  };
  const colours = Object.fromEntries(Object.entries(COLOURS).map(([name, property]) => [name, read(property)]));
  probe.remove();
  return colours as Colours;
}

/** MapLibre does not read the newer notations of CSS, in which browsers give mixed colours. */
function toRgb(colour: string): string {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return colour;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red},${green},${blue})`;
}

function readFonts(element: HTMLElement): string[] {
  return getComputedStyle(element)
    .fontFamily.split(',')
    .map((name) => name.trim().replaceAll(/^["']|["']$/g, ''));
}
