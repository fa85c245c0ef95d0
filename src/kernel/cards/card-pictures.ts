import type { CardRecord } from '../../domain/listing/card-record.ts';
import { linkToImage } from '../../domain/media/image-address.ts';
import { describePicture } from '../../domain/media/picture-view.ts';
import { formatVehicleTitle } from '../../domain/vehicle/names.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { PictureModel } from '../../ui/pictures/picture.tsx';
import { DRAWING_SIZE, isDrawing, linkToNearestDrawing } from '../../ui/vehicle-drawing/address.ts';

export interface CardPictures {
  /** Null while an upcoming vehicle has no photo: an empty frame shows that. */
  picture: PictureModel | null;
  /** A drawing stands in where the dealer has sent no photo. */
  pictureKind: 'photo' | 'drawing';
  /** Null where there is no photo to count. */
  photosCount: number | null;
  /** Photos after the first, for the carousel on the card; fetched when somebody uses it. */
  morePictures: { src: string; alt: string }[];
}

/** The pictures of a vehicle's card, at most `limit`, sized for the card (A8); of a sold vehicle only the first. */
export function buildCardPictures(
  record: CardRecord,
  state: 'available' | 'coming-soon' | 'sold',
  limit: number,
  images: SiteSettings['images'],
): CardPictures {
  const [first, ...others] = listPhotos(record);
  if (first === undefined) {
    const picture = state === 'coming-soon' ? null : buildDrawing(record);
    return { picture, pictureKind: 'drawing', photosCount: null, morePictures: [] };
  }
  const name = [record.colour, formatVehicleTitle(record)].filter(Boolean).join(' ');
  const count = countPhotos(record, 1 + others.length);
  const toPicture = (url: string, index: number) => ({
    src: linkToImage(url, { width: 600, crop: '3:2', quality: images.quality }, images.sources),
    alt: describePicture(name, url, index, count),
  });
  const more = state === 'sold' ? [] : others.slice(0, Math.max(0, limit - 1));
  return {
    picture: { ...toPicture(first, 0), ...DRAWING_SIZE },
    pictureKind: 'photo',
    photosCount: state === 'sold' ? null : count,
    morePictures: more.map((url, at) => toPicture(url, at + 1)),
  };
}

/** The photos' addresses, without drawings among the pictures. */
function listPhotos({ pictures, primary_image_url: primary }: CardRecord): string[] {
  const photos = pictures.filter((url) => !isDrawing(url));
  return photos.length > 0 || !primary || isDrawing(primary) ? photos : [primary];
}

function countPhotos({ pictures, photos_count }: CardRecord, photos: number): number {
  const drawings = Math.max(0, pictures.length - photos);
  return Math.max(Math.max(photos_count, pictures.length) - drawings, 1);
}

function buildDrawing(record: CardRecord): PictureModel {
  const body = record.simple_body ?? record.body ?? record.item_type;
  const words = [record.colour, body].filter(Boolean).join(' ').toLowerCase() || 'vehicle';
  return {
    src: record.pictures.find(isDrawing) ?? linkToNearestDrawing(body, record.colour),
    alt: `Illustration of a ${words}`,
    ...DRAWING_SIZE,
  };
}
