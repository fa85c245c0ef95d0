import { createHash } from 'node:crypto';
import type { Measure } from './make-picture.ts';

/** Increase when pictures are made differently, so that cached ones are made anew. */
const RECIPE = 1;

/** A remote picture together with its allowed origins: a redirect that one site allows, another may not. */
export const buildRemoteName = (url: URL, sources: readonly string[]): string =>
  [url.href, ...sources.toSorted()].join(' ');

/** The cache key of a picture: its source and its measure. */
export const buildPictureKey = (source: unknown[], { width, height, quality, format }: Measure): string =>
  `${digest([RECIPE, source, width, height, quality, format])}.${format}`;

const digest = (parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

/** The cache key of a remote picture's original bytes. */
export const buildSourceKey = (name: string): string => digest(['source', name]);
