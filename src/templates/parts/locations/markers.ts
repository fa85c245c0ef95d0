import { LngLatBounds, type Map as MapLibre, Marker } from 'maplibre-gl';
import { type Cluster, clusterSpots, countPlaces, mergeSpots } from '../../../kernel/places/map/clusters.ts';
import type { Spot } from '../../../kernel/places/map/spots.ts';

export interface MarkerEvents {
  press(spot: Spot, marker: HTMLElement): void;
}

interface MarkerOptions {
  /** Whether a marker has its number in the list beside the map. */
  isNumbered: boolean;
  /** The zoom beyond which a cluster opens what is in it. */
  closest: number;
}

/** Puts a marker on each spot of a map; those that would hide each other have one together, as long as they would. */
export function putMarkers(
  map: MapLibre,
  spots: readonly Spot[],
  { isNumbered, closest }: MarkerOptions,
  events: MarkerEvents,
): void {
  const shown = new Map<string, Marker>();
  const open = (spot: Spot, element: HTMLElement) => {
    const { clientHeight } = map.getContainer();
    // Into the upper half, where no card covers it.
    map.easeTo({ center: [spot.long, spot.lat], offset: [0, -clientHeight / 4] });
    events.press(spot, element);
  };
  const press = (cluster: Cluster, element: HTMLElement) => {
    const [spot, ...others] = cluster.spots;
    if (others.length === 0) return open(spot, element);
    if (map.getZoom() >= closest - 0.01) return open(mergeSpots(cluster), element);
    const bounds = new LngLatBounds();
    for (const { lat, long } of cluster.spots) bounds.extend([long, lat]);
    map.once('moveend', () => {
      // The marker that was pressed is gone: whoever uses keys goes on at the first of those in its place.
      if (document.activeElement === document.body) findMarker(shown, spot)?.focus({ preventScroll: true });
    });
    map.fitBounds(bounds, { padding: 64, maxZoom: closest });
  };
  const arrange = () => {
    const clusters = clusterSpots(spots, ({ lat, long }) => map.project([long, lat]));
    const wanted = new Map(clusters.map((cluster) => [keyOf(cluster), cluster]));
    for (const [key, marker] of shown) {
      if (wanted.has(key)) continue;
      marker.remove();
      shown.delete(key);
    }
    for (const [key, cluster] of wanted) {
      if (shown.has(key)) continue;
      const element = makeMarker(cluster, isNumbered);
      element.addEventListener('click', () => press(cluster, element));
      // It stands above its point: the name of the town is below it.
      shown.set(key, new Marker({ element, anchor: 'bottom' }).setLngLat([cluster.long, cluster.lat]).addTo(map));
    }
  };
  arrange();
  map.on('zoomend', arrange);
  map.on('resize', arrange);
}

/** The numbers of the places of a cluster, which no other has. */
const keyOf = ({ spots }: Cluster): string => spots.map(({ pins: [first] }) => first.number).join(' ');

function findMarker(shown: ReadonlyMap<string, Marker>, { pins: [first] }: Spot): HTMLElement | undefined {
  return [...shown].find(([key]) => key.split(' ').includes(String(first.number)))?.[1].getElement();
}

function makeMarker(cluster: Cluster, isNumbered: boolean): HTMLButtonElement {
  const [spot, ...others] = cluster.spots;
  const button = document.createElement('button');
  button.type = 'button';
  if (others.length > 0) {
    button.className = 'loc-marker loc-marker--many';
    button.textContent = String(countPlaces(cluster));
    button.setAttribute('aria-label', `${countPlaces(cluster)} locations near ${spot.pins[0].town}. Zoom in`);
    return button;
  }
  button.className = isNumbered ? 'loc-marker' : 'loc-marker loc-marker--dot';
  button.title = spot.name;
  button.setAttribute('aria-label', spot.name);
  button.setAttribute('aria-haspopup', 'dialog');
  button.textContent = isNumbered ? spot.label : '';
  return button;
}
