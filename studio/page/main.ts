import type { MeshPart } from '../geometry/mesh-file.ts';
import { type Film, openFilm } from './film.ts';
import { type Frame, openGl } from './gl.ts';
import { groundShadow } from './ground-shadow.ts';
import { type Lens, lensOf } from './matrices.ts';
import type { Camera, Light, PanoramaOrder, PhotographOrder, Spot, SpotOnPicture } from './order.ts';
import { drawPanorama } from './panorama.ts';
import { drawScene, openScene } from './scene.ts';
import { findSpots } from './sight.ts';
import { uploadVehicle, type Vehicle } from './vehicle.ts';

// What the Node side calls (render/studio.ts). Meshes are fetched from its server and pictures are posted to it: both
// are too big to be handed over as text.

const gl = openGl();
const scene = openScene(gl);
let loaded: { vehicle: Vehicle; shadow: WebGLTexture } | undefined;
let film: (Film & { key: string }) | undefined;
let last: { drawn: Frame; lens: Lens; key: string } | undefined;

const INSIDE_NEAR = 0.02;
const SIGHT_HEIGHT = 300;

function subjectIn(light: Light) {
  if (!loaded) throw new Error('Nothing has been loaded into the studio yet.');
  return { ...loaded, light };
}

function filmOf(width: number, height: number, fineness: number): Film {
  const key = `${width}x${height}/${fineness}`;
  if (film?.key !== key) {
    film?.free();
    film = { ...openFilm(gl, width, height, fineness), key };
  }
  return film;
}

function forget(): void {
  last?.drawn.free();
  last = undefined;
}

async function load(parts: MeshPart[]): Promise<void> {
  forget();
  if (loaded) {
    loaded.vehicle.free();
    gl.deleteTexture(loaded.shadow);
    loaded = undefined;
  }
  const vehicle = uploadVehicle(gl, parts, await (await fetch('/mesh')).arrayBuffer());
  loaded = { vehicle, shadow: groundShadow(gl, vehicle) };
}

const keyOf = (camera: Camera, shape: number) => JSON.stringify([camera, shape.toFixed(3)]);

function draw(camera: Camera, light: Light, width: number, height: number): Frame {
  forget();
  const lens = lensOf(camera, width / height, light === 'cabin' ? INSIDE_NEAR : undefined);
  const drawn = drawScene(scene, subjectIn(light), lens, width, height);
  last = { drawn, lens, key: keyOf(camera, width / height) };
  return drawn;
}

const post = (name: string, pixels: Uint8Array<ArrayBuffer>) =>
  fetch(`/picture/${encodeURIComponent(name)}`, { method: 'POST', body: pixels });

async function photograph(order: PhotographOrder): Promise<void> {
  const { camera, light, width, height, fineness } = order;
  const drawn = draw(camera, light, width * fineness, height * fineness);
  const sheet = filmOf(width, height, fineness);
  for (const paint of order.paints) await post(paint.id, sheet.develop(drawn, paint));
}

async function panorama(order: PanoramaOrder): Promise<void> {
  await post('panorama', drawPanorama(scene, subjectIn(order.light), order));
}

/** Uses the frame that was drawn last when it was through this camera, else draws a small one. */
function project(spots: Spot[], camera: Camera, shape: number): SpotOnPicture[] {
  if (last?.key !== keyOf(camera, shape)) draw(camera, 'studio', Math.round(SIGHT_HEIGHT * shape), SIGHT_HEIGHT);
  return findSpots(gl, last!.drawn, last!.lens, spots);
}

const studio = { load, photograph, panorama, project };

/** What the page offers to the Node side. */
export type PageStudio = typeof studio;

declare global {
  interface Window {
    studio: PageStudio;
  }
}

window.studio = studio;
