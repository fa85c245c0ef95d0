import {
  CABIN_VIEWS,
  type CabinView,
  DETAIL_VIEWS,
  OUTSIDE_VIEWS,
  type PaintedView,
  pathOf,
  SIZES,
  type Size,
  SPIN_FRAMES,
} from '../../demo/picture-set/views.ts';
import type { Camera, Light, Point, Spot } from '../page/order.ts';
import { outsideCamera, spinCamera } from '../render/cameras.ts';
import type { Design } from '../vehicles/design.ts';
import { findDetailCamera } from './details.ts';

/** One drawing of the studio, and the files that come of it, one for each paint. */
export interface Frame {
  /** A photograph has a camera; a panorama is taken all around a point. */
  from: { camera: Camera } | { around: Point };
  size: Size;
  light: Light;
  files: readonly { paint: string; path: string }[];
  /** Places to be found on this frame. */
  spots: readonly Spot[];
}

/** What is wanted of a design. */
export interface Wanted {
  paints: readonly { paint: string; views: readonly PaintedView[] }[];
  spinPaint: string;
  /** The steps of a full turn. */
  spinFrames: number;
  hasVideo: boolean;
}

/** What pictures of a cabin are taken by. */
export interface Room {
  id: string;
  eye: Point;
  shots: Record<CabinView, Camera>;
}

/** Cabins have no paint of their own; where painted metal shows in one, it is of this. */
const CABIN_PAINT = 'Silver';

/** All frames of a design: its views in every paint that wants them, its spin, and the steps between for its video. */
export function framesOfDesign(design: Design, wanted: Wanted): Frame[] {
  const outside = OUTSIDE_VIEWS.map((view) => viewFrame(design, wanted, view, outsideCamera(design, view)));
  const details = DETAIL_VIEWS.flatMap((view) => {
    const camera = findDetailCamera(design, view);
    return camera ? [viewFrame(design, wanted, view, camera)] : [];
  });
  const turn = Array.from({ length: wanted.spinFrames }, (_, step) => step);
  const spin = turn.map((step) => spinFrame(design, wanted, step, pathOf.spin(design.id, step), spotsOf(design)));
  const between = wanted.hasVideo
    ? turn.map((step) => spinFrame(design, wanted, step + 0.5, betweenPath(design.id, step), []))
    : [];
  return [...outside, ...details, ...spin, ...between].filter(({ files }) => files.length > 0);
}

function viewFrame({ id }: Design, { paints }: Wanted, view: PaintedView, camera: Camera): Frame {
  const files = paints
    .filter(({ views }) => views.includes(view))
    .map(({ paint }) => ({ paint, path: pathOf.painted(id, paint, view) }));
  return { from: { camera }, size: SIZES.photograph, light: 'studio', files, spots: [] };
}

function spinFrame(design: Design, wanted: Wanted, step: number, path: string, spots: readonly Spot[]): Frame {
  return {
    from: { camera: spinCamera(design, (step * SPIN_FRAMES) / wanted.spinFrames) },
    size: SIZES.spin,
    light: 'studio',
    files: [{ paint: wanted.spinPaint, path }],
    spots,
  };
}

/** A design has its nose at x = 0; what is drawn has its middle there. */
function spotsOf({ length, hotspots }: Design): Spot[] {
  return hotspots.map(({ at: [x, y, z], facing }) => ({ at: [x - length / 2, y, z], facing }));
}

/** The step half-way to the next frame of a spin: only a video needs it, so it stays out of the folder of pictures. */
export const betweenPath = (design: string, step: number) =>
  `${BETWEEN}${design}/${String(step).padStart(2, '0')}.avif`;
export const BETWEEN = 'between/';

/** All frames of a cabin: its views and its panorama. */
export function framesOfCabin({ id, eye, shots }: Room): Frame[] {
  const light = 'cabin';
  const views = CABIN_VIEWS.map((view): Frame => {
    const files = [{ paint: CABIN_PAINT, path: pathOf.cabin(id, view) }];
    return { from: { camera: shots[view] }, size: SIZES.photograph, light, files, spots: [] };
  });
  const files = [{ paint: CABIN_PAINT, path: pathOf.panorama(id) }];
  return [...views, { from: { around: eye }, size: SIZES.panorama, light, files, spots: [] }];
}
