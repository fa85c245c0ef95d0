import { isAvailable } from '../../domain/availability/availability.ts';
import { linkToImage } from '../../domain/media/image-address.ts';
import { describePicture } from '../../domain/media/picture-view.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import type { VehicleKind } from '../../kernel/vehicle/kind.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { PictureModel } from '../../ui/pictures/picture.tsx';
import {
  chooseDrawing,
  DRAWING_SIZE,
  findDrawing,
  isDrawing,
  linkToDrawing,
  VIEWS,
} from '../../ui/vehicle-drawing/address.ts';
import { buildVideoModel } from './gallery/video.ts';
import type { GalleryModel } from './model.ts';

export interface GalleryInputs {
  car: Car;
  kind: VehicleKind;
  /** "2021 Toyota Kluger". */
  title: string;
  /** car, motorcycle, caravan … */
  noun: string;
  settings: Pick<SiteSettings, 'vehicle' | 'images'>;
}

type Images = SiteSettings['images'];

/** Pictures are drawn at 600 by 400 (S9), thumbnails at a quarter of that. */
const SIZE = DRAWING_SIZE;
const SMALL = { width: 150, height: 100 };
const FALLBACK_ALT = 'Illustration shown because the photo couldn’t be loaded';

/**
 * The dealer's pictures with the video among them; without any, the drawing of the vehicle's body and colour, labelled
 * as one (D2, D3).
 */
export function buildGalleryModel(inputs: GalleryInputs): GalleryModel {
  const { car, title, settings } = inputs;
  const name = [car.colour, title].filter(Boolean).join(' ');
  const drawn = drawnPictures(inputs);
  const fallback = { ...(drawn[0] as PictureModel), alt: FALLBACK_ALT };
  const photos = imagesOf(car).filter(({ url }) => !isDrawing(url));
  const pictures = photos.map(({ url }, index) =>
    photoOf(url, describePicture(name, url, index, photos.length), settings.images),
  );
  const video = buildVideoModel(car, name, pictures.length || drawn.length, settings.vehicle.viewer);
  if (photos.length === 0)
    return { pictures: drawn, thumbnails: null, video, fallback, kind: 'drawing', note: noteOf(inputs) };
  const needed = photos.length > settings.vehicle.viewer.thumbnailsAbove;
  const thumbnails = photos.map(({ thumb }) => ({ src: small(thumb, settings.images), alt: '', ...SMALL }));
  return {
    pictures,
    thumbnails: needed ? thumbnails : null,
    video,
    fallback,
    kind: 'photos',
    note: null,
  };
}

/** A photo from the image service (A8), and its full size at the quality for large pictures. */
function photoOf(url: string, alt: string, images: Images): PictureModel {
  const { largeQuality, sources } = images;
  const large = linkToImage(url, { width: 2000, quality: largeQuality }, sources);
  return { ...pictureOf(linkToPhoto(url, images), alt), large };
}

/** A photo as the page of its vehicle shows it. */
export const linkToPhoto = (url: string, { quality, sources }: Images): string =>
  linkToImage(url, { width: 600, crop: '3:2', quality }, sources);

const small = (url: string, { quality, sources }: Images): string =>
  linkToImage(url, { width: 160, crop: '3:2', quality }, sources);

const pictureOf = (src: string, alt: string): PictureModel => ({ src, alt, ...SIZE });

function imagesOf({ images, thumbnails, primary_image_url }: Car): { url: string; thumb: string }[] {
  if (images.length > 0) {
    return images.map(({ image }, index) => ({
      url: image.url,
      thumb: image.thumb.url || thumbnails[index] || image.url,
    }));
  }
  return primary_image_url ? [{ url: primary_image_url, thumb: thumbnails[0] ?? primary_image_url }] : [];
}

/** The note that there are no photos (yet), and that the picture is a drawing. */
function noteOf({ car, noun, settings: { images } }: GalleryInputs): string {
  const note = isAvailable(car) ? 'Photos coming soon.' : `No photos of this ${noun}.`;
  return images.placeholder === 'image' && images.placeholderImage ? note : `Illustration. ${note}`;
}

/**
 * The pictures without photos: the site's placeholder, the drawings of the stock feed, or the nearest drawing of the
 * project.
 */
function drawnPictures(inputs: GalleryInputs): PictureModel[] {
  const { car, kind, title, noun, settings } = inputs;
  const { placeholder, placeholderImage } = settings.images;
  if (placeholder === 'image' && placeholderImage) return [pictureOf(placeholderImage, noteOf(inputs))];
  const given = imagesOf(car).flatMap(({ url }) => findDrawing(url) ?? []);
  const nearest = VIEWS.map((view) => chooseDrawing(bodyOf(car, kind), car.simple_colour ?? car.colour, view));
  return (given.length > 0 ? given : nearest).map((drawing) =>
    pictureOf(linkToDrawing(drawing), `Illustration of a ${noun} like this ${title}, ${drawing.view} view`),
  );
}

/**
 * A motorcycle's or caravan's body types ("Tourer", "Off Road") mean something else among cars, so the kind comes
 * first.
 */
function bodyOf({ simple_body, body, item_type }: Car, kind: VehicleKind): string | null {
  return kind === 'car' ? (simple_body ?? body ?? item_type) : kind;
}
