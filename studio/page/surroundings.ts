import type { Light } from './order.ts';

// What surrounds the vehicle, as formulas: what light comes along a ray from a place. `spread` is the tangent of the
// cone that a rough surface gathers from; lamps with straight edges can be widened by it exactly, so no environment
// map is needed, reflections have no grain, and a lamp is reflected from where it stands, which bends its edges along
// a body.

const SHAPES = `
/** How much of a cone (as wide as soft, where it meets the lamp's plane) a rectangular lamp fills. */
float lamp(vec2 at, vec2 middle, vec2 halfSize, vec2 soft) {
  vec2 low = smoothstep(-soft, soft, at - middle + halfSize);
  vec2 high = smoothstep(-soft, soft, at - middle - halfSize);
  vec2 filled = low - high;
  return filled.x * filled.y;
}
/** Where a ray meets the plane on which this coordinate is level; far away when it never does. */
float meets(float from, float along, float level) {
  float distance = (level - from) / along;
  return distance > 0. && abs(along) > 1e-4 ? distance : 1e4;
}`;

const STUDIO = `${SHAPES}
uniform sampler2D groundShadow;
const vec2 GROUND_SHADOW_HALF = vec2(3.6, 2.16);
const float CEILING = 4.4;
float shadowAt(vec2 at) { return texture(groundShadow, at / GROUND_SHADOW_HALF * .5 + .5).r; }

vec3 floorLight(vec3 from, vec3 along, float spread) {
  float distance = from.z / max(-along.z, .02);
  vec2 at = from.xy + along.xy * distance;
  float far = length(at);
  // brightest beside the vehicle, so that doors go from light at the sill to dark below the window
  float lit = mix(.74, .28, smoothstep(2.2, 6.2, far));
  vec2 inside = abs(at) / GROUND_SHADOW_HALF;
  float covered = max(inside.x, inside.y) < 1. ? shadowAt(at) * (1. - smoothstep(.1, .9, spread)) : 0.;
  return lit * (1. - .92 * covered) * vec3(1., 1.005, 1.01);
}

vec3 wallLight(vec3 from, vec3 along, float spread) {
  float side = meets(from.y, along.y, 6.5 * sign(along.y));
  float end = meets(from.x, along.x, 8. * sign(along.x));
  float distance = min(side, end);
  vec3 at = from + along * distance;
  vec3 wall = mix(vec3(.10, .104, .112), vec3(.24, .25, .27), smoothstep(.8, 5.5, at.z));
  wall += vec3(.20) * (1. - smoothstep(.1, 2.3 + spread * 3., at.z));
  vec2 soft = vec2(.12) + spread * distance;
  float sideLamps = side < end ? lamp(vec2(at.x, at.z), vec2(0., 3.0), vec2(6.0, .55), soft) : 0.;
  // a low, long strip draws the bright line along doors that tells gloss from matt
  float lowStrip = side < end ? lamp(vec2(at.x, at.z), vec2(0., 1.5), vec2(5.6, .32), vec2(.05) + spread * distance)
    : 0.;
  float endLamps = side < end ? 0. : lamp(vec2(at.y, at.z), vec2(0., 3.3), vec2(3.2, .75), soft);
  return wall + 2.1 * sideLamps + 1.7 * lowStrip + 1.9 * endLamps;
}

vec3 ceilingLight(vec3 from, vec3 along, float spread) {
  float distance = meets(from.z, along.z, CEILING);
  vec2 at = from.xy + along.xy * distance;
  vec2 soft = vec2(.10 + spread * distance / max(along.z, .12));
  // its cloth is dimmest in the middle: windscreens show a slope of light, not a white sheet
  float over = lamp(at, vec2(0.), vec2(4.3, 1.25), soft) * (.34 + .86 * smoothstep(.2, 3.4, abs(at.x)));
  float rows = lamp(at, vec2(0., 4.2), vec2(6.2, .42), soft) + lamp(at, vec2(0., -4.2), vec2(6.2, .42), soft);
  return vec3(.20, .21, .23) + 4.6 * over + 4.0 * rows;
}

vec3 lightFrom(vec3 from, vec3 along, float spread) {
  from.z = max(from.z, .02);
  float soft = .02 + spread * .7;
  float up = smoothstep(-soft, soft, along.z);
  vec3 below = up < 1. ? floorLight(from, vec3(along.xy, min(along.z, -.012)), spread) : vec3(0.);
  vec3 above = vec3(0.);
  if (up > 0.) {
    float wallTop = meets(from.z, max(along.z, .001), CEILING);
    float reach = min(meets(from.y, along.y, 6.5 * sign(along.y)), meets(from.x, along.x, 8. * sign(along.x)));
    float ceiling = smoothstep(-1., 1., (reach - wallTop) / (.25 + spread * reach));
    if (ceiling < 1.) above += (1. - ceiling) * wallLight(from, along, spread);
    if (ceiling > 0.) above += ceiling * ceilingLight(from, along, spread);
  }
  return mix(below, above, up);
}`;

// Someone sits in the vehicle: a bright soft day outside its windows, a pale roof above, a dark floor.
const CABIN = `${SHAPES}
vec3 outside(vec3 along) {
  vec3 sky = mix(vec3(.86, .885, .90), vec3(.70, .76, .82), smoothstep(.02, .7, along.z));
  vec3 ground = mix(vec3(.78, .785, .785), vec3(.60, .605, .61), smoothstep(.0, .5, -along.z));
  return mix(ground, sky, smoothstep(-.035, .035, along.z));
}
vec3 lightFrom(vec3 from, vec3 along, float spread) {
  float soft = .10 + spread * .8;
  float window = smoothstep(-soft, soft, along.z + .02) * (1. - smoothstep(.62 - soft, .62 + soft, along.z));
  float round = .82 + .18 * cos(4. * atan(along.y, along.x));
  vec3 roof = vec3(.95, .94, .92), ground = vec3(.72, .70, .675);
  vec3 room = mix(ground, roof, smoothstep(-soft, soft, along.z));
  vec3 day = outside(along) * vec3(1.02, 1., .97) * (3.6 + .9 * along.y - .5 * along.x);
  return mix(room, day, window * round);
}`;

/** The formulas of a light: `vec3 lightFrom(vec3 from, vec3 along, float spread)`. */
export const SURROUNDINGS: Record<Light, string> = { studio: STUDIO, cabin: CABIN };

/** The shader that writes all that `lightFrom` gives at the middle of the room onto a map of longitude by latitude. */
export const mapOfLight = (light: Light) => `${SURROUNDINGS[light]}
in vec2 corner;
layout(location=0) out vec4 colour;
void main() {
  float longitude = corner.x * 3.14159265, latitude = corner.y * 1.57079633;
  vec3 along = vec3(cos(latitude) * vec2(cos(longitude), sin(longitude)), sin(latitude));
  colour = vec4(lightFrom(vec3(0., 0., .8), along, .05), 1.);
}`;
