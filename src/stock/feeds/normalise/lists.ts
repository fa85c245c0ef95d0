import { isRecord } from '../../../domain/text/look-up.ts';
import type { CarImage } from '../../../domain/vehicle/car.ts';
import { isEmpty, quote, type Reading, toText } from '../reading.ts';

const MAX_ITEMS = 500;

const isObject = (raw: unknown): boolean => typeof raw === 'object' && !Array.isArray(raw);

/**
 * Reads a list of words: a JSON list, or text separated by `|`, `;`, line breaks, or else commas. Duplicates are
 * dropped.
 */
export function readList(raw: unknown): Reading<string[]> {
  if (isEmpty(raw)) return { value: [] };
  if (isObject(raw)) return { problem: `${quote(raw)} is not a list` };
  const parts = Array.isArray(raw) ? raw : splitList(String(raw));
  const items = [...new Set(parts.map(toText).filter((item) => item !== null))];
  if (items.length <= MAX_ITEMS) return { value: items };
  return {
    value: items.slice(0, MAX_ITEMS),
    note: `only the first ${MAX_ITEMS} of ${items.length} are kept`,
  };
}

function splitList(text: string): string[] {
  const separator = ['|', '\n', ';'].find((candidate) => text.includes(candidate)) ?? ',';
  return text.split(separator);
}

/**
 * Pictures are separated by `|`, `;`, spaces, or commas followed by an address: addresses may contain commas
 * themselves.
 */
const BETWEEN_ADDRESSES = /\s*[|;]\s*|\s*,\s*(?=https?:|\/|$)|\s+(?=https?:|\/)/;

const isAddress = (text: string): boolean =>
  !/[\s"<>\p{Cc}\p{Cs}]/u.test(text) && ((/^https?:\/\//i.test(text) && URL.canParse(text)) || /^\/[^/]/.test(text));

/** A web address, or a path on the site when it begins with one slash. */
export function readAddress(raw: unknown): Reading<string | null> {
  const text = toText(raw);
  if (text === null) return { value: null };
  return isAddress(text) ? { value: text } : { problem: `${quote(raw)} is not a web address` };
}

/** Reads a list of addresses; invalid ones are left out (noted). */
export function readAddresses(raw: unknown): Reading<string[]> {
  if (isEmpty(raw)) return { value: [] };
  if (isObject(raw)) return { problem: `${quote(raw)} is not a list of web addresses` };
  const parts = Array.isArray(raw) ? raw : String(raw).trim().split(BETWEEN_ADDRESSES);
  const texts = parts.map(toText).filter((text) => text !== null);
  const good = [...new Set(texts.filter(isAddress))];
  const bad = texts.find((text) => !isAddress(text));
  return bad === undefined
    ? { value: good }
    : { value: good, note: `${quote(bad)} is not a web address and is left out` };
}

const hasUrl = (item: unknown): item is { url: string; thumb?: unknown } =>
  isRecord(item) && typeof item.url === 'string';

/**
 * The picture in an item of a JSON list: an address, `{ url }`, or `{ image: { url, thumb: { url } } }` as the project
 * writes it.
 */
function readImage(item: unknown): CarImage | undefined {
  if (typeof item === 'string') return isAddress(item.trim()) ? toImage(item.trim()) : undefined;
  const image = (isRecord(item) ? item.image : undefined) ?? item;
  if (!hasUrl(image) || !isAddress(image.url)) return undefined;
  const { thumb } = image;
  return toImage(image.url, hasUrl(thumb) && isAddress(thumb.url) ? thumb.url : image.url);
}

const toImage = (url: string, thumb = url): CarImage => ({ image: { url, thumb: { url: thumb } } });

/** Reads a vehicle's pictures: text as `readAddresses` takes it, or a JSON list. Invalid items are left out (noted). */
export function readImages(raw: unknown): Reading<CarImage[]> {
  if (isEmpty(raw)) return { value: [] };
  if (!Array.isArray(raw)) {
    const addresses = readAddresses(raw);
    return 'problem' in addresses ? addresses : { ...addresses, value: addresses.value.map((url) => toImage(url)) };
  }
  const images = raw.map(readImage).filter((image) => image !== undefined);
  return images.length === raw.length
    ? { value: images }
    : {
        value: images,
        note: `${raw.length - images.length} of ${raw.length} pictures have no usable address and are left out`,
      };
}
