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
/** Precedes the name of a picture from another server. */
export const REMOTE_PREFIX = 'remote/';

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
/** A file that can be resized; drawings (SVG) and videos are served unchanged. */
const LOCAL = new RegExp(
  `^/media/(?!.*${UNSAFE_ESCAPE})(?:${SEGMENT}/)*${SEGMENT}\\.(?:avif|jpe?g|png|webp|gif)(?:\\?v=[\\w.-]+)?$`,
  'i',
);

/**
 * The address of a resized picture, for instance `/img/600x400/q75/media/a.avif?v=3f9a`. A picture of another server is
 * named by its whole address in base64url, which no proxy on the way can normalise. `sources` are the origins that the
 * site allows. A picture that cannot be resized (a drawing, a video, an origin that is not allowed) keeps its own
 * address.
 */
export function linkToImage(src: string, wish: ImageOptions, sources: readonly string[] = []): string {
  const name = LOCAL.test(src) ? src.slice(1) : remoteName(src, sources);
  if (name === undefined) return src;
  const size = wish.crop ? `${wish.width}x${computeCropHeight(wish.width, wish.crop)}` : String(wish.width);
  return `${IMAGE_PREFIX}${size}/q${wish.quality ?? IMAGE_QUALITY.least}/${name}`;
}

function remoteName(src: string, sources: readonly string[]): string | undefined {
  if (!/^https:\/\//i.test(src) || !URL.canParse(src)) return undefined;
  const url = new URL(src);
  url.hash = '';
  if (!sources.includes(url.origin) || url.username || url.password) return undefined;
  return `${REMOTE_PREFIX}${encodeUrl(url.href)}`;
}

/** An address as URL-safe base64 without padding. `href` is that of a parsed URL, hence ASCII. */
export const encodeUrl = (href: string): string =>
  btoa(href).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

const SIZED = /^\/img\/(\d+)(?:x(\d+))?\/(q\d+\/.+)$/;

/** The same picture in another width; undefined for an address that `linkToImage` did not make. */
export function findImageInWidth(href: string, other: ImageOptions['width']): string | undefined {
  const [, width, height, rest] = SIZED.exec(href) ?? [];
  if (!width || !rest) return undefined;
  const crop = height === undefined ? undefined : findCrop(Number(width), Number(height));
  return `${IMAGE_PREFIX}${crop ? `${other}x${computeCropHeight(other, crop)}` : other}/${rest}`;
}

/**
 * The `srcset` of a picture whose address `linkToImage` made, for a picture drawn `cssWidth` wide: up to twice that
 * width. Undefined for any other address.
 */
export function buildImageSrcSet(href: string, cssWidth: number): string | undefined {
  if (!SIZED.test(href)) return undefined;
  const most = IMAGE_WIDTHS.find((each) => each >= 2 * cssWidth) ?? Number.POSITIVE_INFINITY;
  return IMAGE_WIDTHS.filter((each) => each <= most)
    .map((each) => `${findImageInWidth(href, each)} ${each}w`)
    .join(', ');
}

/** The crop with this height at this width; undefined when there is none. */
export function findCrop(width: number, height: number): ImageCrop | undefined {
  return listKeys(IMAGE_CROPS).find((crop) => computeCropHeight(width, crop) === height);
}
