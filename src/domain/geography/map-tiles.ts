import type { Coordinates } from './distance.ts';

/** Edge length of a map tile in pixels. */
export const TILE_PX = 256;

/** A tile, and the position of its top left corner in the picture. */
export interface PlacedTile {
  src: string;
  left: number;
  top: number;
}

/** A map picture made of tiles, with the place in its middle. */
export interface TileView {
  width: number;
  height: number;
  tiles: PlacedTile[];
}

/** The pixel position of a place on the square world map at a zoom level (web Mercator). */
function pixelOf({ lat, long }: Coordinates, zoom: number): { x: number; y: number } {
  const edge = TILE_PX * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return { x: ((long + 180) / 360) * edge, y: y * edge };
}

/**
 * The tiles of a picture of the given size with a place in its middle. `template` is a URL with {z}, {x} and {y}; tiles
 * beyond the map's edges are left out.
 */
export function buildTileView(
  place: Coordinates,
  template: string,
  { width, height, zoom }: { width: number; height: number; zoom: number },
): TileView {
  const middle = pixelOf(place, zoom);
  const left = Math.round(middle.x - width / 2);
  const top = Math.round(middle.y - height / 2);
  const last = 2 ** zoom - 1;
  const tiles: PlacedTile[] = [];
  for (let y = Math.floor(top / TILE_PX); y * TILE_PX < top + height; y++)
    for (let x = Math.floor(left / TILE_PX); x * TILE_PX < left + width; x++)
      if (x >= 0 && y >= 0 && x <= last && y <= last)
        tiles.push({
          src: tileAddress(template, x, y, zoom),
          left: x * TILE_PX - left,
          top: y * TILE_PX - top,
        });
  return { width, height, tiles };
}

function tileAddress(template: string, x: number, y: number, zoom: number): string {
  return template.replaceAll('{z}', String(zoom)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y));
}
