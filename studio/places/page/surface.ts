import { DAY } from './sky.ts';

/** Vertices of a thing that stands somewhere in the place. */
export const STANDING_VERTEX = `
layout(location=0) in vec3 place;
layout(location=1) in vec4 normalAndOpenness;
uniform mat4 lens;
uniform vec4 pose;
uniform float size;
invariant gl_Position;
out vec3 at;
out vec3 facing;
out float openness;
vec3 turned(vec3 v) { return vec3(v.x * pose.z - v.y * pose.w, v.x * pose.w + v.y * pose.z, v.z); }
void main() {
  at = turned(place * size) + vec3(pose.xy, 0.);
  facing = turned(normalAndOpenness.xyz);
  openness = normalAndOpenness.w;
  gl_Position = lens * vec4(at, 1.);
}`;

export const SHADOW_FRAGMENT = `
layout(location=0) out vec4 colour;
void main() { colour = vec4(1.); }`;

/** Shades a surface by sun, sky, ground and lamps, with the sky mirrored in what is smooth. */
export const STANDING_FRAGMENT = `${DAY}
in vec3 at;
in vec3 facing;
in float openness;
layout(location=0) out vec4 shown;
uniform vec3 eye, colour, emission, paint;
uniform float paintShare, flakes, metalness, roughness, clearcoat, opacity;

vec3 around(vec3 ray, float rough) {
  vec3 above = skyAlong(normalize(vec3(ray.xy, max(ray.z, .002))), 1. - rough);
  above = mix(above, mix(horizonColour, skyColour, .5), rough * .7);
  vec3 below = vec3(.13) * (ambient + sunlight * max(sun.z, 0.) * .8);
  if (ray.z < 0. && rough < .5) below = mix(below, vec3(.13) * (ambient + sunlight * max(sun.z, 0.)
    * sunReaches(vec3(at.xy + ray.xy * (at.z / max(-ray.z, .05)), 0.), vec3(0., 0., 1.))), .8);
  return mix(below, above, smoothstep(-.02 - rough * .4, .02 + rough * .4, ray.z));
}
void main() {
  vec3 view = normalize(eye - at);
  vec3 normal = normalize(facing);
  if (!gl_FrontFacing) normal = -normal;
  float open = clamp(openness * 1.15 - .06, 0., 1.);
  float towards = clamp(dot(normal, view), .02, 1.);
  vec3 own = mix(colour, paint, paintShare);
  float metal = max(metalness, paintShare * flakes * .7);
  float rough = mix(roughness, .3, paintShare);
  float reached = sunReaches(at, normal);
  float facingSun = max(dot(normal, sun), 0.);
  vec3 hemisphere = mix(vec3(.14) * (ambient + sunlight * max(sun.z, 0.)), ambient, normal.z * .5 + .5);
  vec3 glow = glowColour * .25 * max(dot(normal, normalize(vec3(sun.xy, .2))), 0.);
  float indoors = lampsAt(at);
  vec3 matt = (hemisphere + glow) * open + sunlight * facingSun * reached
    + warm() * indoors * (.35 + .65 * open) * (.75 - .25 * normal.z);
  vec3 mirroring = reflect(-view, normal);
  vec3 gathered = rough < .7 ? around(mirroring, rough) * smoothstep(.05, .7, open) : matt;
  gathered = mix(gathered, matt, smoothstep(.35, .7, rough)) + warm() * indoors * .25;
  float edge = pow(1. - towards, 5.);
  vec3 share = mix(vec3(.04), own, metal);
  share += (1. - share) * edge * (1. - rough);
  vec3 halfway = normalize(view + sun);
  float tight = mix(20., 900., (1. - rough) * (1. - rough));
  vec3 glint = sunlight * reached * facingSun * pow(max(dot(normal, halfway), 0.), tight) * (tight + 8.) * .02;
  vec3 light = own * (1. - metal) * matt + share * (gathered + glint);
  if (clearcoat > 0.) {
    float coat = clearcoat * (.04 + .96 * edge);
    vec3 sharp = around(mirroring, .02) * smoothstep(.1, .7, open);
    vec3 spark = sunlight * reached * facingSun * min(pow(max(dot(normal, halfway), 0.), 1600.) * 60., 4.);
    light = mix(light, sharp, coat) + spark * .3 * clearcoat;
  }
  light += emission * (.5 + lamps * .8);
  float alpha = 1.;
  if (opacity < 1.) {
    float mirror = .05 + .9 * edge;
    light = own * opacity * matt * .5 + around(mirroring, .02) * mirror + glint * .2;
    alpha = clamp(opacity + mirror * .7, 0., 1.);
  }
  float haze = 1. - exp(-max(length(eye - at) - 40., 0.) * .006);
  shown = vec4(mix(min(light, vec3(3.)), horizonColour * alpha, haze), alpha);
}`;
