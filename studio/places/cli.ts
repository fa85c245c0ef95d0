// Draws the pictures of places into the demo's pictures: npm run places --workspace studio -- [showroom-dusk …]
// With --to <folder> and --size 600x400 it draws them somewhere else, as PNG, to look at; --rays 8 is
// quicker and coarser.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PICTURES_FOLDER } from '../../demo/media.ts';
import { pathOf, SIZES } from '../../demo/picture-set/views.ts';
import { versionOf } from '../pictures/draw/draw-frames.ts';
import { MANIFEST_PATH } from '../pictures/record/folders.ts';
import { withPlaces } from '../pictures/record/manifest-changes.ts';
import { readOrBeginManifest, saveManifest } from '../pictures/record/manifest-file.ts';
import { drawPlaces } from './draw-places.ts';
import { KINDS } from './kinds.ts';

/** Fine enough for leaves and bricks, and still below 80 KB. */
const AVIF = { quality: 48, effort: 4, chromaSubsampling: '4:2:0' };

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { size: { type: 'string' }, to: { type: 'string' }, rays: { type: 'string' } },
});
const [width = SIZES.photograph.width, height = SIZES.photograph.height] = options.size?.split('x').map(Number) ?? [];
const all = KINDS.flatMap(({ id, hours }) => hours.map((hour) => `${id}-${hour}`));
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no place "${unknown.join(', ')}"; there are ${all.join(', ')}.`);
const names = positionals.length > 0 ? positionals : all;
const wanted = KINDS.map((kind) => ({
  kind,
  hours: kind.hours.filter((hour) => names.includes(`${kind.id}-${hour}`)),
}));
const versions: Record<string, string> = {};
await drawPlaces(
  wanted.filter(({ hours }) => hours.length > 0),
  { width, height, skyRays: Number(options.rays ?? 16) },
  async ({ id }, hour, picture) => {
    const path = join(options.to ?? PICTURES_FOLDER, pathOf.place(id, hour));
    await mkdir(dirname(path), { recursive: true });
    if (options.to) {
      await picture.png().toFile(path.replace(/avif$/, 'png'));
    } else {
      const bytes = await picture.avif(AVIF).toBuffer();
      await writeFile(path, bytes);
      versions[pathOf.place(id, hour)] = versionOf(bytes);
    }
    console.log(path);
  },
);
if (!options.to) {
  const manifest = readOrBeginManifest(MANIFEST_PATH);
  const paths = KINDS.flatMap(({ id, hours }) => hours.map((hour) => pathOf.place(id, hour)));
  const kept = paths.filter((path) => manifest.files[path]).map((path) => [path, manifest.files[path]!] as const);
  await saveManifest(MANIFEST_PATH, withPlaces(manifest, { ...Object.fromEntries(kept), ...versions }));
}
