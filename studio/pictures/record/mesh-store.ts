import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeMesh, loadMesh, type MeshFile, saveMesh } from '../../geometry/mesh-file.ts';
import type { Model } from '../../geometry/model.ts';

/**
 * The mesh of a design or cabin, from the store when it was built from the same source before; else it is built,
 * which takes half a minute, and kept in place of older ones.
 */
export async function meshOf(folder: string, id: string, source: string, build: () => Model): Promise<MeshFile> {
  const path = join(folder, `${id}.${source}`);
  if (existsSync(`${path}.json`) && existsSync(`${path}.bin`)) return loadMesh(path);
  const mesh = encodeMesh(build());
  await mkdir(folder, { recursive: true });
  await removeOthers(folder, id);
  await saveMesh(`${path}.new`, mesh);
  for (const end of ['bin', 'json']) await rename(`${path}.new.${end}`, `${path}.${end}`);
  return mesh;
}

async function removeOthers(folder: string, id: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(
    names.filter((name) => name.startsWith(`${id}.`)).map((name) => rm(join(folder, name), { force: true })),
  );
}
