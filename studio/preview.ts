// A designer's quick look: npm run preview --workspace studio -- <design> [view …] [--paint Red,White] [--coarse 2]
// [--size 900x600] Draws views of one design and prints where the pictures lie. A view is one of the six (front-left
// …), a frame of the spin (spin-0 to spin-35), or `around/above/away/height`: degrees, degrees, metres, metres.
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { encodeMesh, type MeshFile } from './geometry/mesh-file.ts';
import type { Camera } from './page/order.ts';
import { freeCamera, OUTSIDE_VIEWS, type OutsideView, outsideCamera, spinCamera } from './render/cameras.ts';
import { openStudio, type Picture, type Studio } from './render/studio.ts';
import type { Design } from './vehicles/design.ts';
import { getDesign } from './vehicles/designs.ts';

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    paint: { type: 'string', default: 'Silver' },
    coarse: { type: 'string', default: '1.5' },
    size: { type: 'string', default: '900x600' },
    fine: { type: 'boolean', default: false },
  },
});

function cameraOf(design: Design, view: string): Camera {
  if (view in OUTSIDE_VIEWS) return outsideCamera(design, view as OutsideView);
  const frame = /^spin-(\d+)$/.exec(view);
  if (frame) return spinCamera(design, Number(frame[1]));
  const numbers = view.split('/').map(Number);
  if (numbers.length === 4 && numbers.every(Number.isFinite)) {
    return freeCamera(...(numbers as [number, number, number, number]));
  }
  throw new Error(`There is no view "${view}"; there are ${Object.keys(OUTSIDE_VIEWS).join(', ')}, spin-0 … spin-35.`);
}

async function save(name: string, { data, width, height }: Picture): Promise<void> {
  const folder = join(tmpdir(), 'studio-preview');
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${name.replaceAll('/', '_')}.png`);
  await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path);
  console.log(path);
}

function timed<Result>(what: string, work: () => Result): Result {
  const start = performance.now();
  const result = work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

async function drawViews(studio: Studio, mesh: MeshFile, design: Design, views: string[]): Promise<void> {
  await studio.load(mesh);
  const [width, height] = options.size.split('x').map(Number) as [number, number];
  for (const view of views) {
    const shot = { camera: cameraOf(design, view), width, height, paints: options.paint.split(',') };
    const pictures = await studio.photograph({ ...shot, fineness: options.fine ? 2 : 1 });
    for (const [paint, picture] of pictures) await save(`${design.id}-${view}-${paint}`, picture);
  }
}

const [id, ...views] = positionals;
if (!id) throw new Error('Say which design: npm run preview --workspace studio -- <design> [view …]');
const design = getDesign(id);
const mesh = timed('meshed', () => encodeMesh(design.build({ coarseness: Number(options.coarse) })));
const triangles = mesh.parts.reduce((sum, { indexCount }) => sum + indexCount / 3, 0);
console.log(`${triangles} triangles`);
const studio = await openStudio();
try {
  await drawViews(studio, mesh, design, views.length > 0 ? views : ['front-left']);
} finally {
  await studio.close();
}
