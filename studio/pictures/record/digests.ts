import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { MeshFile } from '../../geometry/mesh-file.ts';

const STUDIO = join(import.meta.dirname, '..', '..');
const RELATIVE_IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.(?:ts|mjs))'/g;

/**
 * A digest of modules of the studio (paths below its folder) and of all that they import, one from another; `without`
 * leaves out a module that counts by what it gives.
 */
export function sourceDigest(modules: readonly string[], folder = STUDIO, without?: string): string {
  const hash = createHash('sha256');
  const found = [...closureOf(modules, folder)].filter(([path]) => relative(folder, path) !== without);
  for (const [path, text] of found.sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${relative(folder, path)}\n${text}\n`);
  return short(hash);
}

function closureOf(modules: readonly string[], folder: string): Map<string, string> {
  const known = new Map<string, string>();
  const open = modules.map((path) => join(folder, path));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (known.has(path)) continue;
    const text = readFileSync(path, 'utf8');
    known.set(path, text);
    for (const [, target = ''] of text.matchAll(RELATIVE_IMPORT)) open.push(join(dirname(path), target));
  }
  return known;
}

/** A digest of a mesh as it is drawn. */
export function meshDigest({ parts, buffer }: MeshFile): string {
  return short(createHash('sha256').update(JSON.stringify(parts)).update(buffer));
}

/** A digest of plain data. */
export function dataDigest(...data: unknown[]): string {
  return short(createHash('sha256').update(JSON.stringify(data)));
}

const short = (hash: ReturnType<typeof createHash>) => hash.digest('hex').slice(0, 16);
