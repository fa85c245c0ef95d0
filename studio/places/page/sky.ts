// The day around a place as formulas: sky with a few high clouds, a line of trees far away, and the ground with its
// markings, lit by the sun where nothing stands before it.

/** Most rooms, rows of bays and things with a soft shadow that a place can have. */
export const MOST = { rooms: 3, bays: 3, prints: 16 } as const;

export const DAY = `
precision highp sampler2DShadow;
uniform vec3 sun, sunlight, skyColour, horizonColour, glowColour, ambient;
uniform float lamps, apron;
uniform sampler2DShadow shadowMap;
uniform mat4 shadowLens;
uniform vec4 bays[${MOST.bays}];
uniform float bayWidths[${MOST.bays}];
uniform vec4 prints[${MOST.prints}];
uniform vec2 printSizes[${MOST.prints}];
uniform vec3 roomsLow[${MOST.rooms}], roomsHigh[${MOST.rooms}];

float hash2(vec2 p) { vec3 q = fract(vec3(p.xyx) * .1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
float noise2(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash2(i), hash2(i + vec2(1, 0)), f.x), mix(hash2(i + vec2(0, 1)), hash2(i + vec2(1, 1)), f.x), f.y);
}
float layered(vec2 p) {
  float sum = 0., share = .5;
  for (int k = 0; k < 5; k++) { sum += share * noise2(p); p = p * 2.13 + 7.7; share *= .5; }
  return sum;
}
/** The sky along a ray; trees stand at its foot when they are asked for. */
vec3 skyAlong(vec3 ray, float trees) {
  float up = max(ray.z, 0.);
  vec3 light = mix(horizonColour, skyColour, 1. - exp(-5. * up));
  float towards = max(dot(normalize(ray.xy + 1e-4), normalize(sun.xy)), 0.);
  light += glowColour * pow(towards, 3.) * exp(-7. * up);
  if (up > .01) {
    vec2 at = ray.xy / (ray.z + .12) * 1.3;
    float cloud = smoothstep(.52, .86, layered(at * vec2(.8, 1.7) + 3.1)) * smoothstep(.02, .22, up);
    vec3 lit = (ambient * 1.2 + sunlight * .38 + glowColour * .8);
    light = mix(light, lit, .55 * cloud);
  }
  if (trees > 0.) {
    float along = atan(ray.x, ray.y);
    float far = .022 + .012 * noise2(vec2(along * 14., 1.)) + .006 * noise2(vec2(along * 60., 2.));
    float near = .012 + .05 * smoothstep(.38, .8, noise2(vec2(along * 9., 5.))) * (.6 + .4 * layered(vec2(along * 70., 9.)));
    vec3 leaves = vec3(.045, .06, .035) * (ambient * 1.4 + sunlight * .5);
    vec3 hills = mix(leaves, horizonColour, .55);
    light = mix(light, hills, trees * smoothstep(.0025, -.0025, ray.z - far));
    float crowns = ray.z - near * (.9 + .25 * layered(vec2(along * 160., ray.z * 160.)));
    light = mix(light, leaves * (.7 + .6 * layered(vec2(along, ray.z) * 130.)), trees * smoothstep(.003, -.003, crowns));
  }
  return light;
}
float sunReaches(vec3 at, vec3 normal) {
  if (sun.z <= 0.) return 0.;
  vec4 there = shadowLens * vec4(at + normal * .035, 1.);
  vec3 shown = there.xyz * .5 + .5;
  if (max(abs(shown.x - .5), abs(shown.y - .5)) > .499 || shown.z > 1.) return 1.;
  float lit = 0.;
  for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++)
    lit += texture(shadowMap, vec3(shown.xy + vec2(x, y) * .00042, shown.z - .0007));
  return lit / 25.;
}
/** How brightly the lamps of the rooms light a place. */
float lampsAt(vec3 at) {
  float light = 0.;
  for (int k = 0; k < ${MOST.rooms}; k++) {
    vec3 outside = max(max(roomsLow[k] - at, at - roomsHigh[k]), 0.);
    light = max(light, exp(-length(outside * vec3(.8, .3, .8)) * 1.05));
  }
  return light * lamps;
}
vec3 warm() { return vec3(1., .87, .68); }
vec3 groundAt(vec2 at, float away) {
  float grain = noise2(at * 60.) * .5 + noise2(at * 23.) * .5;
  float patches = layered(at * .35);
  float fine = exp(-away * .06);
  vec3 colour = vec3(.105, .104, .106) * (.82 + .34 * patches + .3 * (grain - .5) * fine);
  float joint = 0.;
  if (at.y > apron) {
    colour = vec3(.33, .325, .31) * (.88 + .2 * patches + .1 * (grain - .5) * fine);
    vec2 cell = abs(fract(at / 3.) - .5) * 3.;
    joint = 1. - smoothstep(.008, .02, min(1.5 - cell.x, 1.5 - cell.y));
    colour *= 1. - .35 * joint;
  }
  float beyond = smoothstep(-.3, .3, max(abs(at.x) - 24., at.y - 31.) + 1.5 * layered(at * .2) - .75);
  vec3 grass = vec3(.15, .15, .07) * (.6 + .8 * layered(at * .8));
  colour = mix(colour, grass, beyond);
  float kerb = smoothstep(.09, .07, abs(at.y - apron + .08));
  colour = mix(colour, vec3(.42, .415, .4), kerb);
  for (int k = 0; k < ${MOST.bays}; k++) {
    vec4 row = bays[k];
    if (at.x < row.x - .06 || at.x > row.y + .06 || at.y < row.z || at.y > row.w) continue;
    float line = abs(fract((at.x - row.x) / bayWidths[k] + .5) - .5) * bayWidths[k];
    float worn = .75 + .25 * smoothstep(.3, .6, layered(at * 3.));
    colour = mix(colour, vec3(.62), worn * (1. - smoothstep(.045, .06, line)));
  }
  float open = 1.;
  for (int k = 0; k < ${MOST.prints}; k++) {
    vec2 reach = printSizes[k];
    if (reach.x <= 0.) continue;
    vec2 from = at - prints[k].xy;
    vec2 own = abs(vec2(from.x * prints[k].z + from.y * prints[k].w, -from.x * prints[k].w + from.y * prints[k].z));
    vec2 over = smoothstep(reach + .55, reach - .45, own);
    open *= 1. - .88 * over.x * over.y;
  }
  vec3 place = vec3(at, 0.);
  vec3 light = ambient * 1.1 * open + sunlight * max(sun.z, 0.) * sunReaches(place, vec3(0., 0., 1.));
  return colour * (light + warm() * lampsAt(place) * open * .55);
}`;

export const BACKDROP = `${DAY}
in vec2 corner;
layout(location=0) out vec4 colour;
uniform vec3 eye, forward, right, up;
void main() {
  vec3 ray = normalize(forward + corner.x * right + corner.y * up);
  vec3 light = skyAlong(ray, 1.);
  if (ray.z < -.0005) {
    float away = eye.z / -ray.z;
    vec2 at = eye.xy + ray.xy * away;
    vec3 ground = groundAt(at, away);
    float mirrored = .03 + .5 * pow(1. + ray.z, 9.);
    ground = mix(ground, skyAlong(vec3(ray.xy, -ray.z), 0.), mirrored * .25);
    light = mix(light, ground, exp(-max(away - 40., 0.) * .012));
  }
  colour = vec4(light, 1.);
}`;
