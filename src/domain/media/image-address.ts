import { listKeys } from '../tables/keys.ts';

/** The only available widths in pixels: any width would let a client make the server resize without end. */
export const IMAGE_WIDTHS = [160, 320, 480, 600, 750, 840, 1200, 1600, 2000] as const;

/** Available aspect ratios, width by height. */
export const IMAGE_CROPS = { '3:2': 3 / 2, '4:3': 4 / 3, '16:9': 16 / 9, '1:1': 1 } as const;
export type ImageCrop = keyof typeof IMAGE_CROPS;

/** The available range of image qualities (A8). */
export const IMAGE_QUALITY = { least: 75, most: 80 } as const;

/** Where resized pictures are served. */
export const IMAGE_PREFIX = '/img/';
/** Where the operator's own files are served; of the site's own paths, only these can be resized. */
export const MEDIA_PREFIX = '/media/';
/** Precedes the name of a picture from another server; no file of the media folder is linked under such a name. */
export const REMOTE_MARK = '!';
/** The letter of a shape in addresses: photo, television, wide, square; the picture's own shape is `o`. */
export const SHAPE_LETTERS = { '3:2': 'p', '4:3': 't', '16:9': 'w', '1:1': 's' } as const;
export const OWN_SHAPE = 'o';

export interface ImageOptions {
  width: (typeof IMAGE_WIDTHS)[number];
  /** Without a crop, the picture keeps its aspect ratio. */
  crop?: ImageCrop;
  quality?: number;
}

/** In whole pixels. */
export const computeCropHeight = (width: number, crop: ImageCrop): number => Math.round(width / IMAGE_CROPS[crop]);

/** Of dots, slashes, backslashes and control characters: they could lead to another folder. */
const UNSAFE_ESCAPE = '%(?:2[ef]|5c|[01]|7f)';
const SEGMENT = '[\\w%~+@=()-][\\w.%~+@=()-]*';
/** A file that can be resized; SVG and videos are served unchanged. */
const LOCAL = new RegExp(
  `^/media/(?!.*${UNSAFE_ESCAPE})(?:${SEGMENT}/)*${SEGMENT}\\.(?:avif|jpe?g|png|webp|gif)(?:\\?v=[\\w.-]+)?$`,
  'i',
);

/**
 * The address of a resized picture, for instance `/img/600p/suv/a.avif?v=3f9a`: width, shape, quality unless it is the
 * least, and the file below `/media/`. Pages have hundreds of them, so they are short. A picture of another server is
 * named by its address without `https://` in base64url, which no proxy on the way can normalise. `sources` are the
 * origins that the site allows. A picture that cannot be resized (an SVG, a video, an origin that is not allowed)
 * keeps its own address.
 */
export function linkToImage(src: string, wish: ImageOptions, sources: readonly string[] = []): string {
  const name = LOCAL.test(src) ? src.slice(MEDIA_PREFIX.length) : remoteName(src, sources);
  if (name === undefined) return src;
  const shape = wish.crop ? SHAPE_LETTERS[wish.crop] : OWN_SHAPE;
  const { quality = IMAGE_QUALITY.least } = wish;
  return `${IMAGE_PREFIX}${wish.width}${shape}${quality === IMAGE_QUALITY.least ? '' : quality}/${name}`;
}

function remoteName(src: string, sources: readonly string[]): string | undefined {
  if (!/^https:\/\//i.test(src) || !URL.canParse(src)) return undefined;
  const url = new URL(src);
  url.hash = '';
  if (!sources.includes(url.origin) || url.username || url.password) return undefined;
  return `${REMOTE_MARK}${encodeText(url.href.slice('https://'.length))}`;
}

/** An address, which is ASCII, as URL-safe base64 without padding. */
export const encodeText = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

const SIZED = /^\/img\/\d+([ptwso](?:\d\d)?\/.+)$/;

/** The same picture in another width; undefined for an address that `linkToImage` did not make. */
export function findImageInWidth(href: string, other: ImageOptions['width']): string | undefined {
  const rest = SIZED.exec(href)?.[1];
  return rest && `${IMAGE_PREFIX}${other}${rest}`;
}

/** Left out where a page has many pictures: a browser then takes the next, and a page is kilobytes lighter. */
const BETWEEN: readonly number[] = [600, 840];

/**
 * The `srcset` of a picture whose address `linkToImage` made, for a picture drawn `cssWidth` wide: from a third to
 * twice of that width; `inFewWidths`, each about half as wide again as the one before. Undefined for any other address.
 */
export function buildImageSrcSet(href: string, cssWidth: number, inFewWidths = false): string | undefined {
  if (!SIZED.test(href)) return undefined;
  const most = IMAGE_WIDTHS.find((each) => each >= 2 * cssWidth) ?? Number.POSITIVE_INFINITY;
  return IMAGE_WIDTHS.filter((each) => each >= cssWidth / 3 && each <= most && !(inFewWidths && BETWEEN.includes(each)))
    .map((each) => `${findImageInWidth(href, each)} ${each}w`)
    .join();
}

/** The crop with this height at this width; undefined when there is none. */
export function findCrop(width: number, height: number): ImageCrop | undefined {
  return listKeys(IMAGE_CROPS).find((crop) => computeCropHeight(width, crop) === height);
}
