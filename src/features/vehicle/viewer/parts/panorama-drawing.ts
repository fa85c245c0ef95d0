import type { Gaze } from '../../../../domain/media/panorama.ts';

/** A triangle larger than the window, so that it covers all of it. */
const VERTEX = `#version 300 es
const vec2 corners[3] = vec2[3](vec2(-1, -1), vec2(3, -1), vec2(-1, 3));
out vec2 at;
void main() {
  at = corners[gl_VertexID];
  gl_Position = vec4(at, 0, 1);
}`;

/** The direction of each point of the window, tilted and turned with the gaze, looked up in the panorama. */
const FRAGMENT = `#version 300 es
precision highp float;
in vec2 at;
uniform vec2 half_window;
uniform vec2 gaze;
uniform sampler2D panorama;
out vec4 colour;
const float PI = 3.14159265358979;
void main() {
  vec3 ray = normalize(vec3(at * half_window, 1.0));
  float level = ray.z * cos(gaze.y) - ray.y * sin(gaze.y);
  float up = ray.y * cos(gaze.y) + ray.z * sin(gaze.y);
  float yaw = atan(ray.x, level) + gaze.x;
  vec2 place = vec2(yaw / (2.0 * PI) + 0.5, 0.5 - asin(clamp(up, -1.0, 1.0)) / PI);
  // The far side of the ring is one place, so that no seam shows: no step in the picture's coarseness, which there
  // is none of.
  colour = textureLod(panorama, place, 0.0);
}`;

export interface PanoramaDrawing {
  draw(gaze: Gaze): void;
  close(): void;
}

/**
 * Draws a 2:1 panorama on a canvas as seen from its centre. Throws where the browser has no WebGL 2, or must not read
 * the picture.
 */
export function openPanorama(canvas: HTMLCanvasElement, picture: HTMLImageElement): PanoramaDrawing {
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false });
  if (!gl) throw new Error('There is no WebGL 2 here.');
  const program = linked(gl);
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL uses it; React has nothing to do with it.
  gl.useProgram(program);
  load(gl, picture);
  const halfWindow = gl.getUniformLocation(program, 'half_window');
  const place = gl.getUniformLocation(program, 'gaze');
  return {
    draw({ yaw, pitch, height }) {
      const half = Math.tan(radians(height) / 2);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform2f(halfWindow, (half * canvas.width) / canvas.height, half);
      gl.uniform2f(place, radians(yaw), radians(pitch));
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    close: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function linked(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('WebGL gave no shader.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(`The panorama's program: ${gl.getProgramInfoLog(program)}`);
  return program;
}

function load(gl: WebGL2RenderingContext, picture: HTMLImageElement): void {
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, fitting(picture, gl));
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
}

/** The picture, scaled down where it is larger than the graphics card accepts. */
function fitting(picture: HTMLImageElement, gl: WebGL2RenderingContext): TexImageSource {
  const most: number = gl.getParameter(gl.MAX_TEXTURE_SIZE);
  if (Math.max(picture.naturalWidth, picture.naturalHeight) <= most) return picture;
  const canvas = document.createElement('canvas');
  const scale = most / Math.max(picture.naturalWidth, picture.naturalHeight);
  canvas.width = Math.floor(picture.naturalWidth * scale);
  canvas.height = Math.floor(picture.naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
