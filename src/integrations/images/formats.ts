/** The formats in which pictures are delivered, smallest first. Every browser takes JPEG. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];
export type QuickFormat = Exclude<ImageFormat, 'avif'>;

/**
 * The best format that a browser accepts (RFC 9110, 12.5.1), by its name only: browsers that cannot show AVIF send
 * `image/*` too. An AVIF takes long to encode: `standIn` is a quicker format that the browser also accepts.
 */
export function chooseFormat(accept: string | undefined): { format: ImageFormat; standIn?: QuickFormat } {
  const taken = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((word) => word.trim()))
      .filter(([, ...parameters]) => !parameters.some((word) => /^q=0(\.0*)?$/.test(word)))
      .map(([type]) => type),
  );
  const quick = taken.has('image/webp') ? 'webp' : 'jpeg';
  return taken.has('image/avif') ? { format: 'avif', standIn: quick } : { format: quick };
}

/** The format by the first bytes; undefined for everything that we do not read (SVG, PDF, TIFF, HEIC, anything). */
export function sniffFormat(bytes: Uint8Array): 'avif' | 'webp' | 'jpeg' | 'png' | 'gif' | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF.{4}WEBPVP8/s.test(head)) return 'webp';
  return /^\0\0\0.ftyp(?:avif|mif1.{4}(?:.{4})*?avif)/s.test(head) ? 'avif' : undefined;
}
