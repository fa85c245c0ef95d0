import sharp, { type Metadata, type Sharp } from 'sharp';
import { getErrorMessage } from '../../domain/text/error-message.ts';
import { type ImageFormat, sniffFormat } from './formats.ts';
import { PictureFailure } from './picture-failure.ts';

/** Most pixels of a source: a photo of a good camera has 24 million, a decompression bomb more. */
const MOST_PIXELS = 50_000_000;
const SECONDS_AT_MOST = 20;

// One thread per picture: the queue decides how many are made at a time.
sharp.concurrency(1);
sharp.cache(false);
// Of all that libvips reads, only these. Bytes are checked before (sniffFormat); this covers what that misses. SVG is
// for our own drawings in documents (app/sites/site-pictures.ts); any other SVG is stopped by sniffFormat.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'].map((loader) => `VipsForeignLoad${loader}`),
});

export interface Measure {
  width: number;
  height: number | null;
  quality: number;
  format: ImageFormat;
}

/** The same number means a finer picture in AVIF than in JPEG; 20 less looks alike. */
const AVIF_QUALITY_BELOW = 20;

/** AVIF at effort 2 of 9, WebP at 2 of 6, plain JPEG: docs/decisions/images.md has what each costs and saves. */
const ENCODE: Record<ImageFormat, (image: Sharp, quality: number) => Sharp> = {
  avif: (image, quality) => image.avif({ quality: quality - AVIF_QUALITY_BELOW, effort: 2 }),
  webp: (image, quality) => image.webp({ quality, effort: 2 }),
  jpeg: (image, quality) => image.flatten({ background: '#fff' }).jpeg({ quality }),
};

/**
 * Makes a picture to measure: rotated as its EXIF says, cropped around the centre, never enlarged, without metadata. If
 * nothing would be gained, the source is returned as it is. Throws `PictureFailure` when the bytes are not a picture
 * that we read, or a broken one, or one of too many pixels.
 */
export async function makePicture(source: Buffer, measure: Measure): Promise<Buffer> {
  try {
    const sourceFormat = sniffFormat(source);
    if (!sourceFormat) throw new PictureFailure('not a picture', 'the bytes are no picture that is read');
    const image = sharp(source, {
      failOn: 'error',
      limitInputPixels: MOST_PIXELS,
      autoOrient: true,
      pages: 1,
    });
    const metadata = await image.metadata();
    const size = sizeFor(metadata.autoOrient, measure);
    const mayStay = sourceFormat === measure.format && isPlain(metadata) && keepsShape(metadata, size);
    if (mayStay && size.width === metadata.width) return source;
    const resized = image.resize({ ...size, fit: 'cover' }).timeout({ seconds: SECONDS_AT_MOST });
    const made = await ENCODE[measure.format](resized, measure.quality).toBuffer();
    return mayStay && source.length <= made.length ? source : made;
  } catch (error) {
    if (error instanceof PictureFailure) throw error;
    throw new PictureFailure('not a picture', getErrorMessage(error), { cause: error });
  }
}

/**
 * Whether a source is already the picture to be made, or is larger but can be sent while that is made: its format is
 * accepted and its shape is the requested one. Any other, and one that can't be read, is "other".
 */
export async function compareSource(source: Buffer, measure: Measure): Promise<'same' | 'larger' | 'other'> {
  if (sniffFormat(source) !== measure.format) return 'other';
  const metadata = await sharp(source, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => undefined);
  if (!metadata || !isPlain(metadata)) return 'other';
  const size = sizeFor(metadata.autoOrient, measure);
  if (!keepsShape(metadata, size)) return 'other';
  return size.width === metadata.width ? 'same' : 'larger';
}

interface Size {
  width: number;
  height: number;
}

/** The requested size, as far as the source has it. */
function sizeFor(source: Size, { width, height }: Measure): Size {
  const wanted = { width, height: height ?? Math.max(1, Math.round((width * source.height) / source.width)) };
  const scale = Math.min(1, source.width / wanted.width, source.height / wanted.height);
  return {
    width: Math.max(1, Math.round(wanted.width * scale)),
    height: Math.max(1, Math.round(wanted.height * scale)),
  };
}

/** No location, camera data or colour profile, not rotated, and not animated. */
const isPlain = ({ exif, xmp, iptc, icc, orientation, pages }: Metadata): boolean =>
  !exif && !xmp && !iptc && !icc && (orientation ?? 1) === 1 && (pages ?? 1) === 1;

const keepsShape = (source: Size, size: Size): boolean =>
  Math.abs(source.width / source.height - size.width / size.height) < 0.02;
