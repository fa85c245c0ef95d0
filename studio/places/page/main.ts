import type { MeshPart } from '../../geometry/mesh-file.ts';
import {
  bindProgram,
  bindTexture,
  drawWholeFrame,
  emptyTexture,
  openGl,
  type Program,
  program,
  WHOLE_FRAME,
} from '../../page/gl.ts';
import { getMaterial, linearOf, MATERIALS, type Material } from '../../page/materials.ts';
import { type Lens, lensOf, type Matrix } from '../../page/matrices.ts';
import type { Point } from '../../page/order.ts';
import { drawPart, uploadVehicle, type Vehicle } from '../../page/vehicle.ts';
import { FINISHES, PLACE_MATERIALS, type PlaceMaterial } from '../materials.ts';
import type { Daylight, PlaceOrder, PlacePage, Standing } from '../order.ts';
import { MOST } from './day.ts';
import { DEVELOP } from './develop.ts';
import { BACKDROP } from './ground.ts';
import { skyLightOf, TRACE_GROUND, TRACE_STANDING } from './sky-light.ts';
import { SHADOW_FRAGMENT, STANDING_FRAGMENT, STANDING_VERTEX } from './surface.ts';

// Draws places out of doors: buildings, plants and vehicles before them, under a sky and a sun that cast shadows.

// This bundle is of places alone: vehicles' pages do not know these materials.
Object.assign(MATERIALS, PLACE_MATERIALS);

const SUN_MAP = 4096;
/** Half of what the sun's picture spans, its middle, and how far it looks, in metres. */
const SHADOW_REACH = 27;
const SHADOW_MIDDLE: Point = [0, 10, 0];
const NEAR = 0.4;
/** How many times as fine, each way, a picture is drawn before it is developed: leaves and bricks need it. */
const FINENESS = 2;

const gl = openGl();
const surface = program(gl, STANDING_VERTEX, STANDING_FRAGMENT);
const backdrop = program(gl, WHOLE_FRAME, BACKDROP);
const shade = program(gl, STANDING_VERTEX, SHADOW_FRAGMENT);
const develop = program(gl, WHOLE_FRAME, DEVELOP);
const traceStanding = program(gl, STANDING_VERTEX, TRACE_STANDING);
const traceGround = program(gl, WHOLE_FRAME, TRACE_GROUND);
const drawSkyLight = skyLightOf(gl);
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

/** The parallel picture of the place from a direction of the sky. */
function lensFrom(direction: Point): Matrix {
  const back = unit(direction);
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

/** A lens moved up in its mount, so that upright edges stay upright while more sky than ground is seen. */
function risen(lens: Lens, rise: number): Matrix {
  const matrix = new Float32Array(lens.matrix);
  for (let column = 0; column < 4; column++) matrix[column * 4 + 1]! -= rise * matrix[column * 4 + 3]!;
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

function drawSolid(standing: readonly Standing[], used: Program): void {
  for (const one of standing) {
    pose(used, one);
    for (const part of meshOf(one).parts) if (part.material.opacity === undefined) drawPart(gl, part, 'all');
  }
}

/** What lies inside vehicles, or is too small to cast a shadow that one sees. */
const SHADOWLESS = new Set(
  ['seat', 'interior', 'seal', 'gap', 'chrome', 'rim', 'rimdark', 'disc', 'amber', 'tailled', 'tube'].map(getMaterial),
);

/** Draws what casts shadows within the reach of a shadow map. */
function drawCasters(standing: readonly Standing[], lens: Matrix): void {
  bindProgram(gl, shade);
  gl.uniformMatrix4fv(shade.place('lens'), false, lens);
  for (const one of standing) {
    if (Math.hypot(one.at[0] - SHADOW_MIDDLE[0], one.at[1] - SHADOW_MIDDLE[1]) > SHADOW_REACH) continue;
    pose(shade, one);
    for (const part of meshOf(one).parts)
      if (part.material.opacity === undefined && !SHADOWLESS.has(part.material)) drawPart(gl, part, 'all');
  }
}

function drawShadows(standing: readonly Standing[], lens: Matrix, size: number): WebGLTexture {
  const depth = emptyTexture(gl, gl.DEPTH_COMPONENT24, size, size);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE);
  const buffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, depth, 0);
  gl.drawBuffers([gl.NONE]);
  gl.viewport(0, 0, size, size);
  gl.enable(gl.DEPTH_TEST);
  gl.depthFunc(gl.LEQUAL);
  gl.disable(gl.CULL_FACE);
  gl.disable(gl.BLEND);
  gl.depthMask(true);
  gl.clearBufferfv(gl.DEPTH, 0, [1]);
  drawCasters(standing, lens);
  gl.deleteFramebuffer(buffer);
  return depth;
}

function setDay(used: Program, order: PlaceOrder, sunLens: Matrix, shadows: WebGLTexture, light: WebGLTexture): void {
  const { daylight, ground, rooms, poleLamps } = order;
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
  gl.uniform1f(used.place('clouds'), daylight.clouds);
  gl.uniform1f(used.place('apron'), ground.apron);
  gl.uniform2fv(used.place('drive'), ground.drive);
  gl.uniformMatrix4fv(used.place('shadowLens'), false, sunLens);
  bindTexture(gl, used, 'shadowMap', 0, shadows);
  bindTexture(gl, used, 'skyLight', 1, light);
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
  const nowhere: Point = [0, 0, -1e3];
  gl.uniform3fv(
    used.place('roomsLow'),
    filled(rooms, MOST.rooms, (room) => [...(room?.[0] ?? nowhere)]),
  );
  gl.uniform3fv(
    used.place('roomsHigh'),
    filled(rooms, MOST.rooms, (room) => [...(room?.[1] ?? nowhere)]),
  );
  gl.uniform3fv(
    used.place('poleLamps'),
    filled(poleLamps, MOST.lamps, (lamp) => [...(lamp ?? nowhere)]),
  );
}

function setMaterial({ colour = '#000000', emission, finish = 'smooth', ...material }: PlaceMaterial): void {
  gl.uniform3fv(surface.place('colour'), linearOf(colour));
  const glow = linearOf(emission?.colour ?? '#000000').map((part) => part * (emission?.strength ?? 0));
  gl.uniform3fv(surface.place('emission'), glow);
  gl.uniform1i(surface.place('finish'), FINISHES[finish]);
  gl.uniform1f(surface.place('paintShare'), material.paintShare ?? 0);
  gl.uniform1f(surface.place('metalness'), material.metalness ?? 0);
  gl.uniform1f(surface.place('roughness'), material.roughness ?? 0.8);
  gl.uniform1f(surface.place('clearcoat'), material.clearcoat ?? 0);
  gl.uniform1f(surface.place('opacity'), material.opacity ?? 1);
}

function drawStanding({ standing }: PlaceOrder, clear: boolean): void {
  (clear ? gl.enable : gl.disable).call(gl, gl.BLEND);
  for (const one of standing) {
    pose(surface, one);
    gl.uniform3fv(surface.place('paint'), linearOf(one.paint));
    gl.uniform1f(surface.place('flakes'), 0.35);
    for (const part of meshOf(one).parts) {
      if ((part.material.opacity !== undefined) !== clear) continue;
      setMaterial(part.material as Material & PlaceMaterial);
      drawPart(gl, part, 'all');
    }
  }
}

/** The place's depth from the camera and the sky's light in it: the same at every hour. */
interface Seen {
  key: string;
  light: WebGLTexture;
  drawn: WebGLTexture;
  bind: (...textures: WebGLTexture[]) => void;
  free: () => void;
}
let seen: Seen | undefined;
let bound: WebGLFramebuffer | null = null;

function look(order: PlaceOrder, lens: Lens, matrix: Matrix): Seen {
  const { standing, camera, rise, skyRays } = order;
  const [width, height] = [order.width * FINENESS, order.height * FINENESS];
  const key = JSON.stringify([standing, camera, rise, skyRays, width, height]);
  if (seen?.key === key) return seen;
  seen?.free();
  const [light, drawn, normals] = [0, 1, 2].map(() => emptyTexture(gl, gl.RGBA16F, width, height)) as [
    WebGLTexture,
    WebGLTexture,
    WebGLTexture,
  ];
  const places = emptyTexture(gl, gl.RGBA32F, width, height);
  const depth = gl.createRenderbuffer();
  gl.bindRenderbuffer(gl.RENDERBUFFER, depth);
  gl.renderbufferStorage(gl.RENDERBUFFER, gl.DEPTH_COMPONENT24, width, height);
  const bind = (...textures: WebGLTexture[]) => {
    gl.deleteFramebuffer(bound);
    bound = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, bound);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.RENDERBUFFER, depth);
    const attachments = textures.map((_, index) => gl.COLOR_ATTACHMENT0 + index);
    for (const [index, texture] of textures.entries())
      gl.framebufferTexture2D(gl.FRAMEBUFFER, attachments[index]!, gl.TEXTURE_2D, texture, 0);
    gl.drawBuffers(attachments);
    gl.viewport(0, 0, width, height);
  };
  bind(places, normals);
  gl.enable(gl.DEPTH_TEST);
  gl.disable(gl.BLEND);
  gl.depthFunc(gl.LEQUAL);
  gl.depthMask(true);
  gl.clearBufferfv(gl.DEPTH, 0, [1]);
  for (const target of [0, 1]) gl.clearBufferfv(gl.COLOR, target, [0, 0, 0, 0]);
  for (const used of [traceStanding, traceGround]) {
    bindProgram(gl, used);
    setCamera(used, lens, matrix, rise);
    if (used === traceGround) drawWholeFrame(gl);
    else drawSolid(standing, used);
  }
  drawSkyLight(skyRays, {
    shadowsFrom(direction, size) {
      const from = lensFrom(direction);
      return { map: drawShadows(standing, from, size), lens: from };
    },
    bindLight: () => bind(light),
    places,
    normals,
  });
  for (const texture of [places, normals]) gl.deleteTexture(texture);
  const free = () => {
    for (const texture of [light, drawn]) gl.deleteTexture(texture);
    gl.deleteRenderbuffer(depth);
  };
  seen = { key, light, drawn, bind, free };
  return seen;
}

function setCamera(used: Program, lens: Lens, matrix: Matrix, rise: number): void {
  for (const name of ['eye', 'forward', 'right', 'up'] as const) gl.uniform3fv(used.place(name), lens[name]);
  gl.uniformMatrix4fv(used.place('lens'), false, matrix);
  gl.uniform1f(used.place('rise'), rise);
}

async function photograph(order: PlaceOrder): Promise<void> {
  const { width, height, camera, daylight, standing, rise } = order;
  const lens = lensOf(camera, width / height, NEAR);
  const matrix = risen(lens, rise);
  const { light, drawn, bind } = look(order, lens, matrix);
  const sunLens = lensFrom(daylight.sun);
  const shadows = drawShadows(daylight.sun[2] > 0 ? standing : [], sunLens, SUN_MAP);
  bind(drawn);
  gl.clearBufferfv(gl.COLOR, 0, [0, 0, 0, 0]);
  gl.disable(gl.BLEND);
  gl.depthMask(false);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  for (const used of [backdrop, surface]) {
    bindProgram(gl, used);
    setDay(used, order, sunLens, shadows, light);
    setCamera(used, lens, matrix, rise);
    if (used === backdrop) drawWholeFrame(gl);
  }
  drawStanding(order, false);
  drawStanding(order, true);
  gl.disable(gl.BLEND);
  gl.depthMask(true);
  await post(drawn, order);
  gl.deleteTexture(shadows);
}

async function post(drawn: WebGLTexture, { width, height, daylight }: PlaceOrder): Promise<void> {
  const texture = emptyTexture(gl, gl.RGBA8, width, height);
  const buffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  gl.viewport(0, 0, width, height);
  gl.disable(gl.DEPTH_TEST);
  bindProgram(gl, develop);
  bindTexture(gl, develop, 'drawn', 0, drawn);
  gl.uniform2i(develop.place('size'), width, height);
  gl.uniform1i(develop.place('fineness'), FINENESS);
  gl.uniform1f(develop.place('exposure'), daylight.exposure);
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
