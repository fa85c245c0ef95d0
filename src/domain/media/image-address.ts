/**
 * The widths in pixels that a picture can be had in: no others, so that nobody can make the server work without end.
 */
export const IMAGE_WIDTHS = [160, 320, 480, 600, 750, 840, 1200, 1600, 2000] as const;

/** Shapes that a picture can be cropped to, width by height. */
export const IMAGE_CROPS = { '3:2': 3 / 2, '4:3': 4 / 3, '16:9': 16 / 9, '1:1': 1 } as const;
export type ImageCrop = keyof typeof IMAGE_CROPS;

/** The qualities that a picture can be had in (A8). */
export const IMAGE_QUALITY = { least: 75, most: 80 } as const;

/** Where pictures made to measure are served. */
export const IMAGE_PREFIX = '/img/';
/** Where the operator's own files are served; of the site's own paths, only these are made to measure. */
export const MEDIA_PREFIX = '/media/';
/** Stands before the name of a picture of another server. */
export const REMOTE_PREFIX = 'remote/';

export interface ImageOptions {
  width: (typeof IMAGE_WIDTHS)[number];
  /** Without one, the picture keeps its shape. */
  crop?: ImageCrop;
  quality?: number;
}

/** The height of a crop at a width, in whole pixels. */
export const computeCropHeight = (width: number, crop: ImageCrop): number =>
  Math.round(width / IMAGE_CROPS[crop]);

/**
 * A file that is made to measure; drawings (SVG) and videos are served as they are. Escapes that could lead elsewhere
 * are not taken.
 */
const LOCAL =
  /^\/media\/(?!.*%(?:2[ef]|5c|[01]|7f))(?:[\w%~+@=()-][\w.%~+@=()-]*\/)*[\w%~+@=()-][\w.%~+@=()-]*\.(?:avif|jpe?g|png|webp|gif)(?:\?v=[\w.-]+)?$/i;

/**
 * The address of a picture made to measure, for instance `/img/600x400/q75/media/a.avif?v=3f9a`; one of another server
 * is named by its whole address in base64url, which nothing on the way can tidy into another. `sources` are the origins
 * that the site allows. A picture that the service does not make (a drawing, a video, an origin that is not allowed)
 * keeps its own address.
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

/** The same picture in another width; undefined for an address that `imageHref` did not make. */
export function findImageInWidth(href: string, other: ImageOptions['width']): string | undefined {
  const [, width, height, rest] = SIZED.exec(href) ?? [];
  if (!width || !rest) return undefined;
  const crop = height === undefined ? undefined : findCrop(Number(width), Number(height));
  return `${IMAGE_PREFIX}${crop ? `${other}x${computeCropHeight(other, crop)}` : other}/${rest}`;
}

/**
 * The `srcset` of a picture whose address `imageHref` made, as far as it is of use where the picture is drawn
 * `cssWidth` wide: up to twice that. Undefined for any other address.
 */
export function buildImageSrcSet(href: string, cssWidth: number): string | undefined {
  if (!SIZED.test(href)) return undefined;
  const most = IMAGE_WIDTHS.find((each) => each >= 2 * cssWidth) ?? Number.POSITIVE_INFINITY;
  return IMAGE_WIDTHS.filter((each) => each <= most)
    .map((each) => `${findImageInWidth(href, each)} ${each}w`)
    .join(', ');
}

/** The crop that gives this height at this width; undefined when none does. */
export function findCrop(width: number, height: number): ImageCrop | undefined {
  return (Object.keys(IMAGE_CROPS) as ImageCrop[]).find((crop) => computeCropHeight(width, crop) === height);
}
