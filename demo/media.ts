import { join } from 'node:path';
import type { Car, CarImage } from '../src/domain/vehicle/car.ts';
import type { Offering } from './catalogue/parse-catalogue.ts';
import type { Body } from './picture-set/bodies.ts';
import { findDesign } from './picture-set/fitting.ts';
import { type DesignEntry, type Manifest, readManifest } from './picture-set/manifest.ts';
import { CABIN_VIEWS, type CabinView, type PaintedView, pathOf } from './picture-set/views.ts';
import { type Chance, chanceOf } from './random.ts';

/** The folder of the demo's pictures; `npm start` serves it under /media. */
export const PICTURES_FOLDER = join(import.meta.dirname, 'pictures');

let pictures: Manifest | undefined;

/** The manifest of the pictures. Throws when the one in the folder is invalid. */
export function demoPictures(): Manifest {
  pictures ??= readManifest(join(PICTURES_FOLDER, 'manifest.json'));
  return pictures;
}

/** The fields by which pictures are chosen. */
export interface PicturedVehicle {
  stocknum: string;
  dealership_slug: string;
  simple_colour: string | null;
}

export type Media = Pick<Car, 'images' | 'video_url' | 'spin_images' | 'spin_interior_image' | 'hotspots'>;

/** A vehicle that was not photographed yet. */
export const UNPHOTOGRAPHED: Media = {
  images: [],
  video_url: null,
  spin_images: [],
  spin_interior_image: null,
  hotspots: null,
};

/**
 * The pictures of a generated vehicle: the design that stands for it, in its colour. As in life, a few have none, one
 * or three, and some of those with all have a 360 view or a video besides. A vehicle whose kind or colour was never
 * drawn has none.
 */
export function mediaFor(offering: Offering, vehicle: PicturedVehicle, manifest: Manifest = demoPictures()): Media {
  const id = findDesign(offering, Object.keys(manifest.designs));
  const design = id === undefined ? undefined : manifest.designs[id];
  const views = design?.paints[vehicle.simple_colour ?? ''];
  if (id === undefined || !design || !views) return UNPHOTOGRAPHED;
  const chance = chanceOf(`picture/${vehicle.dealership_slug}/${vehicle.stocknum}`);
  const inside = cabinPictures(design, manifest);
  const outside = walkAround(views, design.body, chance).map((view) =>
    pathOf.painted(id, vehicle.simple_colour ?? '', view),
  );
  const all = [...outside, ...inside];
  const count = pictureCount(all.length, chance);
  const images = all.slice(0, count).map((path): CarImage => {
    const url = addressOf(path, manifest);
    return { image: { url, thumb: { url } } };
  });
  const isWhole = count === all.length && design.spinPaint === vehicle.simple_colour;
  return { ...UNPHOTOGRAPHED, images, ...(isWhole ? moving(id, design, manifest, chance) : {}) };
}

/** Of a hundred vehicles, four wait for the photographer, eight have one picture, six three. */
function pictureCount(all: number, chance: Chance): number {
  const draw = chance.fraction();
  const count = draw < 0.04 ? 0 : draw < 0.12 ? 1 : draw < 0.18 ? 3 : all;
  return Math.min(count, all);
}

/**
 * The views in order, after one from a front corner: the same for all, so that a list of vehicles looks one way.
 * Caravans are of few designs, most of them white: either corner is drawn for them, so that neighbours differ.
 */
function walkAround(views: readonly PaintedView[], body: Body, chance: Chance): PaintedView[] {
  const leads: PaintedView[] = body === 'caravan' ? ['front-left', 'front-right'] : ['front-left'];
  const first = chance.pick(leads.filter((view) => views.includes(view)));
  return [first, ...views.filter((view) => view !== first)];
}

/**
 * Vehicles whose luggage area differs from the one photographed: these bodies, and every body with one of these cabins.
 */
const WITHOUT_LUGGAGE_FLOOR: { bodies: readonly Body[]; cabins: readonly string[] } = {
  bodies: ['ute', 'sedan', 'coupe', 'convertible'],
  cabins: ['work'],
};

function cabinPictures({ body, cabin }: DesignEntry, manifest: Manifest): string[] {
  const entry = cabin === null ? undefined : manifest.cabins[cabin];
  if (!entry || cabin === null) return [];
  const { bodies, cabins } = WITHOUT_LUGGAGE_FLOOR;
  const isShown = (view: CabinView) =>
    entry.views.includes(view) && (view !== 'cargo' || !(bodies.includes(body) || cabins.includes(cabin)));
  return CABIN_VIEWS.filter(isShown).map((view) => pathOf.cabin(cabin, view));
}

const WITH_SPIN = 0.6;
const WITH_VIDEO = 0.5;

/** The 360 view of some, the video of some: each is drawn in one paint of a design only. */
function moving(id: string, design: DesignEntry, manifest: Manifest, chance: Chance): Partial<Media> {
  const hasSpin = chance.happens(WITH_SPIN);
  const hasVideo = chance.happens(WITH_VIDEO) && design.hasVideo;
  const cabin = design.cabin === null ? undefined : manifest.cabins[design.cabin];
  const frames = Array.from({ length: design.spinFrames }, (_, frame) => pathOf.spin(id, frame));
  return {
    ...(hasVideo && { video_url: addressOf(pathOf.video(id), manifest) }),
    ...(hasSpin && {
      spin_images: frames.map((path) => addressOf(path, manifest)),
      spin_interior_image: cabin && design.cabin ? addressOf(pathOf.panorama(design.cabin), manifest) : null,
      hotspots: { exterior: design.hotspots, interior: cabin?.hotspots ?? [] },
    }),
  };
}

/** Whether a path of the site (without a version) is one of the demo's pictures. */
export function isDemoPicture(path: string): boolean {
  return path.startsWith(PREFIX) && demoPictures().files[path.slice(PREFIX.length)] !== undefined;
}

const PREFIX = '/media/';

/** `/media/suv-2/white/side.avif?v=3f9a2c1b`; throws when the manifest does not name the path. */
function addressOf(path: string, { files }: Manifest): string {
  const version = files[path];
  if (!version) throw new Error(`The manifest of the demo's pictures does not name ${path}`);
  return `${PREFIX}${path}?v=${version}`;
}
