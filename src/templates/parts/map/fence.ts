import type { GeoJSONSource, Map as MapLibre, StyleSpecification } from 'maplibre-gl';

/** The source and layer of the points that keep names off the map's edge and its controls. */
export const FENCE = 'fence';
/** About as wide and as high as what stands on each point. */
export const FENCE_PX = 12;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Points of a fence in pixels, from the upper left corner: along the edge of a map, and all over its controls. */
export function listFence(width: number, height: number, controls: readonly Box[]): [number, number][] {
  const edge = { left: 0, top: 0, right: width, bottom: height };
  const isOnEdge = ([x, y]: [number, number]) => x === 0 || y === 0 || x === width || y === height;
  return [...listGrid(edge).filter(isOnEdge), ...controls.flatMap(listGrid)];
}

function listGrid({ left, top, right, bottom }: Box): [number, number][] {
  const rows = listSteps(top, bottom);
  return listSteps(left, right).flatMap((x) => rows.map((y): [number, number] => [x, y]));
}

/** From one end to the other, both included, no further apart than what stands on each point is wide. */
function listSteps(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / FENCE_PX));
  return Array.from({ length: count + 1 }, (_, nth) => from + ((to - from) * nth) / count);
}

/**
 * Keeps names whole: those that the map's edge would cut, or a control would cover, go elsewhere or are left out. The
 * map of this style has just been made, and has its controls.
 */
export function fenceNames(map: MapLibre, style: StyleSpecification): void {
  const listPoints = () => {
    const container = map.getContainer();
    const { left, top } = container.getBoundingClientRect();
    const controls = [...container.querySelectorAll('.maplibregl-ctrl')].map((control) => {
      const box = control.getBoundingClientRect();
      return { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top };
    });
    const points = listFence(container.clientWidth, container.clientHeight, controls);
    const coordinates = points.map((point) => map.unproject(point).toArray());
    return { type: 'MultiPoint' as const, coordinates };
  };
  const fence = () => void map.getSource<GeoJSONSource>(FENCE)?.setData(listPoints());
  // MapLibre reads the style in the next frame. A fence that came after it would find names placed, and seen fading.
  style.sources[FENCE] = { type: 'geojson', data: listPoints() };
  map.on('moveend', fence);
  map.on('resize', fence);
}
