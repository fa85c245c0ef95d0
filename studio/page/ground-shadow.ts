import { bindProgram, emptyTexture, frame, type Gl, program } from './gl.ts';
import { drawPart, type Vehicle } from './vehicle.ts';

// The soft shadow below a vehicle: its underside seen from the ground, once for each of a few heights, each blurred the
// more the higher it is, as wide lamps do.

/** What the shadow covers, from the middle, in metres; the same numbers stand in surroundings.ts. */
export const SHADOW_HALF = [3.6, 2.16] as const;
const [WIDTH, HEIGHT] = [600, 360];
const TALLEST = 4;

/** Parts below this height, blurred by this many metres, take away this share of the light. */
const LAYERS = [
  { below: 0.03, blur: 0.014, share: 0.85 },
  { below: 0.12, blur: 0.045, share: 0.6 },
  { below: 0.38, blur: 0.13, share: 0.78 },
  { below: TALLEST, blur: 0.3, share: 0.66 },
] as const;

const VERTEX = `layout(location=0) in vec3 place;uniform vec2 halfSize;out float height;
void main(){height=place.z;gl_Position=vec4(place.xy/halfSize,place.z/${TALLEST.toFixed(1)}*2.-1.,1.);}`;
const FRAGMENT = `in float height;layout(location=0) out vec4 colour;void main(){colour=vec4(height,0.,0.,1.);}`;

function undersideHeights(gl: Gl, vehicle: Vehicle): Float32Array {
  const seen = frame(gl, [gl.RGBA32F], WIDTH, HEIGHT, 0);
  const used = program(gl, VERTEX, FRAGMENT);
  seen.draw();
  bindProgram(gl, used);
  gl.uniform2f(used.place('halfSize'), ...SHADOW_HALF);
  gl.enable(gl.DEPTH_TEST);
  gl.depthMask(true);
  gl.disable(gl.CULL_FACE);
  gl.clearBufferfv(gl.COLOR, 0, [TALLEST, 0, 0, 0]);
  gl.clearBufferfv(gl.DEPTH, 0, [1]);
  for (const part of vehicle.parts) drawPart(gl, part, 'all');
  seen.resolve();
  const pixels = new Float32Array(WIDTH * HEIGHT * 4);
  gl.readPixels(0, 0, WIDTH, HEIGHT, gl.RGBA, gl.FLOAT, pixels);
  seen.free();
  gl.deleteProgram(used.handle);
  return pixels;
}

/** One line of numbers replaced by means over `2 radius + 1` neighbours; beyond its ends there is nothing. */
function blurLine(line: Float32Array, radius: number, out: Float32Array): void {
  let sum = 0;
  for (let at = -radius; at < line.length; at++) {
    sum += line[at + radius] ?? 0;
    sum -= line[at - radius - 1] ?? 0;
    if (at >= 0) out[at] = sum / (2 * radius + 1);
  }
}

function blur(values: Float32Array, radius: number): void {
  const row = new Float32Array(WIDTH);
  const column = new Float32Array(HEIGHT);
  const out = new Float32Array(HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    row.set(values.subarray(y * WIDTH, (y + 1) * WIDTH));
    blurLine(row, radius, values.subarray(y * WIDTH, (y + 1) * WIDTH));
  }
  for (let x = 0; x < WIDTH; x++) {
    for (let y = 0; y < HEIGHT; y++) column[y] = values[y * WIDTH + x]!;
    blurLine(column, radius, out);
    for (let y = 0; y < HEIGHT; y++) values[y * WIDTH + x] = out[y]!;
  }
}

function darkness(heights: Float32Array): Uint8Array {
  const light = new Float32Array(WIDTH * HEIGHT).fill(1);
  for (const { below, blur: metres, share } of LAYERS) {
    const layer = new Float32Array(WIDTH * HEIGHT);
    for (let i = 0; i < layer.length; i++) layer[i] = heights[i * 4]! < below ? 1 : 0;
    const radius = Math.max(1, Math.round((metres * WIDTH) / 2 / SHADOW_HALF[0]));
    for (let pass = 0; pass < 3; pass++) blur(layer, radius);
    for (let i = 0; i < layer.length; i++) light[i]! *= 1 - share * layer[i]!;
  }
  return Uint8Array.from(light, (value) => Math.round(255 * (1 - value)));
}

/** The shadow of a vehicle on the ground as a texture: 0 where the floor is lit, 1 where no light comes. */
export function groundShadow(gl: Gl, vehicle: Vehicle): WebGLTexture {
  const values = darkness(undersideHeights(gl, vehicle));
  const texture = emptyTexture(gl, gl.R8, WIDTH, HEIGHT);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, WIDTH, HEIGHT, gl.RED, gl.UNSIGNED_BYTE, values);
  return texture;
}
