import type { MeshPart } from '../../geometry/mesh-file.ts';
import {
  bindProgram,
  bindTexture,
  drawWholeFrame,
  emptyTexture,
  frame,
  openGl,
  type Program,
  program,
  WHOLE_FRAME,
} from '../../page/gl.ts';
import { linearOf, type Material } from '../../page/materials.ts';
import { lensOf, type Matrix } from '../../page/matrices.ts';
import type { Point } from '../../page/order.ts';
import { TONE } from '../../page/tone.ts';
import { drawPart, uploadVehicle, type Vehicle } from '../../page/vehicle.ts';
import type { Daylight, PlaceOrder, PlacePage, Standing } from '../order.ts';
import { BACKDROP, MOST } from './sky.ts';
import { SHADOW_FRAGMENT, STANDING_FRAGMENT, STANDING_VERTEX } from './surface.ts';

// Draws places out of doors: buildings and the vehicles before them, under a sun that casts shadows.

const SHADOW_SIZE = 4096;
/** Half of what the sun's picture spans, its middle, and how far it looks, in metres. */
const SHADOW_REACH = 27;
const SHADOW_MIDDLE: Point = [0, 9, 0];
const NEAR = 0.4;

const DEVELOP = `${TONE}
in vec2 corner;
layout(location=0) out vec4 colour;
uniform sampler2D drawn;
uniform ivec2 size;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  colour = vec4(forScreen(toned(texelFetch(drawn, ivec2(at.x, size.y - 1 - at.y), 0).rgb)), 1.);
}`;

const gl = openGl();
const surface = program(gl, STANDING_VERTEX, STANDING_FRAGMENT);
const backdrop = program(gl, WHOLE_FRAME, BACKDROP);
const shade = program(gl, STANDING_VERTEX, SHADOW_FRAGMENT);
const develop = program(gl, WHOLE_FRAME, DEVELOP);
const meshes = new Map<string, Vehicle>();

const unit = (a: Point): Point => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The parallel picture that the sun has of the place. */
function sunLens(sun: Point): Matrix {
  const back = unit(sun);
  const right = unit(cross([0, 0, 1], back));
  const up = cross(back, right);
  const matrix = new Float32Array(16);
  const row = (index: number, axis: Point, share: number) => {
    for (let k = 0; k < 3; k++) matrix[k * 4 + index] = axis[k]! * share;
    matrix[12 + index] = -dot(axis, SHADOW_MIDDLE) * share;
  };
  row(0, right, 1 / SHADOW_REACH);
  row(1, up, 1 / SHADOW_REACH);
  row(2, back, -1 / 60);
  matrix[15] = 1;
  return matrix;
}

function pose(used: Program, { at, turn, scale }: Standing): void {
  const angle = (turn * Math.PI) / 180;
  gl.uniform4f(used.place('pose'), at[0], at[1], Math.cos(angle), Math.sin(angle));
  gl.uniform1f(used.place('size'), scale);
}

function meshOf({ mesh }: Standing): Vehicle {
  const found = meshes.get(mesh);
  if (!found) throw new Error(`No mesh was loaded as "${mesh}".`);
  return found;
}

function drawDepth(standing: readonly Standing[], lens: Matrix): void {
  bindProgram(gl, shade);
  gl.uniformMatrix4fv(shade.place('lens'), false, lens);
  for (const one of standing) {
    pose(shade, one);
    for (const part of meshOf(one).parts) if (part.material.opacity === undefined) drawPart(gl, part, 'all');
  }
}

function drawShadows(standing: readonly Standing[], lens: Matrix): WebGLTexture {
  const depth = emptyTexture(gl, gl.DEPTH_COMPONENT24, SHADOW_SIZE, SHADOW_SIZE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE);
  const buffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, depth, 0);
  gl.drawBuffers([gl.NONE]);
  gl.viewport(0, 0, SHADOW_SIZE, SHADOW_SIZE);
  gl.enable(gl.DEPTH_TEST);
  gl.disable(gl.CULL_FACE);
  gl.disable(gl.BLEND);
  gl.depthMask(true);
  gl.clearBufferfv(gl.DEPTH, 0, [1]);
  drawDepth(standing, lens);
  gl.deleteFramebuffer(buffer);
  return depth;
}

function setDay(used: Program, order: PlaceOrder, lens: Matrix, shadows: WebGLTexture): void {
  const { daylight, ground, rooms, standing } = order;
  const colours: [string, keyof Daylight][] = [
    ['sunlight', 'sunlight'],
    ['skyColour', 'sky'],
    ['horizonColour', 'horizon'],
    ['glowColour', 'glow'],
    ['ambient', 'ambient'],
  ];
  for (const [name, key] of colours) gl.uniform3fv(used.place(name), daylight[key] as Point);
  gl.uniform3fv(used.place('sun'), unit(daylight.sun));
  gl.uniform1f(used.place('lamps'), daylight.lamps);
  gl.uniform1f(used.place('apron'), ground.apron);
  gl.uniformMatrix4fv(used.place('shadowLens'), false, lens);
  bindTexture(gl, used, 'shadowMap', 0, shadows);
  const filled = <Item>(items: readonly Item[], most: number, numbers: (item: Item | undefined) => number[]) =>
    Array.from({ length: most }, (_, index) => numbers(items[index])).flat();
  gl.uniform4fv(
    used.place('bays'),
    filled(ground.bays, MOST.bays, (row) => row?.slice(0, 4) ?? [1, 0, 1, 0]),
  );
  gl.uniform1fv(
    used.place('bayWidths'),
    filled(ground.bays, MOST.bays, (row) => [row?.[4] ?? 1]),
  );
  const cast = standing.filter(({ footprint }) => footprint);
  if (cast.length > MOST.prints) throw new Error(`A place can have ${MOST.prints} soft shadows, not ${cast.length}.`);
  gl.uniform4fv(
    used.place('prints'),
    filled(cast, MOST.prints, (one) => {
      const angle = ((one?.turn ?? 0) * Math.PI) / 180;
      return [one?.at[0] ?? 0, one?.at[1] ?? 0, Math.cos(angle), Math.sin(angle)];
    }),
  );
  gl.uniform2fv(
    used.place('printSizes'),
    filled(cast, MOST.prints, (one) => (one?.footprint ?? [0, 0]).map((size) => size / 2)),
  );
  const nowhere: Point = [0, 0, -1e3];
  gl.uniform3fv(
    used.place('roomsLow'),
    filled(rooms, MOST.rooms, (room) => [...(room?.[0] ?? nowhere)]),
  );
  gl.uniform3fv(
    used.place('roomsHigh'),
    filled(rooms, MOST.rooms, (room) => [...(room?.[1] ?? nowhere)]),
  );
}

function setMaterial({ colour = '#000000', emission, ...material }: Material): void {
  gl.uniform3fv(surface.place('colour'), linearOf(colour));
  const glow = linearOf(emission?.colour ?? '#000000').map((part) => part * (emission?.strength ?? 0));
  gl.uniform3fv(surface.place('emission'), glow);
  gl.uniform1f(surface.place('paintShare'), material.paintShare ?? 0);
  gl.uniform1f(surface.place('metalness'), material.metalness ?? 0);
  gl.uniform1f(surface.place('roughness'), material.roughness ?? 0.8);
  gl.uniform1f(surface.place('clearcoat'), material.clearcoat ?? 0);
  gl.uniform1f(surface.place('opacity'), material.opacity ?? 1);
}

function drawStanding({ standing }: PlaceOrder, clear: boolean): void {
  (clear ? gl.enable : gl.disable).call(gl, gl.BLEND);
  gl.depthMask(false);
  for (const one of standing) {
    pose(surface, one);
    gl.uniform3fv(surface.place('paint'), linearOf(one.paint));
    gl.uniform1f(surface.place('flakes'), 0.35);
    for (const part of meshOf(one).parts) {
      if ((part.material.opacity !== undefined) !== clear) continue;
      setMaterial(part.material);
      drawPart(gl, part, 'all');
    }
  }
}

async function photograph(order: PlaceOrder): Promise<void> {
  const { width, height, camera, daylight, standing } = order;
  const lens = lensOf(camera, width / height, NEAR);
  const fromSun = sunLens(daylight.sun);
  const shadows = drawShadows(daylight.sun[2] > 0 ? standing : [], fromSun);
  const drawn = frame(gl, [gl.RGBA16F], width, height, 4);
  drawn.draw();
  gl.clearBufferfv(gl.COLOR, 0, [0, 0, 0, 0]);
  gl.clearBufferfv(gl.DEPTH, 0, [1]);
  gl.enable(gl.DEPTH_TEST);
  gl.disable(gl.BLEND);
  gl.depthFunc(gl.LEQUAL);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  // Depth first, so that only what is seen is shaded: the shading is dear.
  gl.colorMask(false, false, false, false);
  drawDepth(standing, lens.matrix);
  gl.colorMask(true, true, true, true);
  bindProgram(gl, backdrop);
  setDay(backdrop, order, fromSun, shadows);
  for (const name of ['eye', 'forward', 'right', 'up'] as const) gl.uniform3fv(backdrop.place(name), lens[name]);
  gl.depthMask(false);
  drawWholeFrame(gl);
  bindProgram(gl, surface);
  setDay(surface, order, fromSun, shadows);
  gl.uniformMatrix4fv(surface.place('lens'), false, lens.matrix);
  gl.uniform3fv(surface.place('eye'), lens.eye);
  drawStanding(order, false);
  drawStanding(order, true);
  gl.disable(gl.BLEND);
  gl.depthMask(true);
  drawn.resolve();
  await post(drawn.textures[0]!, width, height);
  drawn.free();
  gl.deleteTexture(shadows);
}

async function post(drawn: WebGLTexture, width: number, height: number): Promise<void> {
  const texture = emptyTexture(gl, gl.RGBA8, width, height);
  const buffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  gl.viewport(0, 0, width, height);
  gl.disable(gl.DEPTH_TEST);
  bindProgram(gl, develop);
  bindTexture(gl, develop, 'drawn', 0, drawn);
  gl.uniform2i(develop.place('size'), width, height);
  drawWholeFrame(gl);
  const pixels = new Uint8Array(width * height * 4);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  gl.deleteFramebuffer(buffer);
  gl.deleteTexture(texture);
  await fetch('/picture/place', { method: 'POST', body: pixels });
}

async function load(name: string, parts: MeshPart[]): Promise<void> {
  meshes.get(name)?.free();
  meshes.set(name, uploadVehicle(gl, parts, await (await fetch('/mesh')).arrayBuffer()));
}

const places: PlacePage = { load, photograph };

declare global {
  interface Window {
    places: PlacePage;
  }
}

window.places = places;
