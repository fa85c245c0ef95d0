/**
 * Six pictures of the whole vehicle, as a photographer walks around it; `front-left` shows the nose and the vehicle's
 * left side.
 */
export const OUTSIDE_VIEWS = ['front-left', 'front-right', 'side', 'rear-left', 'front', 'rear'] as const;
export type OutsideView = (typeof OUTSIDE_VIEWS)[number];

export const DETAIL_VIEWS = ['wheel', 'lamp'] as const;
export type DetailView = (typeof DETAIL_VIEWS)[number];

export const CABIN_VIEWS = ['dash', 'seats', 'cargo'] as const;
export type CabinView = (typeof CABIN_VIEWS)[number];

export type PaintedView = OutsideView | DetailView;

/** The most steps that a full turn has: ten degrees each. How many a design has stands in the manifest. */
export const SPIN_FRAMES = 36;

export interface Size {
  width: number;
  height: number;
}

/** Sizes in pixels: photographs at twice the 600 by 400 they are shown at, the panorama 2:1. */
export const SIZES = {
  photograph: { width: 1200, height: 800 },
  spin: { width: 900, height: 600 },
  panorama: { width: 3000, height: 1500 },
} as const satisfies Record<string, Size>;

/** Paths below the folder of pictures; the paint is in lower case. */
export const pathOf = {
  painted: (design: string, paint: string, view: PaintedView) => `${design}/${paint.toLowerCase()}/${view}.avif`,
  spin: (design: string, frame: number) => `${design}/spin/${String(frame).padStart(2, '0')}.avif`,
  video: (design: string) => `${design}/turn.mp4`,
  cabin: (cabin: string, view: CabinView) => `cabins/${cabin}/${view}.avif`,
  place: (kind: string, hour: string) => `places/${kind}-${hour}.avif`,
  panorama: (cabin: string) => `cabins/${cabin}/panorama.avif`,
};

/** The size of the picture at a path; undefined for other files (a video). */
export function sizeAt(path: string): Size | undefined {
  if (!path.endsWith('.avif')) return undefined;
  if (path.includes('/spin/')) return SIZES.spin;
  return path.endsWith('/panorama.avif') ? SIZES.panorama : SIZES.photograph;
}
