import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Manifest, readManifest } from '../../../demo/picture-set/manifest.ts';

const NO_PICTURES: Manifest = { designs: {}, cabins: {}, files: {} };

/**
 * The manifest at a path, or an empty one where nothing was ever drawn. Throws as `readManifest` does when there is
 * one that is none.
 */
export function readOrBeginManifest(path: string): Manifest {
  return existsSync(path) ? readManifest(path) : NO_PICTURES;
}

/**
 * Writes the manifest in an order of its own, so that the same pictures give the same file; it is whole or not
 * written.
 */
export async function saveManifest(path: string, { designs, cabins, files }: Manifest): Promise<void> {
  const text = JSON.stringify({ designs: sorted(designs), cabins: sorted(cabins), files: sorted(files) }, null, 1);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, `${text}\n`);
  await rename(`${path}.new`, path);
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })));
