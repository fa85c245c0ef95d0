import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { PICTURES_FOLDER } from '../../demo/media.ts';
import { BODIES } from '../../demo/picture-set/bodies.ts';
import { type Manifest, readManifest } from '../../demo/picture-set/manifest.ts';
import { CABIN_VIEWS, pathOf } from '../../demo/picture-set/views.ts';
import { MANIFEST_PATH } from './record/folders.ts';

const TILE = { width: 420, height: 280 };
const GAP = 6;
/** So many steps of a spin are on a sheet. */
const SPIN_STEPS = 12;

/**
 * Writes contact sheets of the pictures there are: one a body with all its designs, one a design and one a cabin with
 * everything drawn of it; of the designs and cabins named, or of all. Gives the folder.
 */
export async function writeSheets(only: readonly string[] | undefined): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-sheets-'));
  const manifest = readManifest(MANIFEST_PATH);
  for (const { name, paths, columns } of listSheets(manifest, only))
    await writeSheet(join(folder, `${name}.jpg`), paths, columns);
  return folder;
}

interface Sheet {
  name: string;
  paths: string[];
  columns: number;
}

function listSheets(manifest: Manifest, only: readonly string[] | undefined): Sheet[] {
  const isWanted = (id: string) => only?.includes(id) ?? true;
  const bodies = only ? [] : BODIES.map((body) => bodySheet(body, manifest));
  const designs = Object.keys(manifest.designs)
    .filter(isWanted)
    .map((id) => designSheet(id, manifest));
  const cabins = Object.keys(manifest.cabins)
    .filter(isWanted)
    .map((id) => ({
      name: `cabin-${id}`,
      paths: [...CABIN_VIEWS.map((view) => pathOf.cabin(id, view)), pathOf.panorama(id)],
      columns: 2,
    }));
  return [...bodies, ...designs, ...cabins].filter(({ paths }) => paths.length > 0);
}

/** A row a design: from both ends and the side, each in another paint. */
function bodySheet(body: string, { designs }: Manifest): Sheet {
  const columns = 4;
  const paths = Object.entries(designs)
    .filter(([, design]) => design.body === body)
    .flatMap(([id, { paints }]) => {
      const names = Object.keys(paints);
      return (['front-left', 'side', 'rear-left', 'front-right'] as const).map((view, index) => {
        const having = names.filter((paint) => paints[paint]?.includes(view));
        return pathOf.painted(id, having[index % having.length] ?? '', view);
      });
    });
  return { name: `body-${body}`, paths, columns };
}

function designSheet(id: string, { designs }: Manifest): Sheet {
  const { paints = {}, spinFrames = 0 } = designs[id] ?? {};
  const painted = Object.entries(paints).flatMap(([paint, views], index) =>
    (index === 0 ? views : views.slice(0, 1)).map((view) => pathOf.painted(id, paint, view)),
  );
  const spin = Array.from({ length: SPIN_STEPS }, (_, step) =>
    pathOf.spin(id, Math.floor((step * spinFrames) / SPIN_STEPS)),
  );
  return { name: `design-${id}`, paths: [...painted, ...spin], columns: 4 };
}

async function writeSheet(target: string, paths: readonly string[], columns: number): Promise<void> {
  const rows = Math.ceil(paths.length / columns);
  const tiles = await Promise.all(
    paths.map(async (path, index): Promise<OverlayOptions> => {
      const left = (index % columns) * (TILE.width + GAP);
      const top = Math.floor(index / columns) * (TILE.height + GAP);
      return { input: await tileOf(path), left, top };
    }),
  );
  const width = columns * (TILE.width + GAP);
  const height = rows * (TILE.height + GAP);
  await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(tiles)
    .jpeg({ quality: 85 })
    .toFile(target);
}

const tileOf = (path: string) =>
  sharp(join(PICTURES_FOLDER, path))
    .resize({ ...TILE, fit: 'contain', background: '#fff' })
    .toBuffer();
