import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURES_FOLDER } from '../../../demo/media.ts';
import type { Manifest } from '../../../demo/picture-set/manifest.ts';

/** Removes every file of the folder that the manifest does not name, and folders that are empty then. */
export async function removeStale({ files }: Manifest, folder = PICTURES_FOLDER): Promise<void> {
  const known = new Set([...Object.keys(files), 'manifest.json']);
  await clean(folder, '', known);
}

async function clean(folder: string, below: string, known: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) await clean(folder, path, known);
    else if (!known.has(path)) await rm(join(folder, path));
  }
  if (below && (await readdir(join(folder, below))).length === 0) await rmdir(join(folder, below));
}
