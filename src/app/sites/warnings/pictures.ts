import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA_PREFIX } from '../../../domain/media/image-address.ts';
import { parseAddresses } from '../../../features/pages/written/markdown-addresses.ts';
import type { FileProblem } from '../../../settings/content.ts';
import type { ReadFolder } from '../folder.ts';
import { type FoundText, isMarkdown, listTexts } from './texts.ts';

const PICTURE = /^\/[^/].*\.(?:avif|jpe?g|png|webp|gif|svg|ico|mp4|webm|pdf)(?:[?#].*)?$/i;
/** Pictures that the program itself draws. */
const DRAWN = /^\/(drawings|icons|img)\/|^\/(favicon\.svg|social\.png)$/;

/**
 * The logos and pictures that a valid folder names and the site's own server does not have. `mediaFolder` is the folder
 * served under /media; null where there is none. Pictures on other servers are not checked. Empty for a folder that is
 * refused: its problems come first.
 */
export function findMissingPictures({ check, files }: ReadFolder, mediaFolder: string | null): FileProblem[] {
  if (!check.ok) return [];
  return listTexts(files).flatMap((found) =>
    picturesIn(found).flatMap((address) => {
      const reason = whyMissing(address, mediaFolder);
      const { file, path } = found;
      return reason ? [{ file, path, reason, suggestion: null }] : [];
    }),
  );
}

function picturesIn(found: FoundText): string[] {
  if (isMarkdown(found)) return parseAddresses(found.text).pictures;
  return PICTURE.test(found.text) || found.text.startsWith(MEDIA_PREFIX) ? [found.text] : [];
}

function whyMissing(address: string, mediaFolder: string | null): string | undefined {
  const path = address.replace(/[?#].*$/s, '');
  if (!path.startsWith('/') || path.startsWith('//') || DRAWN.test(path)) return undefined;
  if (!path.startsWith(MEDIA_PREFIX)) return `nothing is served at ${path}: pictures go under ${MEDIA_PREFIX}`;
  if (mediaFolder === null) return `${path} is not served: MEDIA_DIR is not set`;
  const isThere = existsSync(join(mediaFolder, decoded(path.slice(MEDIA_PREFIX.length))));
  return isThere ? undefined : `there is no file ${path}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
