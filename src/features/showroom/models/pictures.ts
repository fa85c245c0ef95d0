import type { Model, ModelColour } from '../../../db/queries/stock/models.ts';
import { linkToImage } from '../../../domain/media/image-address.ts';
import { listBodyStyles } from '../../../domain/showroom/picker.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { PictureModel } from '../../../ui/pictures/picture.tsx';
import { DRAWN_COLOURS, linkToNearestDrawing } from '../../../ui/vehicle-drawing/address.ts';
import { PAINTS, type PaintName } from '../../../ui/vehicle-drawing/paint.ts';

const SIZE = { width: 600, height: 400 } as const;
type Settings = Pick<SiteSettings, 'images'>;

export function buildSitePicture(src: string, alt: string, { images }: Settings): PictureModel {
  return { src: linkToImage(src, { width: SIZE.width, crop: '3:2' }, images.sources), alt, ...SIZE };
}

/** The model in a colour: the site's photo of it, else a drawing of its body in the nearest paint. */
export function buildColourPicture(
  model: Pick<Model, 'manufacturer_body' | 'colours'>,
  colour: Pick<ModelColour, 'name' | 'photo_url' | 'hexCode' | 'oem_id'>,
  title: string,
  settings: Settings,
): PictureModel {
  const alt = `${title} in ${colour.name}`;
  if (colour.photo_url) return buildSitePicture(colour.photo_url, alt, settings);
  const paint = colour.hexCode ? findNearestPaint(colour.hexCode) : colour.name;
  return { src: linkToNearestDrawing(drawnBody(model, colour.oem_id), paint), alt, ...SIZE };
}

/** The model itself: its picture, else its first colour, else a drawing. */
export function buildModelPicture(model: Model, title: string, settings: Settings): PictureModel {
  const own = model.cloudfront_new_image_url ?? model.image?.url;
  if (own) return buildSitePicture(own, title, settings);
  const [first] = model.colours;
  if (first) return { ...buildColourPicture(model, first, title, settings), alt: title };
  return { src: linkToNearestDrawing(model.manufacturer_body, null), alt: title, ...SIZE };
}

const STYLE_BODIES: Readonly<Record<string, string>> = {
  wagon: 'wagon',
  sedan: 'sedan',
  hatch: 'hatch',
  dual_cab: 'ute',
  extra_cab: 'ute',
  single_cab: 'cab chassis',
  '2_door': 'coupe',
  '4_door': 'sedan',
};

/** The body to draw: the colour's own body style where the model has several, else the model's body. */
function drawnBody(model: Pick<Model, 'manufacturer_body' | 'colours'>, style: string | null): string | null {
  const own = style === null ? undefined : STYLE_BODIES[style];
  return (listBodyStyles(model.colours).length > 1 && own) || (model.manufacturer_body ?? own ?? null);
}

/** The paint of the drawings that is nearest to a colour, `#rrggbb`. */
export function findNearestPaint(hexCode: string): PaintName {
  const wanted = labOf(hexCode);
  const far = (paint: PaintName) => distance(wanted, labOf(PAINTS[paint].base));
  return DRAWN_COLOURS.reduce((best, paint) => (far(paint) < far(best) ? paint : best));
}

type Lab = [lightness: number, a: number, b: number];

/** The difference of two colours: hue counts for more than lightness, as with paints. */
function distance([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  return (l1 - l2) ** 2 + 4 * ((a1 - a2) ** 2 + (b1 - b2) ** 2);
}

/** A colour in OKLab (Ottosson 2020), in which similar colours are close together. */
function labOf(hexCode: string): Lab {
  const channel = (at: number) => linear(Number.parseInt(hexCode.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
