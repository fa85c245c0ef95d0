import { computeDistanceKm } from '../../../domain/geography/distance.ts';
import type { PinModel } from './model.ts';

/** A point on a map: a place, or all departments of a yard, whose markers would hide each other. */
export interface Spot {
  lat: number;
  long: number;
  /** What its marker shows: "7", or "7–9". */
  label: string;
  /** The marker's accessible name. */
  name: string;
  pins: [PinModel, ...PinModel[]];
}

/** This close to each other, markers hide each other until a map shows single houses. */
const SAME_SPOT_KM = 0.2;

/** The points of a map, in the order of the pins; pins without coordinates are left out. */
export function groupIntoSpots(pins: readonly PinModel[]): Spot[] {
  const placed = pins.flatMap((pin) =>
    pin.lat === null || pin.long === null ? [] : [{ pin, lat: pin.lat, long: pin.long }],
  );
  type Placed = (typeof placed)[number];
  const spots: [Placed, ...Placed[]][] = [];
  for (const one of placed) {
    const near = spots.find(([first]) => computeDistanceKm(first, one) < SAME_SPOT_KM);
    if (near) near.push(one);
    else spots.push([one]);
  }
  return spots.map(([{ lat, long, pin }, ...others]) => {
    const own: Spot['pins'] = [pin, ...others.map((other) => other.pin)];
    return { lat, long, label: labelOf(own), name: nameOf(own), pins: own };
  });
}

function labelOf([{ number: first }, ...others]: Spot['pins']): string {
  const last = others.at(-1)?.number;
  if (last === undefined) return String(first);
  return last - first === others.length ? `${first}–${last}` : `${first}+`;
}

function nameOf([first, ...others]: Spot['pins']): string {
  return others.length === 0 ? first.name : `${first.name} and ${others.length} more here`;
}
