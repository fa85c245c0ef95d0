/** The formats that pictures are delivered in, the smallest first. JPEG is taken by all. */
const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];
export type QuickFormat = Exclude<ImageFormat, 'avif'>;

/**
 * The best format that a browser says it takes (RFC 9110, 12.5.1): by name, for `image/*` is said by browsers that take
 * no AVIF. An AVIF takes long to make: `standIn` is what the browser takes besides, and is made in a moment.
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

/**
 * What the first bytes say a file is; undefined for all that is no picture we read (SVG, PDF, TIFF, HEIC, anything).
 */
export function sniffFormat(bytes: Uint8Array): 'avif' | 'webp' | 'jpeg' | 'png' | 'gif' | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF.{4}WEBPVP8/s.test(head)) return 'webp';
  return /^\0\0\0.ftyp(?:avif|mif1.{4}(?:.{4})*?avif)/s.test(head) ? 'avif' : undefined;
}
