import type { GeoJSONSourceSpecification, Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { unpackBase } from '../../../domain/geography/map-base.ts';
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

/**
 * The style of our own base: land, states and towns of Australia, which needs no server. It names no glyphs, so that
 * MapLibre writes with the page's own typeface.
 */
export function buildBaseStyle(element: HTMLElement): StyleSpecification {
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
    },
    layers: listLayers(
      readColours(element),
      readFonts(element),
      towns.features.map(({ properties }) => properties.zoom),
    ),
  };
}

/** The layers from the lowest to the top; of names that would lie on each other, the upper layer's is shown. */
export function listLayers(colours: Colours, fonts: string[], zooms: readonly number[]): Layer[] {
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
    ...tiers.flatMap((zoom) => townNames(zoom, colours, fonts)),
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

/** The towns that are shown from a zoom on: each a point with its name below, where no marker stands on it. */
function townNames(zoom: number, { text, land }: Colours, fonts: string[]): Layer[] {
  const [isCapital, isCity, isSuburb] = [zoom < 3, zoom < 5, zoom > 8];
  const of = { source: 'towns', minzoom: zoom, filter: ['==', ['get', 'zoom'], zoom] } satisfies Partial<Layer>;
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
      'text-font': isCapital ? [HEAVIER, ...fonts] : fonts,
      'text-size': isCapital ? 14 : isCity ? 13 : 12,
      'text-anchor': 'top',
      'text-offset': [0, 0.35],
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: { 'text-color': text, 'text-halo-color': land, 'text-halo-width': 1.5 },
  };
  // Of suburbs, too many have no room for their name.
  return isSuburb ? [name] : [point, name];
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
