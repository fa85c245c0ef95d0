import { listKeys } from '../tables/keys.ts';
import {
  computeCropHeight,
  encodeText,
  findCrop,
  IMAGE_CROPS,
  IMAGE_PREFIX,
  IMAGE_QUALITY,
  IMAGE_WIDTHS,
  MEDIA_PREFIX,
  OWN_SHAPE,
  REMOTE_MARK,
  SHAPE_LETTERS,
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

/** `/img/600p/…`, `/img/600p80/…`. */
const SHORT = /^\/img\/(\d+)([a-z])(\d\d)?\/(.*)$/s;
/** As addresses were written before: caches, emails and search engines hold them. */
const LONG = /^\/img\/([^/?]*)\/([^/?]*)\/(.*)$/s;
/** Precedes the name of a picture from another server in a long address. */
const REMOTE_FOLDER = 'remote/';
const HTTPS = 'https://';

/**
 * Parses the path and query of a request below `/img/` (A8), as received. A picture of another server has exactly one
 * spelling. An invalid request gives a sentence that says what is wrong and where. Whether the site allows the source
 * is checked elsewhere.
 */
export function parseImageRequest(target: string): ParsedImageRequest {
  if (target.length > MOST_CHARACTERS) return { problem: `The address is longer than ${MOST_CHARACTERS} characters.` };
  const short = SHORT.exec(target);
  return short ? parseShort(short) : parseLong(target);
}

function parseShort([, width = '', letter = '', quality, name = '']: RegExpExecArray): ParsedImageRequest {
  const crop = listKeys(SHAPE_LETTERS).find((each) => SHAPE_LETTERS[each] === letter);
  if (!crop && letter !== OWN_SHAPE)
    return { problem: `The shape "${letter}" must be ${[...Object.values(SHAPE_LETTERS), OWN_SHAPE].join(', ')}.` };
  const size = parseSize(crop ? `${width}x${computeCropHeight(Number(width), crop)}` : width);
  const source = name.startsWith(REMOTE_MARK)
    ? parseRemote(decodeUrl(name.slice(REMOTE_MARK.length), HTTPS))
    : parseLocal(MEDIA_PREFIX + name);
  return requestOf(size, quality === undefined ? IMAGE_QUALITY.least : parseQuality(quality), source);
}

function parseLong(target: string): ParsedImageRequest {
  const [, size, quality, name] = LONG.exec(target) ?? [];
  if (size === undefined || quality === undefined || name === undefined)
    return { problem: `The address must be ${IMAGE_PREFIX}{width}{shape}[{quality}]/{picture}.` };
  const source = name.startsWith(REMOTE_FOLDER)
    ? parseRemote(decodeUrl(name.slice(REMOTE_FOLDER.length), ''))
    : parseLocal(`/${name}`);
  return requestOf(parseSize(size), parseQuality(quality.replace(/^q(?=\d\d$)/, '')), source);
}

type Problem = { problem: string };
type Size = Pick<ImageRequest, 'width' | 'height'>;

function requestOf(size: Size | Problem, quality: number | Problem, source: ImageSource | Problem): ParsedImageRequest {
  if ('problem' in size) return size;
  if (typeof quality !== 'number') return quality;
  return 'problem' in source ? source : { request: { ...size, quality, source } };
}

function parseQuality(text: string): number | Problem {
  const { least, most } = IMAGE_QUALITY;
  if (/^\d\d$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  return { problem: `The quality "${shown(text)}" must be ${least} to ${most}.` };
}

function parseSize(text: string): Size | Problem {
  const [, width, height] = /^([1-9]\d{2,3})(?:x([1-9]\d{1,3}))?$/.exec(text) ?? [];
  if (!IMAGE_WIDTHS.some((each) => String(each) === width))
    return { problem: `The size "${shown(text)}" must begin with a width of ${IMAGE_WIDTHS.join(', ')}.` };
  if (height === undefined) return { width: Number(width), height: null };
  if (findCrop(Number(width), Number(height))) return { width: Number(width), height: Number(height) };
  const heights = listKeys(IMAGE_CROPS).map((crop) => computeCropHeight(Number(width), crop));
  return { problem: `The height in "${shown(text)}" must be ${heights.join(', ')}, or be left out.` };
}

function parseLocal(name: string): ImageSource | Problem {
  const [path = '', query, ...more] = name.split('?');
  const version = query === undefined ? null : (/^v=([\w.-]+)$/.exec(query)?.[1] ?? undefined);
  if (more.length > 0 || version === undefined)
    return { problem: 'The query may only be the version of the picture, ?v=… .' };
  if (!path.startsWith(MEDIA_PREFIX))
    return { problem: `The picture must be below ${MEDIA_PREFIX}, or be one of another server.` };
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

function parseRemote(url: URL | undefined): ImageSource | Problem {
  if (!url) return { problem: 'The picture of another server must be its web address in base64url.' };
  if (url.protocol !== 'https:') return { problem: 'The picture must be at an https address.' };
  if (url.username || url.password) return { problem: 'The address of the picture must not hold a password.' };
  return { kind: 'remote', url };
}

/** The URL that was encoded, without the given beginning; undefined for any other spelling of it. */
function decodeUrl(name: string, beginning: string): URL | undefined {
  if (!/^[\w-]+$/.test(name)) return undefined;
  try {
    const url = new URL(beginning + atob(name.replaceAll('-', '+').replaceAll('_', '/')));
    const isSpelling = url.href.startsWith(beginning) && encodeText(url.href.slice(beginning.length)) === name;
    return !url.hash && isSpelling ? url : undefined;
  } catch {
    return undefined;
  }
}

/** The received text, shortened and stripped of special characters so that it can be repeated in a message. */
const shown = (text: string) => text.replace(/[^\w.%-]/g, '?').slice(0, 20);
