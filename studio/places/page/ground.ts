import { DAY, MOST } from './day.ts';

/** The ground: verge, footpath and kerb at the street, the worn asphalt of the yard with its bays, paving, grass. */
const GROUND = `
uniform float apron;
uniform vec2 drive;
uniform vec4 bays[${MOST.bays}];
uniform float bayWidths[${MOST.bays}];

float line(float distance, float reach, float soft) { return 1. - smoothstep(reach - soft, reach + soft, distance); }
vec3 asphalt(vec2 at, float fine, float soft) {
  float patches = layered(at * .22 + 3.);
  float worn = layered(at * vec2(.05, .55) + 11.);
  float stones = noise2(at * 85.) * .6 + noise2(at * 190.) * .4;
  vec3 colour = vec3(.112, .11, .108) * (.74 + .42 * patches + .22 * (worn - .5));
  colour *= 1. + (stones - .5) * .85 * fine;
  // Squares that were dug up and filled again, sealed along their edges.
  vec2 cell = floor(at / vec2(6.3, 4.1));
  if (hash2(cell + 4.) > .8) {
    vec2 low = cell * vec2(6.3, 4.1) + vec2(1.1, .9), from = abs(at - low - vec2(1.6, .9)) - vec2(1.6, .9);
    float edge = max(from.x, from.y) + .05 * (noise2(at * 5.) - .5);
    colour *= mix(1., .88, line(edge, 0., soft + .02));
    colour *= 1. - .3 * line(abs(edge), .035, soft + .01);
  }
  // Cracks, some filled with tar.
  float crack = abs(layered(at * .45 + .5 * layered(at * 1.7)) - .47);
  colour *= 1. - .5 * line(crack, .0035, .004 + soft * .1) * smoothstep(.35, .6, noise2(at * .3 + 20.));
  return colour;
}
vec3 paving(vec2 at, float fine, float soft, vec2 slab) {
  vec2 stone = floor(at / slab);
  vec3 colour = vec3(.36, .35, .325) * (.86 + .1 * hash2(stone) + .2 * (layered(at * .6) - .5));
  colour *= 1. + (noise2(at * vec2(30., 160.)) - .5) * .22 * fine;
  vec2 in2 = abs(fract(at / slab) - .5) * slab;
  vec2 gap = slab * .5 - in2;
  colour *= 1. - .45 * line(min(gap.x, gap.y), .007, .006 + soft);
  float stain = smoothstep(.62, .8, layered(at * .9 + 31.));
  return colour * (1. - .22 * stain);
}
vec3 lawn(vec2 at, float fine) {
  float dry = smoothstep(.3, .65, layered(at * .4));
  vec3 colour = mix(vec3(.095, .125, .045), vec3(.2, .185, .085), dry);
  float blades = noise2(at * vec2(55., 24.)) * .6 + noise2(at * vec2(130., 60.)) * .4;
  return colour * (.62 + .55 * layered(at * 2.3) + (blades - .5) * .95 * fine);
}
vec3 groundColour(vec2 at, float away) {
  float fine = exp(-away * .045), soft = away * .0011;
  bool driven = at.x > drive.x && at.x < drive.y;
  vec3 colour;
  if (at.y > apron) colour = paving(at, fine, soft, vec2(2.4));
  else if (at.y > .55) colour = asphalt(at, fine, soft);
  else if (at.y > .4) colour = vec3(.4, .39, .36) * (.9 + .2 * noise2(at * 9.));
  else if (driven) colour = paving(at, fine, soft, vec2(1.9, 1.5)) * .86;
  else if (at.y > .25) colour = vec3(.16);
  else if (at.y > -1.65) colour = paving(at, fine, soft, vec2(1.5, 1.9));
  else colour = lawn(at, fine);
  if (at.y > .55 && at.y < apron) {
    float beyond = smoothstep(-.25, .25, max(abs(at.x) - 30., at.y - 40.) + 1.5 * layered(at * .2) - .75);
    colour = mix(colour, lawn(at, fine), beyond);
    for (int k = 0; k < ${MOST.bays}; k++) {
      vec4 row = bays[k];
      if (at.x < row.x - .1 || at.x > row.y + .1 || at.y < row.z || at.y > row.w) continue;
      float side = fract((at.x - row.x) / bayWidths[k] + .5) - .5;
      float painted = line(abs(side * bayWidths[k]), .05, .012 + soft);
      float worn = smoothstep(.2, .62, layered(at * 4.) + .25 * noise2(at * 40.));
      colour = mix(colour, vec3(.5, .5, .485), painted * (.35 + .6 * worn));
      vec2 stall = vec2((abs(side) - .5) * bayWidths[k], at.y - row.w + 1.9);
      float oil = smoothstep(.9, .2, length(stall * vec2(1.5, .8)) + .9 * (layered(at * 2.5) - .5));
      colour *= 1. - .42 * oil * step(.4, hash2(vec2(floor((at.x - row.x) / bayWidths[k]), 3.)));
    }
  } else if (at.y > apron && max(abs(at.x) - 26., at.y - 33.) > 0.) colour = lawn(at, fine);
  return colour;
}
vec3 groundAt(vec2 at, float away) {
  vec3 place = vec3(at, 0.);
  vec3 light = ambient * 1.05 * skyReaches() + sunlight * max(sun.z, 0.) * sunReaches(place, vec3(0., 0., 1.));
  light += glowColour * .06;
  light += warm() * (roomLampsAt(place) * .85 + poleLampsAt(place, vec3(0., 0., 1.)));
  return groundColour(at, away) * light;
}`;

export const BACKDROP = `${DAY}${GROUND}
in vec2 corner;
layout(location=0) out vec4 colour;
uniform vec3 eye, forward, right, up;
uniform float rise;
void main() {
  vec3 ray = normalize(forward + corner.x * right + (corner.y + rise) * up);
  vec3 light = skyAlong(ray);
  if (ray.z < -.0005) {
    float away = eye.z / -ray.z;
    vec2 at = eye.xy + ray.xy * away;
    vec3 ground = groundAt(at, away);
    float mirrored = .02 + .5 * pow(1. + ray.z, 12.);
    ground = mix(ground, clearSky(vec3(ray.xy, -ray.z)), mirrored * .16);
    light = mix(horizonColour * .92, ground, exp(-max(away - 45., 0.) * .0075));
  }
  colour = vec4(light, 1.);
}`;
