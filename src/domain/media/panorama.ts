import type { Place } from './hotspot.ts';

/**
 * A direction from the centre of a panorama, in degrees: yaw to the right from the picture's middle, pitch up from its
 * horizon.
 */
export interface Direction {
  yaw: number;
  pitch: number;
}

/** The direction of view and the vertical field of view, in degrees. */
export interface Gaze extends Direction {
  height: number;
}

export const WIDEST = 90;
export const NARROWEST = 30;
/** Straight up and down are excluded: there a panorama would spin on the spot. */
const STEEPEST = 85;

/** The direction of a position on a 2:1 panorama: its middle is straight ahead, its sides are behind. */
export function toDirection({ x, y }: Place): Direction {
  return { yaw: wrapYaw((x - 50) * 3.6), pitch: (50 - y) * 1.8 };
}

/** A yaw from -180 up to, but not including, 180. */
export function wrapYaw(yaw: number): number {
  return ((((yaw + 180) % 360) + 360) % 360) - 180;
}

/** Clamps a gaze to what can be shown: any yaw, pitch short of straight up or down, and a limited field of view. */
export function limitGaze({ yaw, pitch, height }: Gaze): Gaze {
  return {
    yaw: wrapYaw(yaw),
    pitch: clamp(pitch, -STEEPEST, STEEPEST),
    height: clamp(height, NARROWEST, WIDEST),
  };
}

/** The gaze on its way to a direction, the shorter way round: `part` goes from 0 (start) to 1 (end). */
export function interpolateGaze(from: Gaze, to: Direction, part: number): Gaze {
  return limitGaze({
    yaw: from.yaw + wrapYaw(to.yaw - from.yaw) * part,
    pitch: from.pitch + (to.pitch - from.pitch) * part,
    height: from.height,
  });
}

/**
 * The position of a direction in the window; `aspect` is its width by its height. Undefined for a direction outside the
 * window or behind the viewer.
 */
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
