import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { build } from 'vite';
import { browserPath } from '../../scripts/browser.mjs';
import type { MeshFile } from '../geometry/mesh-file.ts';
import { sourceDigest } from '../pictures/record/digests.ts';
import { MESH_FOLDER } from '../pictures/record/folders.ts';
import { meshOf } from '../pictures/record/mesh-store.ts';
import { launchChromium } from '../render/chromium.ts';
import { servePage } from '../render/page-server.ts';
import { getPaint } from '../render/paints.ts';
import { getDesign } from '../vehicles/designs.ts';
import { BUILDING_SCALE } from './building.ts';
import { AROUND, buildStreet } from './buildings/street.ts';
import { DAYLIGHT } from './daylight.ts';
import type { Kind } from './kind.ts';
import type { Hour, PlaceOrder, Standing } from './order.ts';
import { PLANTS } from './trees.ts';

/** Vehicles stand some metres away: a mesh of half the fineness does. */
const COARSENESS = 2;
/** The name of the mesh of what stands around every place. */
const STREET = 'street-around';

// The page of places is a bundle of its own: the one of vehicles counts as what their pictures are drawn by.
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('page/main.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'placesPage' } },
  });
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : [];
  const script = outputs.find((output) => output.type === 'chunk');
  if (!script) throw new Error(`Bundling ${entry} gave no script.`);
  return script.code;
}

function vehicleMesh(id: string): Promise<MeshFile> {
  const design = getDesign(id);
  const source = sourceDigest([`vehicles/bodies/${design.body}.ts`, 'geometry/mesh-file.ts']);
  return meshOf(MESH_FOLDER, `place-${id}`, source, () => design.build({ coarseness: COARSENESS }));
}

type Size = Pick<PlaceOrder, 'width' | 'height' | 'skyRays'>;

function orderOf(kind: Kind, hour: Hour, size: Size): PlaceOrder {
  const parked = kind.parked.map(
    ([mesh, x, y, turn, paint]): Standing => ({ mesh, at: [x, y], turn, scale: 1, paint: getPaint(paint).colour }),
  );
  const plants = [...kind.plants, ...AROUND].map(
    ([mesh, x, y, turn, scale]): Standing => ({
      mesh,
      at: [x, y],
      turn,
      scale: BUILDING_SCALE * scale,
      paint: '#ffffff',
    }),
  );
  const [building, street] = [kind.id, STREET].map(
    (mesh): Standing => ({ mesh, at: [0, 0], turn: 0, scale: BUILDING_SCALE, paint: '#ffffff' }),
  ) as [Standing, Standing];
  const { camera, rise, ground, rooms, poleLamps } = kind;
  const standing = [building, street, ...parked, ...plants];
  return { camera, rise, ...size, daylight: DAYLIGHT[hour], ground, rooms, poleLamps, standing };
}

/** What is drawn: a kind of place at some hours. */
export interface WantedPlace {
  kind: Kind;
  hours: readonly Hour[];
}

/** Draws places one after another, in a browser of its own, and hands over each picture when it is there. */
export async function drawPlaces(
  wanted: readonly WantedPlace[],
  size: Size,
  onPicture: (kind: Kind, hour: Hour, picture: Sharp) => Promise<void>,
): Promise<void> {
  const server = await servePage(await bundle());
  const chromium = await launchChromium(browserPath() as string);
  try {
    const page = await chromium.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(server.address);
    if (complaints.length > 0) throw new Error(`The page of places fails: ${complaints.join('; ')}`);
    const loaded = new Set<string>();
    const load = async (name: string, { parts, buffer }: MeshFile) => {
      server.offer(buffer);
      await page.evaluate(([id, given]) => window.places.load(id, given), [name, parts] as const);
      loaded.add(name);
    };
    await load(STREET, buildStreet().mesh());
    for (const [plant, build] of Object.entries(PLANTS)) await load(plant, build().mesh());
    for (const { kind, hours } of wanted) {
      await load(kind.id, kind.build().mesh());
      for (const [design] of kind.parked) if (!loaded.has(design)) await load(design, await vehicleMesh(design));
      for (const hour of hours) {
        await page.evaluate((order) => window.places.photograph(order), orderOf(kind, hour, size));
        const raw = { width: size.width, height: size.height, channels: 4 as const };
        await onPicture(kind, hour, sharp(server.collect().get('place'), { raw }).removeAlpha());
      }
    }
  } finally {
    await chromium.close();
    server.close();
  }
}
