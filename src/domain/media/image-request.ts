import { listKeys } from '../tables/keys.ts';
import {
  computeCropHeight,
  encodeUrl,
  findCrop,
  IMAGE_CROPS,
  IMAGE_PREFIX,
  IMAGE_QUALITY,
  IMAGE_WIDTHS,
  MEDIA_PREFIX,
  REMOTE_PREFIX,
} from './image-address.ts';

/** The requested picture: a file in the media folder by its path segments, or the URL of one on another server. */
export type ImageSource = { kind: 'local'; segments: string[]; version: string | null } | { kind: 'remote'; url: URL };

export interface ImageRequest {
  source: ImageSource;
  width: number;
  /** Null keeps the picture's aspect ratio. */
  height: number | null;
  quality: number;
}

export type ParsedImageRequest = { request: ImageRequest } | { problem: string };

const MOST_CHARACTERS = 4096;

/**
 * Parses the path and query of a request below `/img/` (A8), as received. A picture of another server has exactly one
 * spelling. An invalid request gives a sentence that says what is wrong and where. Whether the site allows the source
 * is checked elsewhere.
 */
export function parseImageRequest(target: string): ParsedImageRequest {
  if (target.length > MOST_CHARACTERS) return { problem: `The address is longer than ${MOST_CHARACTERS} characters.` };
  const [, size, quality, name] = /^\/img\/([^/?]*)\/([^/?]*)\/(.*)$/s.exec(target) ?? [];
  if (size === undefined || quality === undefined || name === undefined)
    return { problem: `The address must be ${IMAGE_PREFIX}{width}[x{height}]/q{quality}/{picture}.` };
  const measured = parseSize(size);
  if ('problem' in measured) return measured;
  const { least, most } = IMAGE_QUALITY;
  if (!/^q\d\d$/.test(quality) || Number(quality.slice(1)) < least || Number(quality.slice(1)) > most)
    return { problem: `The quality "${shown(quality)}" must be q${least} to q${most}.` };
  const source = name.startsWith(REMOTE_PREFIX)
    ? parseRemote(name.slice(REMOTE_PREFIX.length))
    : parseLocal(`/${name}`);
  return 'problem' in source ? source : { request: { ...measured, quality: Number(quality.slice(1)), source } };
}

function parseSize(text: string): { width: number; height: number | null } | { problem: string } {
  const [, width, height] = /^([1-9]\d{2,3})(?:x([1-9]\d{1,3}))?$/.exec(text) ?? [];
  if (!IMAGE_WIDTHS.some((each) => String(each) === width))
    return { problem: `The size "${shown(text)}" must begin with a width of ${IMAGE_WIDTHS.join(', ')}.` };
  if (height === undefined) return { width: Number(width), height: null };
  if (findCrop(Number(width), Number(height))) return { width: Number(width), height: Number(height) };
  const heights = listKeys(IMAGE_CROPS).map((crop) => computeCropHeight(Number(width), crop));
  return { problem: `The height in "${shown(text)}" must be ${heights.join(', ')}, or be left out.` };
}

function parseLocal(name: string): ImageSource | { problem: string } {
  const [path = '', query, ...more] = name.split('?');
  const version = query === undefined ? null : (/^v=([\w.-]+)$/.exec(query)?.[1] ?? undefined);
  if (more.length > 0 || version === undefined)
    return { problem: 'The query may only be the version of the picture, ?v=… .' };
  if (!path.startsWith(MEDIA_PREFIX))
    return { problem: `The picture must be below ${MEDIA_PREFIX}, or be ${REMOTE_PREFIX}… .` };
  const segments = path.slice(MEDIA_PREFIX.length).split('/').map(plainSegment);
  const named = segments.filter((segment) => segment !== undefined);
  if (named.length === segments.length) return { kind: 'local', segments: named, version };
  return { problem: `Part ${segments.indexOf(undefined) + 1} of the path below ${MEDIA_PREFIX} is no name of a file.` };
}

/** One path segment, unescaped once; undefined when it could lead out of its folder. */
function plainSegment(segment: string): string | undefined {
  try {
    const name = decodeURIComponent(segment);
    return /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u.test(name) && name.isWellFormed() ? name : undefined;
  } catch {
    return undefined;
  }
}

function parseRemote(name: string): ImageSource | { problem: string } {
  const url = decodeUrl(name);
  if (!url) return { problem: `What follows ${REMOTE_PREFIX} must be a whole web address in base64url.` };
  if (url.protocol !== 'https:') return { problem: 'The picture must be at an https address.' };
  if (url.username || url.password) return { problem: 'The address of the picture must not hold a password.' };
  return { kind: 'remote', url };
}

/** The URL that `encodeUrl` encoded; undefined for any other spelling of it. */
function decodeUrl(name: string): URL | undefined {
  if (!/^[\w-]+$/.test(name)) return undefined;
  try {
    const url = new URL(atob(name.replaceAll('-', '+').replaceAll('_', '/')));
    return !url.hash && encodeUrl(url.href) === name ? url : undefined;
  } catch {
    return undefined;
  }
}

/** The received text, shortened and stripped of special characters so that it can be repeated in a message. */
const shown = (text: string) => text.replace(/[^\w.%-]/g, '?').slice(0, 20);
