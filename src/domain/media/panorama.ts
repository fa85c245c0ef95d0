import type { Place } from './hotspot.ts';

/**
 * A direction from the middle of a panorama: yaw to the right from the picture's middle, pitch up from its horizon; in
 * degrees.
 */
export interface Direction {
  yaw: number;
  pitch: number;
}

/** What is looked at, and how much of it: the angle from the top of the window to its bottom, in degrees. */
export interface Gaze extends Direction {
  height: number;
}

export const WIDEST = 90;
export const NARROWEST = 30;
/** Straight up and down are left out: there a panorama spins on the spot. */
const STEEPEST = 85;

/** The direction of a place on a 2:1 panorama: its middle is straight ahead, its sides are behind. */
export function toDirection({ x, y }: Place): Direction {
  return { yaw: wrapYaw((x - 50) * 3.6), pitch: (50 - y) * 1.8 };
}

/** A yaw from -180 up to, but not including, 180. */
export function wrapYaw(yaw: number): number {
  return ((((yaw + 180) % 360) + 360) % 360) - 180;
}

/** A gaze within what can be looked at: any yaw, neither straight up nor down, not too wide and not too narrow. */
export function limitGaze({ yaw, pitch, height }: Gaze): Gaze {
  return {
    yaw: wrapYaw(yaw),
    pitch: clamp(pitch, -STEEPEST, STEEPEST),
    height: clamp(height, NARROWEST, WIDEST),
  };
}

/** The gaze on its way to a direction, the shorter way round: `part` 0 is where it was, 1 where it will be. */
export function interpolateGaze(from: Gaze, to: Direction, part: number): Gaze {
  return limitGaze({
    yaw: from.yaw + wrapYaw(to.yaw - from.yaw) * part,
    pitch: from.pitch + (to.pitch - from.pitch) * part,
    height: from.height,
  });
}

/** Where a direction is in a window (`aspect` is its width by its height), or undefined outside of it and behind. */
export function findInWindow(direction: Direction, gaze: Gaze, aspect: number): Place | undefined {
  const turned = radians(wrapYaw(direction.yaw - gaze.yaw));
  const [pitch, tilt] = [radians(direction.pitch), radians(gaze.pitch)];
  const right = Math.cos(pitch) * Math.sin(turned);
  const level = Math.cos(pitch) * Math.cos(turned);
  const ahead = level * Math.cos(tilt) + Math.sin(pitch) * Math.sin(tilt);
  const up = Math.sin(pitch) * Math.cos(tilt) - level * Math.sin(tilt);
  if (ahead <= 0.01) return undefined;
  const half = Math.tan(radians(gaze.height) / 2);
  const place = { x: 50 + (50 * right) / ahead / (half * aspect), y: 50 - (50 * up) / ahead / half };
  return place.x >= 0 && place.x <= 100 && place.y >= 0 && place.y <= 100 ? place : undefined;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
