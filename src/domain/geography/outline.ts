import type { Coordinates } from './distance.ts';

/** A part of the drawing of the states' outlines, as an SVG's view box: left, top, width, height. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** A hundredth of a degree of longitude. */
const UNITS = 100;

/** The position of a place on the drawing of the states (web Mercator, as maps have it). */
export function toOutline({ lat, long }: Coordinates): { x: number; y: number } {
  const y = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * (180 / Math.PI);
  return { x: Math.round(long * UNITS), y: Math.round(-y * UNITS) };
}
