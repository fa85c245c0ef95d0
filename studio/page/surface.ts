import { IRRADIANCE } from './irradiance.ts';
import type { Light } from './order.ts';
import { SURROUNDINGS } from './surroundings.ts';

/** Vertices of a vehicle; `flip` is -1 for its mirror image in the floor. */
export const SURFACE_VERTEX = `
layout(location=0) in vec3 place;
layout(location=1) in vec4 normalAndOpenness;
uniform mat4 lens;
uniform float flip;
out vec3 at;
out vec3 facing;
out float openness;
void main() {
  at = place;
  facing = normalAndOpenness.xyz;
  openness = normalAndOpenness.w;
  gl_Position = lens * vec4(place.xy, place.z * flip, 1.);
}`;

const MATERIAL = `uniform float paintShare, metalness, roughness, clearcoat, opacity, shine, grain, leastOpen;
`;

// How much of the light around reaches a surface that is so open to it. Walls all around leave little open in a
// cabin, but they are lit too and pass light on.
const OPENNESS: Record<Light, string> = {
  studio: `float openTo(float openness) {
  float open = clamp(openness * 1.18 - .10, 0., 1.);
  return max(mix(open, open * open, .55), leastOpen);
}`,
  cabin: `float openTo(float openness) { return .16 + .84 * pow(clamp(openness * 1.1, 0., 1.), .75); }`,
};

// One shader for every material. It writes two colours: what the picture shows when the paint is black, and how much a
// white paint would add (by its matt part and by its flakes), so that one drawing is developed in any paint, exactly.
const SHADING = `
in vec3 at;
in vec3 facing;
in float openness;
layout(location=0) out vec4 fixedLight;
layout(location=1) out vec4 paintLight;
uniform vec3 eye;
uniform float flip;
uniform vec3 colour;
uniform vec3 emission;

float hash(vec3 p) { p = fract(p * .3183099 + .1); p *= 17.; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
float noise(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  vec4 low = vec4(hash(i), hash(i + vec3(1, 0, 0)), hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)));
  i.z += 1.;
  vec4 high = vec4(hash(i), hash(i + vec3(1, 0, 0)), hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)));
  vec4 level = mix(low, high, f.z);
  return mix(mix(level.x, level.y, f.x), mix(level.z, level.w, f.x), f.y);
}
float coneOf(float rough) { return 1.6 * rough * rough; }
/**
 * How much a rough surface reflects of all that it gathers: the part that takes its colour, and the part that does
 * not.
 */
vec2 reflectance(float rough, float towards) {
  vec4 r = rough * vec4(-1., -.0275, -.572, .022) + vec4(1., .0425, 1.04, -.04);
  float a = min(r.x * r.x, exp2(-9.28 * towards)) * r.x + r.y;
  return vec2(-1.04, 1.04) * a + r.zw;
}
void main() {
  vec3 view = normalize(eye - at);
  vec3 normal = normalize(facing);
  float distance = length(eye - at);
  if (!gl_FrontFacing && opacity >= 1.) {
    // the inside of the shell: lined with cloth, which the windows light from below
    fixedLight = vec4(vec3(.035, .0345, .034) * (.35 + .65 * clamp(at.z - .6, 0., 1.)), 1.);
    paintLight = vec4(0., 0., distance, 1.);
  } else {
    if (!gl_FrontFacing) normal = -normal;
    float tone = 1.;
    if (grain > 0.) {
      vec3 cell = at / grain;
      float here = noise(cell) * .65 + noise(cell * 2.3) * .35;
      vec3 slope = vec3(noise(cell + vec3(.35, 0, 0)), noise(cell + vec3(0, .35, 0)), noise(cell + vec3(0, 0, .35)))
        - noise(cell);
      float fade = clamp(.55 * grain / (distance * .0016), 0., 1.);
      normal = normalize(normal - slope * .22 * fade);
      tone = 1. + (here - .5) * .30 * fade;
    }
    float towards = clamp(dot(normal, view), .02, 1.);
    vec3 bounced = reflect(-view, normal);
    float open = openTo(openness);
    float openToShine = smoothstep(.12, .75, open);
    vec3 matt = falling(normal) * open;
    // where a surface bends within a pixel, the pixel gathers from a wider cone: edges glint without flicker
    float bend = length(fwidth(normal));
    vec3 gathered = roughness > .75 ? matt : mix(lightFrom(at, bounced, coneOf(roughness) + bend) * openToShine,
      matt, smoothstep(.45, .75, roughness));
    vec2 share = reflectance(roughness, towards);
    vec3 own = colour * tone;
    vec3 light = own * (1. - metalness) * matt * step(opacity, 1.5) * (opacity < 1. ? 0. : 1.);
    // below a clear layer a surface mirrors less of itself: the layer's glass is nearly as dense as it is
    float bare = 1. - .6 * clearcoat;
    vec3 mirrored = gathered * shine * (mix(vec3(.04 * bare), own, metalness) * share.x + share.y * bare);
    vec2 paint = vec2(dot(matt, vec3(.333)), dot(gathered, vec3(.333)) * share.x) * paintShare;
    float coat = 0.;
    if (clearcoat > 0. && flip > 0.) {
      coat = clearcoat * (.04 + .96 * pow(1. - towards, 5.));
      vec3 sharp = lightFrom(at, bounced, .012 + bend) * openToShine * coat;
      light = (light + mirrored) * (1. - coat) + sharp;
      paint *= 1. - coat;
    } else light += mirrored;
    light = min(light + emission, vec3(2.6));
    float alpha = 1.;
    if (opacity < 1.) {
      light = own * opacity * matt * .6 + mirrored;
      alpha = clamp(opacity + share.y * .8 + .9 * pow(1. - towards, 4.), 0., 1.);
    }
    fixedLight = vec4(light, alpha);
    paintLight = vec4(paint, distance * alpha, alpha);
  }
  if (flip < 0.) {
    float fade = exp(-4.2 * at.z);
    fixedLight = vec4(fixedLight.rgb, 1.) * fade;
    paintLight = vec4(paintLight.rg, 0., 1.) * fade;
  }
}`;

/** Shades a vehicle's surfaces in a light. */
export const surfaceFragment = (light: Light) =>
  `${SURROUNDINGS[light]}${IRRADIANCE}${MATERIAL}${OPENNESS[light]}${SHADING}`;
