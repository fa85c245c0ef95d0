import type { CardRecord } from '../../domain/listing/card-record.ts';
import { linkToImage } from '../../domain/media/image-address.ts';
import { describePicture } from '../../domain/media/picture-view.ts';
import { fixMakeName, fixModelName, formatVehicleTitle } from '../../domain/vehicle/names.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { PictureModel } from '../../ui/pictures/picture.tsx';
import type { PlateModel } from '../../ui/pictures/plate.tsx';

/** Size of a card's picture in CSS pixels, 3:2. */
const SIZE = { width: 600, height: 400 } as const;

export interface CardPictures {
  /** The first photo, or the picture that the site names for vehicles without any; else null. */
  picture: PictureModel | null;
  /** In place of a picture; null where there is one. */
  plate: PlateModel | null;
  /** Null where there is no photo to count. */
  photosCount: number | null;
  /** Photos after the first, for the carousel on the card; fetched when somebody uses it. */
  morePictures: { src: string; alt: string }[];
}

type State = 'available' | 'coming-soon' | 'sold';

/** The pictures of a vehicle's card, at most `limit`, sized for the card (A8); of a sold vehicle only the first. */
export function buildCardPictures(
  record: CardRecord,
  state: State,
  limit: number,
  images: SiteSettings['images'],
): CardPictures {
  const [first, ...others] = listPhotos(record);
  if (first === undefined) return { ...withoutPhoto(record, state, images), photosCount: null, morePictures: [] };
  const name = [record.colour, formatVehicleTitle(record)].filter(Boolean).join(' ');
  const count = Math.max(record.photos_count, record.pictures.length, 1);
  const toPicture = (url: string, index: number) => ({
    src: linkToImage(url, { width: 600, crop: '3:2', quality: images.quality }, images.sources),
    alt: describePicture(name, url, index, count),
  });
  const more = state === 'sold' ? [] : others.slice(0, Math.max(0, limit - 1));
  return {
    picture: { ...toPicture(first, 0), ...SIZE },
    plate: null,
    photosCount: state === 'sold' ? null : count,
    morePictures: more.map((url, at) => toPicture(url, at + 1)),
  };
}

const listPhotos = ({ pictures, primary_image_url: primary }: CardRecord): string[] =>
  pictures.length > 0 || !primary ? pictures : [primary];

/** The words on the plate of a vehicle without photos. */
const NOTES: Readonly<Record<State, string | null>> = {
  available: 'Photos coming soon',
  'coming-soon': 'Photos on arrival',
  sold: null,
};

/** What stands in for the photos of a vehicle: the picture that the site names for that, else a plate of its names. */
export function withoutPhoto(
  { make, model }: Pick<CardRecord, 'make' | 'model'>,
  state: State,
  { placeholder, placeholderImage, quality, sources }: SiteSettings['images'],
): Pick<CardPictures, 'picture' | 'plate'> {
  const note = NOTES[state];
  if (placeholder === 'image' && placeholderImage) {
    const src = linkToImage(placeholderImage, { width: 600, crop: '3:2', quality }, sources);
    return { picture: { src, alt: note ?? '', ...SIZE }, plate: null };
  }
  const name = fixMakeName(make);
  return { picture: null, plate: { over: name, title: fixModelName(name, model), note } };
}
