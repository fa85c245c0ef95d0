import type { Light } from './order.ts';
import { SURROUNDINGS } from './surroundings.ts';
import { TONE } from './tone.ts';

// Behind the vehicle: for the studio one and the same pale sweep in every picture, so that a list of vehicles looks
// like one photographer's work, with the vehicle's shadow and its faint mirror image in the floor; for a cabin, the
// day outside.

const STUDIO = `${TONE}
uniform sampler2D mirroredFixed, mirroredPaint;
vec3 sweep(vec2 corner) {
  float height = corner.y * .5 + .5;
  const float middle = .938, top = .79, bottom = .858;
  float shown = height < .47 ? mix(bottom, middle, smoothstep(0., .50, height))
    : mix(middle, top, smoothstep(.44, 1.05, height));
  float aside = length(vec2(corner.x * .575, height - .46));
  shown *= 1.015 - .19 * smoothstep(.25, .85, aside);
  return untoned(fromScreen(vec3(shown)).r) * mix(vec3(1.), vec3(.985, .998, 1.02), smoothstep(.95, .80, shown));
}
void main() {
  vec3 ray = forward + corner.x * right + corner.y * up;
  vec3 light = sweep(corner);
  vec4 mirrored = vec4(0.), paint = vec4(0.);
  if (ray.z < -.001) {
    vec2 at = eye.xy + ray.xy * (eye.z / -ray.z);
    vec2 inside = abs(at) / GROUND_SHADOW_HALF;
    if (max(inside.x, inside.y) < 1.) light *= 1. - .97 * shadowAt(at);
    vec2 there = corner * .5 + .5;
    float share = .10 + .5 * pow(1. - clamp(-normalize(ray).z, 0., 1.), 5.);
    mirrored = texture(mirroredFixed, there) * share;
    paint = texture(mirroredPaint, there) * share;
  }
  fixedLight = vec4(light * (1. - mirrored.a) + mirrored.rgb, 1.);
  paintLight = vec4(paint.rg, 1000., 1.);
}`;

const CABIN = `
void main() {
  fixedLight = vec4(outside(normalize(forward + corner.x * right + corner.y * up)), 1.);
  paintLight = vec4(0., 0., 1000., 1.);
}`;

/** The shader of what lies behind the vehicle in a light; it writes the same two colours as the surfaces do. */
export const backdropFragment = (light: Light) => `${SURROUNDINGS[light]}
in vec2 corner;
layout(location=0) out vec4 fixedLight;
layout(location=1) out vec4 paintLight;
uniform vec3 eye, forward, right, up;
${light === 'studio' ? STUDIO : CABIN}`;
