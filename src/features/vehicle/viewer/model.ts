import { linkToImage } from '../../../domain/media/image-address.ts';
import { toFrame, wrapFrame } from '../../../domain/media/spin.ts';
import type { Car, Hotspot } from '../../../domain/vehicle/car.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { PictureModel } from '../../../ui/pictures/picture.tsx';

/** The labels of a vehicle's views (S2), in their order. */
const VIEWS = [
  { view: 'spinner', label: 'Spin' },
  { view: 'gallery', label: 'Images' },
  { view: 'interior', label: 'Interior' },
] as const;

export type View = (typeof VIEWS)[number]['view'];

/** The built-in 360 view: a ring of pictures around the vehicle. */
export interface SpinModel {
  /** The first is the one that the page opens with and that the view comes to rest at. */
  frames: string[];
  hotspots: Hotspot[];
  /** Its text alternative. */
  label: string;
  pixelsPerFrame: number;
  /** Milliseconds a frame while it rotates by itself; null where the site wants it still. */
  autoRotateMs: number | null;
}

/** A 360 view of an external service, in an iframe of its own. */
export interface OutsideSpinModel {
  label: string;
  href: string;
  timeoutSeconds: number;
}

/** The interior as a 2:1 panorama. */
export interface InteriorModel {
  src: string;
  hotspots: Hotspot[];
  label: string;
}

/** The views that a vehicle has besides its pictures, and which one comes first (D4). */
export interface ViewerModel {
  views: { view: View; label: string }[];
  first: View;
  spin: SpinModel | null;
  outside: OutsideSpinModel | null;
  interior: InteriorModel | null;
  /** The fallback where a view fails (S8): the vehicle's first picture. */
  placeholder: PictureModel | null;
}

export interface ViewerInputs {
  car: Pick<Car, 'slug' | 'spin_images' | 'spin_code' | 'spin_interior_image' | 'hotspots'>;
  title: string;
  pictures: readonly PictureModel[];
  settings: Pick<SiteSettings, 'vehicle' | 'integrations' | 'images'>;
}

/**
 * The viewer of a vehicle; null where it has nothing but pictures. Its own frames come before those of an external
 * service.
 */
export function buildViewerModel(inputs: ViewerInputs): ViewerModel | null {
  const spin = spinOf(inputs);
  const outside = spin ? null : outsideOf(inputs);
  const interior = interiorOf(inputs);
  const has: Record<View, boolean> = {
    spinner: spin !== null || outside !== null,
    gallery: true,
    interior: interior !== null,
  };
  if (!has.spinner && !has.interior) return null;
  const { defaultView } = inputs.settings.vehicle.viewer;
  return {
    views: VIEWS.filter(({ view }) => has[view]),
    first: has[defaultView] ? defaultView : 'gallery',
    spin,
    outside,
    interior,
    placeholder: inputs.pictures[0] ?? null,
  };
}

/** Sharp enough for the whole screen, since each frame is visible only for a moment. */
const FRAME_WIDTH = 1200;
/** The widest size of the image service: a window shows a quarter of a panorama. */
const PANORAMA_WIDTH = 2000;

function spinOf({ car, title, settings }: ViewerInputs): SpinModel | null {
  if (car.spin_images.length < 2) return null;
  const { pixelsPerFrame, autoRotate, autoRotateMs, startDegrees } = settings.vehicle.viewer;
  const { quality, sources } = settings.images;
  const start = toFrame(startDegrees, car.spin_images.length);
  const images = [...car.spin_images.slice(start), ...car.spin_images.slice(0, start)];
  return {
    frames: images.map((frame) => linkToImage(frame, { width: FRAME_WIDTH, quality }, sources)),
    hotspots: (car.hotspots?.exterior ?? []).map((hotspot) => withStart(hotspot, start, images.length)),
    label: `360 view of ${title}`,
    pixelsPerFrame,
    autoRotateMs: autoRotate === 'on' ? autoRotateMs : null,
  };
}

/** A hotspot by the frames of a ring that begins at another frame; angles that the ring doesn't have are left out. */
function withStart(hotspot: Hotspot, start: number, count: number): Hotspot {
  const isOnRing = ({ angle }: { angle: number }) => angle >= 0 && angle < count;
  const positions = hotspot.positions.filter(isOnRing);
  return {
    ...hotspot,
    positions: positions.map(({ angle, ...place }) => ({ angle: wrapFrame(angle - start, count), ...place })),
  };
}

function outsideOf({ car, title, settings }: ViewerInputs): OutsideSpinModel | null {
  const { scriptUrl, timeoutSeconds } = settings.integrations.spinViewer;
  if (!car.spin_code || !scriptUrl) return null;
  return { label: `360 view of ${title}`, href: linkToOutsideSpin(car.slug), timeoutSeconds };
}

/** The address of the iframe in which an external service draws a vehicle. */
function linkToOutsideSpin(slug: string): string {
  return `/cars/${encodeURIComponent(slug)}/spin`;
}

/**
 * The site's own panoramas are served unchanged; those of other servers by the image service, so that a canvas may read
 * them.
 */
function interiorOf({ car, title, settings: { images } }: ViewerInputs): InteriorModel | null {
  const { spin_interior_image: given, hotspots } = car;
  if (!given) return null;
  const wish = { width: PANORAMA_WIDTH, quality: images.largeQuality } as const;
  const src = given.startsWith('/') ? given : linkToImage(given, wish, images.sources);
  return { src, hotspots: hotspots?.interior ?? [], label: `Interior of ${title}` };
}
