import { bindProgram, drawWholeFrame, emptyTexture, type Gl, program, WHOLE_FRAME } from './gl.ts';
import type { Light } from './order.ts';
import { mapOfLight } from './surroundings.ts';

const [WIDTH, HEIGHT] = [96, 48];
/** What a cosine leaves of each band of spherical harmonics, over pi. */
const BANDS = [1, 2 / 3, 2 / 3, 2 / 3, 1 / 4, 1 / 4, 1 / 4, 1 / 4, 1 / 4];

const basis = (x: number, y: number, z: number) => [
  0.282095,
  0.488603 * y,
  0.488603 * z,
  0.488603 * x,
  1.092548 * x * y,
  1.092548 * y * z,
  0.315392 * (3 * z * z - 1),
  1.092548 * x * z,
  0.546274 * (x * x - y * y),
];

/** The same basis in a shader: light that falls on a matt surface, for each way it may face. */
export const IRRADIANCE = `
uniform vec3 harmonics[9];
vec3 falling(vec3 n) {
  return max(vec3(0.), .282095 * harmonics[0] + .488603 * (n.y * harmonics[1] + n.z * harmonics[2] + n.x * harmonics[3])
    + 1.092548 * (n.x * n.y * harmonics[4] + n.y * n.z * harmonics[5] + n.x * n.z * harmonics[7])
    + .315392 * (3. * n.z * n.z - 1.) * harmonics[6] + .546274 * (n.x * n.x - n.y * n.y) * harmonics[8]);
}`;

function readLight(gl: Gl, light: Light): Float32Array {
  const map = emptyTexture(gl, gl.RGBA32F, WIDTH, HEIGHT);
  const buffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, map, 0);
  gl.viewport(0, 0, WIDTH, HEIGHT);
  gl.disable(gl.DEPTH_TEST);
  const used = program(gl, WHOLE_FRAME, mapOfLight(light));
  bindProgram(gl, used);
  const unlit = emptyTexture(gl, gl.R8, 1, 1);
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, unlit);
  drawWholeFrame(gl);
  const pixels = new Float32Array(WIDTH * HEIGHT * 4);
  gl.readPixels(0, 0, WIDTH, HEIGHT, gl.RGBA, gl.FLOAT, pixels);
  for (const texture of [map, unlit]) gl.deleteTexture(texture);
  gl.deleteFramebuffer(buffer);
  return pixels;
}

/** Gathers a light into nine colours, from which `falling` tells how brightly a matt surface is lit. */
export function gatherIrradiance(gl: Gl, light: Light): Float32Array {
  const pixels = readLight(gl, light);
  const gathered = new Float32Array(27);
  for (let row = 0; row < HEIGHT; row++) {
    const latitude = ((row + 0.5) / HEIGHT - 0.5) * Math.PI;
    const solidAngle = ((2 * Math.PI) / WIDTH) * (Math.PI / HEIGHT) * Math.cos(latitude);
    for (let column = 0; column < WIDTH; column++) {
      const longitude = ((column + 0.5) / WIDTH - 0.5) * 2 * Math.PI;
      const flat = Math.cos(latitude);
      const values = basis(flat * Math.cos(longitude), flat * Math.sin(longitude), Math.sin(latitude));
      for (let k = 0; k < 27; k++) {
        const band = Math.floor(k / 3);
        gathered[k]! += pixels[(row * WIDTH + column) * 4 + (k % 3)]! * values[band]! * solidAngle * BANDS[band]!;
      }
    }
  }
  return gathered;
}
