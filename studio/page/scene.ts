import { backdropFragment } from './backdrop.ts';
import {
  bindProgram,
  bindTexture,
  drawWholeFrame,
  emptyTexture,
  type Frame,
  frame,
  type Gl,
  type Program,
  program,
  WHOLE_FRAME,
} from './gl.ts';
import { gatherIrradiance } from './irradiance.ts';
import { linearOf, type Material } from './materials.ts';
import type { Lens } from './matrices.ts';
import type { Light } from './order.ts';
import { SURFACE_VERTEX, surfaceFragment } from './surface.ts';
import { drawPart, type Vehicle } from './vehicle.ts';

interface Rig {
  surface: Program;
  backdrop: Program;
  harmonics: Float32Array;
}

/** All that is drawn with: the programs of each light, made when they are first asked for. */
export interface Scene {
  gl: Gl;
  rigs: Map<Light, Rig>;
  nothing: WebGLTexture;
}

/** A scene without a vehicle. */
export const openScene = (gl: Gl): Scene => ({ gl, rigs: new Map(), nothing: emptyTexture(gl, gl.R8, 1, 1) });

function rigOf(scene: Scene, light: Light): Rig {
  const known = scene.rigs.get(light);
  if (known) return known;
  const made = {
    surface: program(scene.gl, SURFACE_VERTEX, surfaceFragment(light)),
    backdrop: program(scene.gl, WHOLE_FRAME, backdropFragment(light)),
    harmonics: gatherIrradiance(scene.gl, light),
  };
  scene.rigs.set(light, made);
  return made;
}

function setMaterial(gl: Gl, used: Program, material: Material): void {
  const { colour = '#000000', emission } = material;
  gl.uniform3fv(used.place('colour'), linearOf(colour));
  const glow = linearOf(emission?.colour ?? '#000000').map((part) => part * (emission?.strength ?? 0));
  gl.uniform3fv(used.place('emission'), glow);
  const numbers: [name: string, value: number][] = [
    ['paintShare', material.paintShare ?? 0],
    ['metalness', material.metalness ?? 0],
    ['roughness', material.roughness ?? 0.8],
    ['clearcoat', material.clearcoat ?? 0],
    ['opacity', material.opacity ?? 1],
    ['shine', material.shine ?? 1],
    ['grain', material.grain ?? 0],
    ['leastOpen', material.leastOpen ?? 0],
  ];
  for (const [name, value] of numbers) gl.uniform1f(used.place(name), value);
}

/** What a picture is drawn of. */
export interface Subject {
  vehicle: Vehicle;
  shadow: WebGLTexture;
  light: Light;
}

function drawSurfaces(scene: Scene, subject: Subject, lens: Lens, mirrored: boolean): void {
  const { gl } = scene;
  const { surface, harmonics } = rigOf(scene, subject.light);
  bindProgram(gl, surface);
  gl.uniformMatrix4fv(surface.place('lens'), false, lens.matrix);
  gl.uniform3fv(surface.place('eye'), mirrored ? [lens.eye[0], lens.eye[1], -lens.eye[2]] : lens.eye);
  gl.uniform3fv(surface.place('harmonics'), harmonics);
  gl.uniform1f(surface.place('flip'), mirrored ? -1 : 1);
  if (subject.light === 'studio') bindTexture(gl, surface, 'groundShadow', 0, subject.shadow);
  gl.enable(gl.DEPTH_TEST);
  gl.frontFace(mirrored ? gl.CW : gl.CCW);
  for (const part of subject.vehicle.parts) {
    const clear = part.material.opacity !== undefined;
    if (mirrored && clear) continue;
    setMaterial(gl, surface, part.material);
    gl.depthMask(!clear);
    (clear ? gl.enable : gl.disable).call(gl, gl.BLEND);
    // the shell of a body is seen from behind through its glass; of other things only their outsides are
    (part.material.paintShare === 1 ? gl.disable : gl.enable).call(gl, gl.CULL_FACE);
    drawPart(gl, part, mirrored ? 'low' : 'all');
  }
  gl.disable(gl.BLEND);
  gl.depthMask(true);
}

function drawBackdrop(scene: Scene, subject: Subject, lens: Lens, mirror: Frame | undefined): void {
  const { gl } = scene;
  const { backdrop } = rigOf(scene, subject.light);
  bindProgram(gl, backdrop);
  for (const name of ['eye', 'forward', 'right', 'up'] as const) gl.uniform3fv(backdrop.place(name), lens[name]);
  if (mirror) {
    bindTexture(gl, backdrop, 'groundShadow', 0, subject.shadow);
    bindTexture(gl, backdrop, 'mirroredFixed', 1, mirror.textures[0]!);
    bindTexture(gl, backdrop, 'mirroredPaint', 2, mirror.textures[1]!);
  }
  gl.disable(gl.DEPTH_TEST);
  gl.disable(gl.CULL_FACE);
  drawWholeFrame(gl);
}

const clear = (gl: Gl) => {
  for (const index of [0, 1]) gl.clearBufferfv(gl.COLOR, index, [0, 0, 0, 0]);
  gl.clearBufferfv(gl.DEPTH, 0, [1]);
};

/** The mirror image in the floor needs no more than half of the picture's fineness: it is faint and fades. */
function drawMirrorImage(scene: Scene, subject: Subject, lens: Lens, width: number, height: number): Frame {
  const { gl } = scene;
  const mirror = frame(gl, [gl.RGBA16F, gl.RGBA16F], Math.ceil(width / 2), Math.ceil(height / 2), 4);
  mirror.draw();
  clear(gl);
  drawSurfaces(scene, subject, lens, true);
  mirror.resolve();
  return mirror;
}

/** Draws a subject through a lens into a frame of two colours (see surface.ts) that the caller frees. */
export function drawScene(scene: Scene, subject: Subject, lens: Lens, width: number, height: number): Frame {
  const { gl } = scene;
  rigOf(scene, subject.light);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  const mirror = subject.light === 'studio' ? drawMirrorImage(scene, subject, lens, width, height) : undefined;
  const drawn = frame(gl, [gl.RGBA16F, gl.RGBA16F], width, height, 4);
  drawn.draw();
  clear(gl);
  drawBackdrop(scene, subject, lens, mirror);
  drawSurfaces(scene, subject, lens, false);
  drawn.resolve();
  mirror?.free();
  return drawn;
}
