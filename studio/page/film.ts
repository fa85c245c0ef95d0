import {
  bindProgram,
  bindTexture,
  drawWholeFrame,
  emptyTexture,
  type Frame,
  type Gl,
  type Program,
  program,
  WHOLE_FRAME,
} from './gl.ts';
import { linearOf } from './materials.ts';
import type { Paint } from './order.ts';
import { TONE } from './tone.ts';

// Develops a drawn frame in a paint. The light of a painted surface is affine in the paint's colour: a fixed part,
// and a matt and a flake part that are multiplied by it. Surfaces write these apart (surface.ts), so mixing them here
// gives what drawing in that paint would give, but for the rounding of half floats (below 1/1000).

/** `vec3 developed(vec4 fixedPart, vec4 paintPart)` in linear light before the tone curve. */
export const MIX = `
uniform vec3 paintColour;
uniform float flakes;
vec3 developed(vec4 fixedPart, vec4 paintPart) {
  float matt = paintPart.r * (1. - flakes), glint = paintPart.g;
  return fixedPart.rgb + paintColour * (matt + flakes * glint);
}`;

const DEVELOP = `${TONE}${MIX}
in vec2 corner;
layout(location=0) out vec4 colour;
uniform sampler2D fixedFrame, paintFrame;
uniform ivec2 size;
uniform int fineness;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  at.y = size.y - 1 - at.y;
  vec3 shown = vec3(0.);
  for (int y = 0; y < fineness; y++) for (int x = 0; x < fineness; x++) {
    ivec2 from = at * fineness + ivec2(x, y);
    shown += toned(developed(texelFetch(fixedFrame, from, 0), texelFetch(paintFrame, from, 0)));
  }
  colour = vec4(forScreen(shown / float(fineness * fineness)), 1.);
}`;

/** Film of one size, on which frames are developed. */
export interface Film {
  develop: (drawn: Frame, paint: Paint) => Uint8Array<ArrayBuffer>;
  free: () => void;
}

/** Sets the paint for a program that mixes it in (`MIX`). */
export function setPaint(gl: Gl, used: Program, paint: Paint): void {
  gl.uniform3fv(used.place('paintColour'), linearOf(paint.colour));
  gl.uniform1f(used.place('flakes'), paint.metalness);
}

/** Leaves out the fourth byte of each pixel. */
export function withoutAlpha(pixels: Uint8Array, count: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(count * 3);
  for (let i = 0; i < count; i++) {
    out[i * 3] = pixels[i * 4]!;
    out[i * 3 + 1] = pixels[i * 4 + 1]!;
    out[i * 3 + 2] = pixels[i * 4 + 2]!;
  }
  return out;
}

/** Film for pictures of a size, from frames drawn so many times as fine. */
export function openFilm(gl: Gl, width: number, height: number, fineness: number): Film {
  const used = program(gl, WHOLE_FRAME, DEVELOP);
  const texture = emptyTexture(gl, gl.RGBA8, width, height);
  const buffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  const pixels = new Uint8Array(width * height * 4);
  return {
    develop(drawn, paint) {
      gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
      gl.viewport(0, 0, width, height);
      bindProgram(gl, used);
      gl.disable(gl.DEPTH_TEST);
      gl.disable(gl.BLEND);
      gl.disable(gl.CULL_FACE);
      bindTexture(gl, used, 'fixedFrame', 0, drawn.textures[0]!);
      bindTexture(gl, used, 'paintFrame', 1, drawn.textures[1]!);
      gl.uniform2i(used.place('size'), width, height);
      gl.uniform1i(used.place('fineness'), fineness);
      setPaint(gl, used, paint);
      drawWholeFrame(gl);
      gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
      return withoutAlpha(pixels, width * height);
    },
    free() {
      gl.deleteTexture(texture);
      gl.deleteFramebuffer(buffer);
      gl.deleteProgram(used.handle);
    },
  };
}
