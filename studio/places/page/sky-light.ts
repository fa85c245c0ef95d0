import { bindProgram, bindTexture, drawWholeFrame, type Gl, program, WHOLE_FRAME } from '../../page/gl.ts';
import type { Matrix } from '../../page/matrices.ts';
import type { Point } from '../../page/order.ts';

// How much of the sky each pixel's surface sees: the place is lit from many directions of the sky, one after another,
// each with shadows, and what they give is added up. So it is darker below roofs and vehicles without any painting.

const MAP_SIZE = 1536;

/** Where each pixel's surface is and which way it faces: what stands in the place. */
export const TRACE_STANDING = `
in vec3 at;
in vec3 facing;
in float openness;
layout(location=0) out vec4 place;
layout(location=1) out vec4 normal;
uniform vec3 eye;
void main() {
  vec3 outwards = normalize(facing);
  if (!gl_FrontFacing && dot(outwards, eye - at) < 0.) outwards = -outwards;
  place = vec4(at, 1.);
  normal = vec4(outwards, 1.);
}`;

/** The same for the ground, wherever nothing stands. */
export const TRACE_GROUND = `
in vec2 corner;
layout(location=0) out vec4 place;
layout(location=1) out vec4 normal;
uniform vec3 eye, forward, right, up;
uniform float rise;
void main() {
  vec3 ray = normalize(forward + corner.x * right + (corner.y + rise) * up);
  if (ray.z > -.0005) discard;
  place = vec4(eye.xy + ray.xy * eye.z / -ray.z, 0., 1.);
  normal = vec4(0., 0., 1., 1.);
}`;

const REACHED = `
precision highp sampler2DShadow;
in vec2 corner;
layout(location=0) out vec4 light;
uniform sampler2D places, normals;
uniform sampler2DShadow shadowMap;
uniform mat4 shadowLens;
uniform vec3 towards;
uniform float share, seed;
void main() {
  ivec2 pixel = ivec2(gl_FragCoord.xy);
  vec3 at = texelFetch(places, pixel, 0).xyz, normal = texelFetch(normals, pixel, 0).xyz;
  float facing = max(dot(normal, towards), 0.);
  vec3 shown = (shadowLens * vec4(at + normal * .04, 1.)).xyz * .5 + .5;
  bool known = max(abs(shown.x - .5), abs(shown.y - .5)) < .49 && shown.z < 1.;
  // Each pixel looks a little beside its place, each in its own direction: the edges of many shadows melt together.
  vec2 spread = (fract(gl_FragCoord.xy * vec2(.7548777, .5698403) + seed) - .5) * 12. / ${MAP_SIZE}.;
  float reached = texture(shadowMap, vec3(shown.xy + spread, shown.z - .002));
  light = vec4(facing * share * (known ? reached : 1.), 0., 0., 1.);
}`;

/** So many directions of the upper half of the sky, evenly spread. */
export function skyDirections(count: number): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const height = 0.03 + (0.97 * (index + 0.5)) / count;
    const flat = Math.sqrt(1 - height * height);
    const turn = index * 2.399963;
    return [flat * Math.cos(turn), flat * Math.sin(turn), height];
  });
}

/** What drawing the sky's light needs of the page. */
export interface SkyLightTools {
  /** Draws the depth of the place as seen along a direction; gives the map and its lens. */
  shadowsFrom: (direction: Point, size: number) => { map: WebGLTexture; lens: Matrix };
  /** Binds the frame that the light is added up in. */
  bindLight: () => void;
  places: WebGLTexture;
  normals: WebGLTexture;
}

/** Makes the drawing of the sky's light. */
export function skyLightOf(gl: Gl) {
  const used = program(gl, WHOLE_FRAME, REACHED);
  return (count: number, { shadowsFrom, bindLight, places, normals }: SkyLightTools): void => {
    bindLight();
    gl.clearBufferfv(gl.COLOR, 0, [0, 0, 0, 0]);
    for (const [index, direction] of skyDirections(count).entries()) {
      const { map, lens } = shadowsFrom(direction, MAP_SIZE);
      bindLight();
      gl.disable(gl.DEPTH_TEST);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE);
      bindProgram(gl, used);
      gl.uniformMatrix4fv(used.place('shadowLens'), false, lens);
      gl.uniform3fv(used.place('towards'), direction);
      gl.uniform1f(used.place('share'), 2 / count);
      gl.uniform1f(used.place('seed'), index * 0.618);
      bindTexture(gl, used, 'shadowMap', 0, map);
      bindTexture(gl, used, 'places', 1, places);
      bindTexture(gl, used, 'normals', 2, normals);
      drawWholeFrame(gl);
      gl.deleteTexture(map);
    }
    gl.disable(gl.BLEND);
    gl.enable(gl.DEPTH_TEST);
  };
}
