import type { Model, ModelColour } from '../../../db/queries/stock/models.ts';
import { linkToImage } from '../../../domain/media/image-address.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { PictureModel } from '../../../ui/pictures/picture.tsx';

const SIZE = { width: 600, height: 400 } as const;
type Settings = Pick<SiteSettings, 'images'>;

export function buildSitePicture(src: string, alt: string, { images }: Settings): PictureModel {
  return { src: linkToImage(src, { width: SIZE.width, crop: '3:2' }, images.sources), alt, ...SIZE };
}

/** The site's photo of the model in a colour; null where it has none. */
export function buildColourPicture(
  { name, photo_url }: Pick<ModelColour, 'name' | 'photo_url'>,
  title: string,
  settings: Settings,
): PictureModel | null {
  return photo_url ? buildSitePicture(photo_url, `${title} in ${name}`, settings) : null;
}

/** The model itself: its picture, else that of its first colour with one; null without any. */
export function buildModelPicture(model: Model, title: string, settings: Settings): PictureModel | null {
  const { cloudfront_new_image_url, image, colours } = model;
  const src = cloudfront_new_image_url ?? image?.url ?? colours.find(({ photo_url }) => photo_url)?.photo_url;
  return src ? buildSitePicture(src, title, settings) : null;
}
