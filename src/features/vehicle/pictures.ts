import { isAvailable } from '../../domain/availability/availability.ts';
import { linkToImage } from '../../domain/media/image-address.ts';
import { describePicture } from '../../domain/media/picture-view.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { withoutPhoto } from '../../kernel/cards/card-pictures.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { PictureModel } from '../../ui/pictures/picture.tsx';
import { buildVideoModel } from './gallery/video.ts';
import type { GalleryModel } from './model.ts';

export interface GalleryInputs {
  car: Car;
  /** "2021 Toyota Kluger". */
  title: string;
  settings: Pick<SiteSettings, 'vehicle' | 'images'>;
}

type Images = SiteSettings['images'];

/** Pictures are drawn at 600 by 400 (S9), thumbnails at a quarter of that. */
const SIZE = { width: 600, height: 400 } as const;
const SMALL = { width: 150, height: 100 };

/**
 * The dealer's pictures with the video among them; without any, the picture that the site names for that, else a plate
 * (D2, D3).
 */
export function buildGalleryModel({ car, title, settings }: GalleryInputs): GalleryModel {
  const { images, vehicle } = settings;
  const name = [car.colour, title].filter(Boolean).join(' ');
  const photos = imagesOf(car);
  const instead = withoutPhoto(car, stateOf(car), images);
  if (photos.length === 0) {
    const pictures = instead.picture ? [instead.picture] : [];
    const video = buildVideoModel(car, name, pictures, vehicle.viewer);
    const note = instead.picture?.alt || null;
    return { pictures, thumbnails: null, video, fallback: instead.picture, plate: instead.plate, kind: 'none', note };
  }
  const pictures = photos.map(({ url }, index) =>
    photoOf(url, describePicture(name, url, index, photos.length), images),
  );
  const needed = photos.length > vehicle.viewer.thumbnailsAbove;
  const thumbnails = photos.map(({ thumb }) => ({ src: small(thumb, images), alt: '', ...SMALL }));
  return {
    pictures,
    thumbnails: needed ? thumbnails : null,
    video: buildVideoModel(car, name, pictures, vehicle.viewer),
    fallback: instead.picture,
    plate: null,
    kind: 'photos',
    note: null,
  };
}

function stateOf(car: Car): 'available' | 'coming-soon' | 'sold' {
  if (!isAvailable(car)) return 'sold';
  return car.status === 'coming_soon' ? 'coming-soon' : 'available';
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
