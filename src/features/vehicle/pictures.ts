import { isAvailable } from '../../domain/availability.ts';
import type { Car } from '../../domain/car.ts';
import { pictureAlt } from '../../domain/picture-view.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { PictureModel } from '../../ui/picture.tsx';
import {
  DRAWING_SIZE,
  drawingOf,
  findDrawing,
  hrefOf,
  isDrawing,
  VIEWS,
} from '../../ui/vehicle-drawing/address.ts';
import type { VehicleKind } from './kind.ts';
import type { GalleryModel } from './model.ts';

export interface GalleryInputs {
  car: Car;
  kind: VehicleKind;
  /** What the vehicle is called: "2021 Toyota Kluger". */
  title: string;
  /** car, motorcycle, caravan … */
  noun: string;
  settings: Pick<SiteSettings, 'vehicle' | 'images'>;
}

/** Pictures are drawn at 600 by 400 (S9), thumbnails at a quarter of that. */
const SIZE = DRAWING_SIZE;
const SMALL = { width: 150, height: 100 };

/** The dealer's pictures; without any, the drawing of the vehicle's body and colour, said to be one (D2). */
export function galleryModel(inputs: GalleryInputs): GalleryModel {
  const photos = imagesOf(inputs.car).filter(({ url }) => !isDrawing(url));
  if (photos.length === 0) return placeholder(inputs);
  const name = [inputs.car.colour, inputs.title].filter(Boolean).join(' ');
  const pictures = photos.map(({ url }, index) => ({
    src: url,
    alt: pictureAlt(name, url, index, photos.length),
    ...SIZE,
  }));
  const needed = photos.length > inputs.settings.vehicle.viewer.thumbnailsAbove;
  const thumbnails = photos.map(({ thumb }) => ({ src: thumb, alt: '', ...SMALL }));
  return { pictures, thumbnails: needed ? thumbnails : null, kind: 'photos', note: null };
}

function imagesOf({ images, thumbnails, primary_image_url }: Car): { url: string; thumb: string }[] {
  if (images.length > 0) {
    return images.map(({ image }, index) => ({
      url: image.url,
      thumb: image.thumb.url || thumbnails[index] || image.url,
    }));
  }
  return primary_image_url ? [{ url: primary_image_url, thumb: thumbnails[0] ?? primary_image_url }] : [];
}

function placeholder({ car, kind, title, noun, settings: { images } }: GalleryInputs): GalleryModel {
  const note = isAvailable(car)
    ? `Photos of this ${noun} are coming.`
    : `There were no photos of this ${noun}.`;
  if (images.placeholder === 'image' && images.placeholderImage) {
    const picture = { src: images.placeholderImage, alt: note, ...SIZE };
    return { pictures: [picture], thumbnails: null, kind: 'drawing', note };
  }
  const given = imagesOf(car).flatMap(({ url }) => findDrawing(url) ?? []);
  const nearest = VIEWS.map((view) => drawingOf(bodyOf(car, kind), car.simple_colour ?? car.colour, view));
  const pictures = (given.length > 0 ? given : nearest).map(
    (drawing): PictureModel => ({
      src: hrefOf(drawing),
      alt: `Drawing of a ${noun} such as this ${title}, ${drawing.view} view`,
      ...SIZE,
    }),
  );
  return { pictures, thumbnails: null, kind: 'drawing', note: `A drawing. ${note}` };
}

/** A motorcycle's or caravan's body types ("Tourer", "Off Road") mean something else among cars, so the kind comes first. */
function bodyOf({ simple_body, body, item_type }: Car, kind: VehicleKind): string | null {
  return kind === 'car' ? (simple_body ?? body ?? item_type) : kind;
}
