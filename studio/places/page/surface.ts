import { FINISHES } from '../materials.ts';
import { DAY } from './day.ts';

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

/** What a finish does to the colour and the normal of a surface: `finished(at, normal, colour)`. */
const FINISH = `
uniform int finish;
void finished(vec3 at, inout vec3 normal, inout vec3 own) {
  if (finish == ${FINISHES.smooth} || finish == ${FINISHES.cloth}) return;
  bool across = abs(normal.x) > abs(normal.y);
  float u = across ? at.y : at.x;
  vec3 along = across ? vec3(0., 1., 0.) : vec3(1., 0., 0.);
  float pixel = max(length(fwidth(at)), 1e-4);
  float wall = 1. - smoothstep(.4, .8, abs(normal.z));
  // Weather: streaks from above, dust from below, patches everywhere.
  float streaks = layered(vec2(u * 3., at.z * .25 + 3.));
  float patches = layered(vec2(u, at.z) * .7);
  own *= 1. + wall * (.16 * (streaks - .5) + .12 * (patches - .5) - .2 * exp(-max(at.z, 0.) * 2.6) * (.4 + patches));
  if (finish == ${FINISHES.panels}) {
    vec2 gap = min(fract(vec2(u / 2.4, at.z / 1.2)), 1. - fract(vec2(u / 2.4, at.z / 1.2))) * vec2(2.4, 1.2);
    own *= 1. - .55 * wall * (1. - smoothstep(.006, .012 + pixel, gap.x)) ;
    own *= .97 + .05 * hash2(floor(vec2(u / 2.4, 1.)));
  } else if (finish == ${FINISHES.ribs}) {
    float fade = wall * clamp(.05 / pixel - .5, 0., 1.);
    float wave = u * 31.4;
    normal = normalize(normal + along * cos(wave) * .5 * fade);
    own *= 1. - .12 * fade * smoothstep(.3, -1., sin(wave));
    own *= 1. - .25 * wall * (1. - smoothstep(.0, .015 + pixel, abs(fract(u / 6.) - .5) * 6.));
  } else if (finish == ${FINISHES.slats}) {
    float fade = clamp(.06 / pixel - .5, 0., 1.);
    float wave = at.z * 62.;
    normal = normalize(normal + vec3(0., 0., 1.) * cos(wave) * .5 * fade);
    own *= 1. - .2 * fade * smoothstep(.2, -1., sin(wave));
  } else if (finish == ${FINISHES.brick}) {
    vec2 course = vec2(u / .24, at.z / .086);
    course.x += .5 * mod(floor(course.y), 2.);
    vec2 gap = min(fract(course), 1. - fract(course)) * vec2(.24, .086);
    float mortar = 1. - smoothstep(.004, .006 + pixel, min(gap.x, gap.y));
    own *= .78 + .44 * hash2(floor(course));
    own = mix(own, vec3(.42, .4, .36), mortar * .8 * wall);
  } else if (finish == ${FINISHES.grain}) {
    own *= .8 + .4 * layered(vec2(u * 26. + at.y * 20., at.z * 1.3));
  } else if (finish == ${FINISHES.render}) {
    own *= 1. + .1 * (noise2(vec2(u + at.y * .3, at.z) * 38.) - .5) * clamp(.03 / pixel, 0., 1.);
  }
}`;

/** Shades a surface by sun, sky, ground and lamps, with the sky mirrored in what is smooth. */
export const STANDING_FRAGMENT = `${DAY}${FINISH}
in vec3 at;
in vec3 facing;
in float openness;
layout(location=0) out vec4 shown;
uniform vec3 eye, colour, emission, paint;
uniform float paintShare, flakes, metalness, roughness, clearcoat, opacity;

vec3 groundLight() { return vec3(.16, .157, .15) * (ambient + sunlight * max(sun.z, 0.)); }
vec3 around(vec3 ray, float rough, float open) {
  vec3 above = mirroredAlong(ray, rough);
  vec3 below = groundLight() * (.35 + .65 * open);
  return mix(below, above, smoothstep(-.02 - rough * .4, .02 + rough * .4, ray.z));
}
void main() {
  vec3 view = normalize(eye - at);
  vec3 normal = normalize(facing);
  bool leaf = finish == ${FINISHES.leaves};
  if (!gl_FrontFacing && !leaf) normal = -normal;
  vec3 own = mix(colour, paint, paintShare);
  float sky = opacity < 1. ? .6 * (normal.z * .5 + .5) + .1 : skyReaches();
  float open = clamp(sky / (.12 + .44 * (normal.z + 1.)), 0., 1.);
  float reached = sunReaches(at, normal);
  finished(at, normal, own);
  float towards = clamp(dot(normal, view), .02, 1.);
  float metal = max(metalness, paintShare * flakes * .7);
  float rough = mix(roughness, .3, paintShare);
  float facingSun = max(dot(normal, sun), 0.);
  vec3 bounced = groundLight() * (.5 - .5 * normal.z) * (.25 + .75 * open) * (.4 + .6 * openness);
  vec3 glow = glowColour * .22 * max(dot(normal, normalize(vec3(sun.xy, .2))), 0.) * open;
  float indoors = roomLampsAt(at);
  vec3 matt = ambient * sky * 1.05 + bounced + glow + sunlight * facingSun * reached
    + warm() * (indoors * (.3 + .7 * openness) * (.8 - .2 * normal.z) + poleLampsAt(at, normal));
  if (leaf) {
    float tone = noise2(at.xz * 1.9 + at.y) * .6 + hash2(floor(at.xz * 9.)) * .4;
    own *= mix(vec3(.72, .78, .6), vec3(1.28, 1.2, .9), tone);
    vec3 through = sunlight * reached * (.24 + .5 * facingSun) * (.45 + .55 * openness);
    vec3 lit = warm() * (indoors * .6 + poleLampsAt(at, normal));
    matt = ambient * (.25 + .75 * sky) * (.3 + .7 * openness) + through + lit;
  }
  if (finish == ${FINISHES.cloth}) {
    vec3 sunny = dot(normal, sun) < 0. ? -normal : normal;
    float through = dot(normal, sun) < 0. ? .4 : 1.;
    matt = ambient * (.3 + .7 * sky) + groundLight() * .4 + sunlight * dot(sunny, sun) * through * sunReaches(at, sunny)
      + warm() * (indoors * .5 + poleLampsAt(at, normal));
  }
  vec3 mirroring = reflect(-view, normal);
  vec3 gathered = rough < .7 ? around(mirroring, rough, open) * smoothstep(.02, .8, open) : matt;
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
    vec3 sharp = around(mirroring, .02, open) * smoothstep(.05, .7, open);
    vec3 spark = sunlight * reached * facingSun * min(pow(max(dot(normal, halfway), 0.), 1600.) * 60., 4.);
    light = mix(light, sharp, coat) + spark * .3 * clearcoat;
  }
  light += emission * (.35 + lamps * .75);
  float alpha = 1.;
  if (opacity < 1.) {
    float mirror = .06 + .9 * edge;
    light = own * opacity * matt * .5 + around(mirroring, .02, 1.) * mirror + glint * .2;
    alpha = clamp(opacity * 1.2 + mirror * .7, 0., 1.);
  }
  float haze = 1. - exp(-max(length(eye - at) - 40., 0.) * .0048);
  shown = vec4(mix(min(light, vec3(3.)), horizonColour * alpha, haze), alpha);
}`;
