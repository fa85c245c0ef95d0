import { MIX, setPaint, withoutAlpha } from './film.ts';
import {
  bindProgram,
  drawWholeFrame,
  emptyTexture,
  type Frame,
  type Gl,
  type Program,
  program,
  WHOLE_FRAME,
} from './gl.ts';
import { lensFromAxes } from './matrices.ts';
import type { PanoramaOrder, Point } from './order.ts';
import { drawScene, type Scene, type Subject } from './scene.ts';
import { TONE } from './tone.ts';

// All around a point: six square pictures through lenses that see a little more than a right angle, so that neighbours
// overlap and every direction is read well inside one of them; no edge of a square can show.

const REACH = 1.04;
const NEAR = 0.02;

const SIDES: readonly { forward: Point; right: Point; up: Point }[] = [
  { forward: [-1, 0, 0], right: [0, 1, 0], up: [0, 0, 1] },
  { forward: [0, 1, 0], right: [1, 0, 0], up: [0, 0, 1] },
  { forward: [1, 0, 0], right: [0, -1, 0], up: [0, 0, 1] },
  { forward: [0, -1, 0], right: [-1, 0, 0], up: [0, 0, 1] },
  { forward: [0, 0, 1], right: [0, 1, 0], up: [1, 0, 0] },
  { forward: [0, 0, -1], right: [0, 1, 0], up: [-1, 0, 0] },
];

const UNROLL = `${TONE}${MIX}
in vec2 corner;
layout(location=0) out vec4 colour;
uniform sampler2D fixedFrame, paintFrame;
uniform vec3 forward, right, up;
void main() {
  float longitude = corner.x * 3.14159265, latitude = -corner.y * 1.57079633;
  vec3 along = vec3(cos(latitude) * vec2(-cos(longitude), sin(longitude)), sin(latitude));
  float ahead = dot(along, forward);
  vec2 at = vec2(dot(along, right), dot(along, up)) / ahead;
  if (ahead <= 0. || max(abs(at.x), abs(at.y)) > 1.0001) discard;
  vec2 there = at / ${REACH} * .5 + .5;
  colour = vec4(forScreen(toned(developed(texture(fixedFrame, there), texture(paintFrame, there)))), 1.);
}`;

function unroll(gl: Gl, used: Program, drawn: Frame, side: (typeof SIDES)[number]): void {
  drawn.textures.forEach((texture, unit) => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
  });
  gl.uniform1i(used.place('fixedFrame'), 0);
  gl.uniform1i(used.place('paintFrame'), 1);
  for (const name of ['forward', 'right', 'up'] as const) gl.uniform3fv(used.place(name), side[name]);
  gl.disable(gl.DEPTH_TEST);
  gl.disable(gl.CULL_FACE);
  drawWholeFrame(gl);
}

const stretched = (axis: Point): Point => [axis[0] * REACH, axis[1] * REACH, axis[2] * REACH];

/** Draws all that is seen from a point as one picture, longitude by latitude; its middle looks to the nose. */
export function drawPanorama(scene: Scene, subject: Subject, order: PanoramaOrder): Uint8Array<ArrayBuffer> {
  const { gl } = scene;
  const { at, width, height } = order;
  const used = program(gl, WHOLE_FRAME, UNROLL);
  const sheet = emptyTexture(gl, gl.RGBA8, width, height);
  const buffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, sheet, 0);
  const edge = Math.ceil((height * 2) / Math.PI / 2) * 2;
  for (const side of SIDES) {
    const lens = lensFromAxes(at, side.forward, stretched(side.right), stretched(side.up), NEAR);
    const drawn = drawScene(scene, subject, lens, edge, edge);
    gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
    gl.viewport(0, 0, width, height);
    bindProgram(gl, used);
    setPaint(gl, used, order.paint);
    unroll(gl, used, drawn, side);
    drawn.free();
  }
  const pixels = new Uint8Array(width * height * 4);
  gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  gl.deleteFramebuffer(buffer);
  gl.deleteTexture(sheet);
  gl.deleteProgram(used.handle);
  return withoutAlpha(pixels, width * height);
}
