// The day around a place as formulas: the sky with its clouds, what stands across the street, the sun and the lamps.

/** Most rooms, rows of bays and lamps out of doors that a place can have. */
export const MOST = { rooms: 3, bays: 3, lamps: 6 } as const;

export const DAY = `
precision highp sampler2DShadow;
uniform vec3 sun, sunlight, skyColour, horizonColour, glowColour, ambient;
uniform float lamps, clouds;
uniform sampler2DShadow shadowMap;
uniform sampler2D skyLight;
uniform mat4 shadowLens;
uniform vec3 roomsLow[${MOST.rooms}], roomsHigh[${MOST.rooms}], poleLamps[${MOST.lamps}];

float hash2(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * .1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float noise2(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash2(i), hash2(i + vec2(1, 0)), f.x), mix(hash2(i + vec2(0, 1)), hash2(i + vec2(1, 1)), f.x), f.y);
}
float layered(vec2 p) {
  float sum = 0., share = .5;
  for (int k = 0; k < 5; k++) { sum += share * noise2(p); p = mat2(1.7, 1.2, -1.2, 1.7) * p + 7.7; share *= .5; }
  return sum;
}
/** The clear sky along a ray. */
vec3 clearSky(vec3 ray) {
  float up = max(ray.z, 0.);
  vec3 light = mix(horizonColour, skyColour, 1. - exp(-3.4 * up));
  float towards = max(dot(normalize(ray.xy + 1e-4), normalize(sun.xy)), 0.);
  return light + glowColour * pow(towards, 4.) * exp(-6. * up);
}
/** The sky with clouds, and hills in the haze at its foot. */
vec3 skyAlong(vec3 ray) {
  vec3 light = clearSky(ray);
  float up = max(ray.z, 0.);
  if (up > .01) {
    vec2 at = ray.xy / (up + .22) * 1.25 + 5.3;
    at += .35 * vec2(layered(at * 1.3), layered(at * 1.3 + 9.));
    float thick = layered(at * vec2(1., 1.6));
    float cover = smoothstep(.62 - .26 * clouds, .84 - .26 * clouds, thick);
    float lit = clamp(.62 + 2.2 * (thick - layered((at + normalize(sun.xy) * .16) * vec2(1., 1.6))), 0., 1.);
    vec3 bright = ambient * .95 + sunlight * .4 + glowColour * .9;
    vec3 dim = mix(ambient * .95, horizonColour, .5);
    light = mix(light, mix(dim, bright, lit), cover * .82 * smoothstep(.0, .16, up));
  }
  float along = atan(ray.x, ray.y);
  float hills = .02 + .016 * noise2(vec2(along * 5., 1.)) + .005 * noise2(vec2(along * 31., 2.));
  vec3 far = mix(vec3(.07, .09, .09) * (ambient + sunlight * .4), horizonColour, .62);
  return mix(light, far, smoothstep(.0015, -.0015, ray.z - hills));
}
/** What a smooth surface mirrors: the sky, and the other side of the street before the place. */
vec3 mirroredAlong(vec3 ray, float rough) {
  vec3 above = rough < .15 ? skyAlong(normalize(vec3(ray.xy, max(ray.z, .05)))) : clearSky(ray);
  float along = atan(ray.x, -ray.y);
  float roofs = .05 + .06 * floor(noise2(vec2(along * 4., 8.)) * 3.) / 2. + .07 * layered(vec2(along * 9., 3.));
  vec3 street = vec3(.1, .105, .09) * (.5 + layered(vec2(along * 30., ray.z * 40.))) * (ambient + sunlight * .25);
  float soft = .01 + rough * .25;
  above = mix(above, street, smoothstep(soft, -soft, ray.z - roofs) * smoothstep(.35, -.1, ray.y));
  return above;
}
float sunReaches(vec3 at, vec3 normal) {
  if (sun.z <= 0.) return 0.;
  vec4 there = shadowLens * vec4(at + normal * .035, 1.);
  vec3 shown = there.xyz * .5 + .5;
  if (max(abs(shown.x - .5), abs(shown.y - .5)) > .499 || shown.z > 1.) return 1.;
  float lit = 0.;
  for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++)
    lit += texture(shadowMap, vec3(shown.xy + vec2(x, y) * .0005, shown.z - .0008));
  return lit / 25.;
}
/** How much of the whole sky's light reaches the surface in this pixel (sky-light.ts). */
float skyReaches() { return min(texelFetch(skyLight, ivec2(gl_FragCoord.xy), 0).r, 1.1); }
/** How brightly the lamps of the rooms light a place: brighter below each lamp, and fading outside the glass. */
float roomLampsAt(vec3 at) {
  float light = 0.;
  for (int k = 0; k < ${MOST.rooms}; k++) {
    vec3 outside = max(max(roomsLow[k] - at, at - roomsHigh[k]), 0.);
    float pools = .82 + .18 * cos(at.x * 1.85) * cos(at.y * 2.85);
    float height = clamp((at.z - roomsLow[k].z) / max(roomsHigh[k].z - roomsLow[k].z, .1), 0., 1.);
    light = max(light, exp(-length(outside * vec3(.8, .34, .8)) * .95) * pools * (.72 + .4 * height));
  }
  return light * lamps;
}
/** The light of lamps on poles and below roofs, once it is getting dark. */
float poleLampsAt(vec3 at, vec3 normal) {
  float light = 0.;
  for (int k = 0; k < ${MOST.lamps}; k++) {
    vec3 to = poleLamps[k] - at;
    float far = dot(to, to);
    light += max(dot(normal, to) * inversesqrt(far), 0.) * max(to.z, 0.) * inversesqrt(far) * 11. / (far + 4.);
  }
  return light * max(lamps - .7, 0.);
}
vec3 warm() { return vec3(1., .87, .69); }`;
