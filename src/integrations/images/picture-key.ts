import { createHash } from 'node:crypto';
import type { Measure } from './make-picture.ts';

/** Grows when pictures are made in another way, so that what was kept is made anew. */
const RECIPE = 1;

/** A remote picture together with what it may be fetched from: what one site may have by a redirect another may not. */
export const buildRemoteName = (url: URL, sources: readonly string[]): string =>
  [url.href, ...sources.toSorted()].join(' ');

/** What a picture of a source in a measure is kept under. */
export const buildPictureKey = (source: unknown[], { width, height, quality, format }: Measure): string =>
  `${digest([RECIPE, source, width, height, quality, format])}.${format}`;

const digest = (parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

/** The bytes of a remote picture as they came. */
export const buildSourceKey = (name: string): string => digest(['source', name]);
